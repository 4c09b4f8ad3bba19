import { route, type Route } from '#platform/server/http/route.ts'
import { matchingRoutes } from '#platform/server/matching/matching-service.ts'
import { forecastFiles, forecastMatchings } from '../../contract/forecast/forecast-import.ts'
import type { FileCalls } from '../../contract/import/file-calls.ts'
import { orderFiles, trialPage as trialPageCall } from '../../contract/import/import-calls.ts'
import { importStandings, resetImport as resetCall } from '../../contract/import/import-status.ts'
import { orderMatchings, tryMatching as tryCall } from '../../contract/import/matching-calls.ts'
import { ofForecasts, tryForecasts } from '../forecast/of-forecasts.ts'
import type { FilesOf } from './files-of.ts'
import {
  commitImport,
  correctCells,
  importErrorFile,
  listImports,
  readImport,
  resetImport,
  uploadFile,
  withdrawFile,
} from './import-verbs.ts'
import { ofOrders } from './of-orders.ts'
import { trialPage } from './plan-trial.ts'
import { tryMatching } from './try-matching.ts'

const fileRoutes = (calls: FileCalls, of: FilesOf): readonly Route[] => [
  route(calls.list, (context) => listImports(context, of)),
  route(calls.detail, (context, sent) => readImport(context, of, sent)),
  route(calls.upload, (context, sent) => uploadFile(context, of, sent)),
  route(calls.correct, (context, sent) => correctCells(context, of, sent)),
  route(calls.commit, (context, sent) => commitImport(context, of, sent)),
  route(calls.withdraw, (context, sent) => withdrawFile(context, of, sent)),
  route(calls.errorFile, (context, sent) => importErrorFile(context, of, sent)),
]

/** The calls of the imports of orders and forecasts, and of the matchings by which files are read. */
export const importRoutes = [
  ...matchingRoutes(orderMatchings, ofOrders),
  route(tryCall, tryMatching),
  ...fileRoutes(orderFiles, ofOrders),
  ...matchingRoutes(forecastMatchings, ofForecasts),
  route(forecastMatchings.tryAll, tryForecasts),
  ...fileRoutes(forecastFiles, ofForecasts),
  route(trialPageCall, trialPage),
  route(importStandings, (context) => listImports(context)),
  route(resetCall, resetImport),
]
