import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  arrangeTransports as arrangeCall,
  printTransport as printCall,
  proposeTransports as proposeCall,
  releaseTransport as releaseCall,
} from '../../contract/carrier/carrier-calls.ts'
import { arrangeTransports } from './arrange.ts'
import { printTransport } from './print-transports.ts'
import { proposeTransports } from './propose.ts'
import { releaseTransport } from './release.ts'

export const carrierRoutes: readonly Route[] = [
  route(proposeCall, proposeTransports),
  route(arrangeCall, arrangeTransports),
  route(releaseCall, releaseTransport),
  ownTransactions(printCall, printTransport),
]
