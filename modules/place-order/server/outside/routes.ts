import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  finishTrialStep as finishCall,
  makeTrialWork as makeCall,
  orderOutside as orderCall,
  printOutsideNotes as printNotesCall,
  printOutsideStock as printStockCall,
  receiveOutside as receiveCall,
  sendOutside as sendCall,
  takeBackOutside as takeBackCall,
} from '../../contract/outside/outside-calls.ts'
import { orderOutside } from './order-outside.ts'
import { printOutsideNotes } from './print-notes.ts'
import { printOutsideStock } from './print-stock.ts'
import { receiveOutside } from './receive-outside.ts'
import { sendOutside } from './send-outside.ts'
import { takeBackOutside } from './take-back-outside.ts'
import { finishTrialStep, makeTrialWork } from './trial-work.ts'

export const outsideRoutes: readonly Route[] = [
  route(makeCall, makeTrialWork),
  route(finishCall, finishTrialStep),
  route(orderCall, orderOutside),
  route(sendCall, sendOutside),
  route(receiveCall, receiveOutside),
  route(takeBackCall, takeBackOutside),
  ownTransactions(printNotesCall, printOutsideNotes),
  ownTransactions(printStockCall, printOutsideStock),
]
