import { route } from '#platform/server/http/route.ts'
import { matchingRoutes } from '#platform/server/matching/matching-service.ts'
import {
  commitImport as commitCall,
  correctCells as correctCall,
  importDetail,
  importErrorFile as errorsCall,
  importList,
  uploadOrders as uploadCall,
  withdrawImport as withdrawCall,
} from '../../contract/import/import-calls.ts'
import { importStandings, resetImport as resetCall } from '../../contract/import/import-status.ts'
import { orderMatchings, tryMatching as tryCall } from '../../contract/import/matching-calls.ts'
import {
  commitImport,
  correctCells,
  importErrorFile,
  listImports,
  readImport,
  resetImport,
  uploadOrders,
} from './import-verbs.ts'
import { ofOrders } from './of-orders.ts'
import { tryMatching } from './try-matching.ts'
import { withdrawImport } from './withdraw-import.ts'

/** The calls of the import of orders, and of the matchings by which files are read. */
export const importRoutes = [
  ...matchingRoutes(orderMatchings, ofOrders),
  route(tryCall, tryMatching),
  route(importList, listImports),
  route(importDetail, readImport),
  route(uploadCall, uploadOrders),
  route(correctCall, correctCells),
  route(commitCall, commitImport),
  route(withdrawCall, withdrawImport),
  route(errorsCall, importErrorFile),
  route(importStandings, listImports),
  route(resetCall, resetImport),
]
