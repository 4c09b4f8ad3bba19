import { ownTransactions, route, routeAcross, type Route } from '#platform/server/http/route.ts'
import {
  cancelReceipt as cancelCall,
  enterReceipt as enterCall,
  matchExact as exactCall,
  matchReceipt as matchCall,
  openOfReceipt as openCall,
  unmatchReceipt as unmatchCall,
} from '../../contract/receipt/receipt-calls.ts'
import {
  closableCustomers as closableCall,
  mailStatements as mailCall,
  printStatements as printCall,
  startClosing as startCall,
  withdrawStatement as withdrawCall,
} from '../../contract/statement/statement-calls.ts'
import { cancelReceipt, enterReceipt } from '../receipt/enter-receipt.ts'
import {
  enterBankRows as enterBankCall,
  previewBankFile as previewBankCall,
} from '../../contract/receipt/bank-calls.ts'
import { enterBankRows, previewBankFile } from '../receipt/bank-receipts.ts'
import { matchExact, matchReceipt, openOfReceipt } from '../receipt/match-receipt.ts'
import { unmatchReceipt } from '../receipt/unmatch-receipt.ts'
import { closableCustomers, startClosing } from './close-customers.ts'
import { mailStatements, printStatements } from './print-statements.ts'
import { withdrawStatement } from './withdraw-statement.ts'

const account = 'account of a customer'

export const statementRoutes: readonly Route[] = [
  routeAcross(account, route(closableCall, closableCustomers)),
  route(startCall, startClosing),
  routeAcross(account, route(withdrawCall, withdrawStatement)),
  ownTransactions(printCall, printStatements),
  ownTransactions(mailCall, mailStatements),
  route(enterCall, enterReceipt),
  route(cancelCall, cancelReceipt),
  route(openCall, openOfReceipt),
  route(matchCall, matchReceipt),
  route(exactCall, matchExact),
  route(unmatchCall, unmatchReceipt),
  route(previewBankCall, previewBankFile),
  route(enterBankCall, enterBankRows),
]
