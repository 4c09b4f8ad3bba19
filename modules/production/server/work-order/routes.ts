import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  aboutWorkOrder as aboutCall,
  printSheets as printCall,
  recallSheets as recallCall,
  withdrawWorkOrders as withdrawCall,
} from '../../contract/work-order/work-order-calls.ts'
import {
  makeRework as reworkCall,
  makeTrial as trialCall,
  reworkOf as reworkOfCall,
} from '../../contract/work-order/rework-calls.ts'
import { makeRework } from './make-rework.ts'
import { makeTrial } from './make-trial.ts'
import { printSheets } from './print-sheets.ts'
import { aboutWorkOrder } from './read-work-order.ts'
import { reworkOf } from './offer-rework.ts'
import { recallSheets } from './recall-sheets.ts'
import { withdrawWorkOrders } from './withdraw-work-orders.ts'

export const workOrderRoutes: readonly Route[] = [
  route(withdrawCall, withdrawWorkOrders),
  ownTransactions(printCall, printSheets),
  route(recallCall, recallSheets),
  route(aboutCall, aboutWorkOrder),
  route(reworkOfCall, reworkOf),
  route(reworkCall, makeRework),
  route(trialCall, makeTrial),
]
