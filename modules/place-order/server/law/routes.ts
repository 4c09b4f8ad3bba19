import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  askForPass as askCall,
  decidePass as decideCall,
  printFairTradeReport as printReportCall,
} from '../../contract/law/law-calls.ts'
import { askForPass, decidePass } from './decide-passes.ts'
import { printFairTradeReport } from './print-report.ts'

export const lawRoutes: readonly Route[] = [
  route(askCall, askForPass),
  route(decideCall, decidePass),
  ownTransactions(printReportCall, printFairTradeReport),
]
