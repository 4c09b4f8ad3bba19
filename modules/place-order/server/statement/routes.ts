import { ownTransactions, route, routeAcross, type Route } from '#platform/server/http/route.ts'
import {
  closableSuppliers as closableCall,
  closeSuppliers as closeCall,
  confirmStatement as confirmCall,
  mailStatements as mailCall,
  printStatements as printCall,
  withdrawStatement as withdrawCall,
} from '../../contract/statement/statement-calls.ts'
import {
  recordPayment as recordCall,
  takeBackPayment as takeBackCall,
} from '../../contract/statement/payment-calls.ts'
import { closableSuppliers, closeSuppliers } from './close-suppliers.ts'
import { makeTransfer as transferCall } from '../../contract/statement/transfer-calls.ts'
import { makeTransfer } from './make-transfer.ts'
import { recordPayment, takeBackPayment } from './record-payment.ts'
import { mailStatements, printStatements } from './print-statements.ts'
import { confirmStatement, withdrawStatement } from './step-statement.ts'

const account = 'account of a supplier'

export const statementRoutes: readonly Route[] = [
  routeAcross(account, route(closableCall, closableSuppliers)),
  routeAcross(account, route(closeCall, closeSuppliers)),
  routeAcross(account, route(withdrawCall, withdrawStatement)),
  routeAcross(account, route(recordCall, recordPayment)),
  routeAcross(account, route(takeBackCall, takeBackPayment)),
  route(confirmCall, confirmStatement),
  ownTransactions(printCall, printStatements),
  ownTransactions(mailCall, mailStatements),
  ownTransactions(transferCall, makeTransfer),
]
