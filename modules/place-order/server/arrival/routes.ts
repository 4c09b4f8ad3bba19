import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  accept as acceptCall,
  cancelAcceptance as cancelAcceptanceCall,
  cancelArrival as cancelArrivalCall,
  printArrivalLabels as labelsCall,
  printReturnSlip as returnCall,
  receiveArrival as receiveCall,
  turnAwayArrival as turnAwayCall,
} from '../../contract/arrival/arrival-calls.ts'
import { directToReport as directCall } from '../../contract/arrival/direct-calls.ts'
import { expectedAtGate as expectedCall, scanAtGate as scanCall } from '../../contract/arrival/gate-calls.ts'
import {
  acceptanceMeasures as measuresCall,
  printMeasures as printMeasuresCall,
  recordMeasures as recordCall,
} from '../../contract/arrival/measure-calls.ts'
import { accept } from './accept.ts'
import { cancelAcceptance } from './cancel-acceptance.ts'
import { cancelArrival } from './cancel-arrival.ts'
import { directToReport } from './direct-to-report.ts'
import { expectedAtGate, scanAtGate } from './expected-at-gate.ts'
import { readMeasures, recordMeasures } from './measures.ts'
import { printMeasures } from './print-measures.ts'
import { printArrivalLabels, printReturnSlip } from './print-arrivals.ts'
import { receiveArrival } from './receive-arrival.ts'
import { turnAwayArrival } from './turn-away-arrival.ts'

export const arrivalRoutes: readonly Route[] = [
  route(receiveCall, receiveArrival),
  route(turnAwayCall, turnAwayArrival),
  route(cancelArrivalCall, cancelArrival),
  route(acceptCall, accept),
  route(cancelAcceptanceCall, cancelAcceptance),
  route(expectedCall, expectedAtGate),
  route(scanCall, scanAtGate),
  route(directCall, directToReport),
  ownTransactions(labelsCall, printArrivalLabels),
  ownTransactions(returnCall, printReturnSlip),
  route(measuresCall, readMeasures),
  route(recordCall, recordMeasures),
  ownTransactions(printMeasuresCall, printMeasures),
]
