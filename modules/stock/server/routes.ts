import { directory } from '#modules/system/server/index.ts'
import { route, ownTransactions, type Route } from '#platform/server/http/route.ts'
import type { ListService } from '#platform/server/list/list-service.ts'
import { listService } from '#platform/server/list/serve-list.ts'
import { slipRoutes } from '#platform/server/slip/serve-slip.ts'
import { cancelSlip as cancelSlipCall } from '../contract/cancel-slip.ts'
import { countCsv as countCsvCall, countCsvPreview, countCsvUpload } from '../contract/count-csv.ts'
import { inventoryTime } from '../contract/inventory-list.ts'
import {
  countLines as countLinesCall,
  planDue as planDueCall,
  planInventory as planInventoryCall,
  saveCounts as saveCountsCall,
  saveReason as saveReasonCall,
  stepInventory as stepInventoryCall,
  voidTags as voidTagsCall,
} from '../contract/inventory.ts'
import { checkStock } from '../contract/ledger-check.ts'
import { itemStock as itemStockCall } from '../contract/item-stock.ts'
import * as openingCalls from '../contract/opening-csv.ts'
import * as printCalls from '../contract/print-calls.ts'
import {
  stockPayments as stockPaymentsCall,
  stockPaymentSums as stockPaymentSumsCall,
} from '../contract/stock-payments.ts'
import { releasedPromises as releasedPromisesCall } from '../contract/released-promises.ts'
import { openInMonth as openInMonthCall } from '../contract/month-closing.ts'
import { lotList, saveLot as saveLotCall } from '../contract/lot-list.ts'
import { shortageList } from '../contract/shortage-list.ts'
import { stockStanding as stockStandingCall } from '../contract/standing.ts'
import { lotTrace, printLotCertificate as printCertificateCall } from '../contract/lot-trace.ts'
import { stockCourses as stockCoursesCall, stockList } from '../contract/stock-list.ts'
import { stockCourses } from './as-of/stock-courses.ts'
import { moveSlip } from '../contract/move-slip.ts'
import { stockSlip } from '../contract/stock-slip.ts'
import {
  calculatePrices,
  closeStockMonth,
  reopenStockMonth,
  stockPeriods as stockPeriodsCall,
} from '../contract/stock-manage.ts'
import { slipList } from '../contract/slip-list.ts'
import { movementList } from '../contract/movement-list.ts'
import { valuationList } from '../contract/valuation-list.ts'
import { varianceList } from '../contract/variance-list.ts'
import { releasedPromises } from './allocation/released-promises.ts'
import { stockPayments, stockPaymentSums } from './as-of/payments.ts'
import { checkLedger } from './check/check-ledger.ts'
import { closeMonth, reopenMonth } from './closing/close-month.ts'
import { openInMonth } from './closing/open-in-month.ts'
import { stockPeriods } from './closing/periods.ts'
import { repriceMonth } from './closing/total-average.ts'
import { itemStock } from './enquiry/item-stock.ts'
import { countCsv, previewCounts, uploadCounts } from './inventory/count-csv.ts'
import { planDue } from './inventory/plan-due.ts'
import { planInventory } from './inventory/plan-inventory.ts'
import { voidTags } from './inventory/second-counts.ts'
import { countLines } from './inventory/read-inventory.ts'
import { saveCounts, saveReason } from './inventory/save-counts.ts'
import { stepInventory } from './inventory/step-inventory.ts'
import { stockStanding } from './home/standing.ts'
import { shortageRows } from './list/shortage-rows.ts'
import { itemsMeant, itemTypesMeant, locationsMeant } from '#modules/master/server/views.ts'
import { inventoryRows } from './list/inventory-rows.ts'
import { lotRows } from './list/lot-rows.ts'
import { movementRows } from './list/movement-rows.ts'
import { slipRows } from './list/slip-rows.ts'
import { varianceRows } from './list/variance-rows.ts'
import { valuationRows } from './list/valuation-rows.ts'
import { stockRows } from './list/stock-rows.ts'
import { stockAbc as stockAbcCall } from '../contract/abc.ts'
import { stockAbc } from './as-of/stock-abc.ts'
import {
  mapAbc as mapAbcCall,
  shelfGoods as shelfGoodsCall,
  stockMap as stockMapCall,
} from '../contract/stock-map.ts'
import { saveLot } from './lots/save-lot.ts'
import { mapAbc, shelfGoods, stockMap } from './map/stock-map.ts'
import { printLotCertificate } from './lots/lot-certificates.ts'
import { traceLot } from './lots/trace-lot.ts'
import { printPayments } from './print/print-payments.ts'
import { printStockList } from './print/print-list.ts'
import { printCountSheet, printGoodsLabels, printMoveSlip } from './print/print-stock.ts'
import { cancelSlip } from './slip/cancel-slip.ts'
import { enterMove, enterStock } from './slip/enter-slip.ts'
import { openingTemplate, previewOpening, uploadOpening } from './slip/opening-csv.ts'
import { loadEntry, loadMove } from './slip/read-slip.ts'

const { timeZoneOf } = directory
const ofItem = { item_cd: itemsMeant, item_type_cd: itemTypesMeant }
const ofPlace = { location_cd: locationsMeant, warehouse_cd: locationsMeant }

export const lists: readonly ListService[] = [
  listService(stockList, { rows: stockRows, timeZoneOf, meant: { ...ofItem, ...ofPlace }, computed: true }),
  listService(shortageList, { rows: shortageRows, timeZoneOf, meant: ofItem, computed: true }),
  listService(slipList, { rows: slipRows, timeZoneOf, meant: ofItem }),
  listService(lotList, { rows: lotRows, timeZoneOf, meant: ofItem }),
  listService(movementList, { rows: movementRows, timeZoneOf, meant: ofItem }),
  listService(varianceList, { rows: varianceRows, timeZoneOf, meant: ofItem }),
  listService(valuationList, { rows: valuationRows, timeZoneOf, meant: ofItem, computed: true }),
  listService(inventoryTime, { rows: inventoryRows, timeZoneOf }),
]

/** The calls beside those of the lists. */
export const routes: readonly Route[] = [
  ...slipRoutes(stockSlip, { load: loadEntry, create: enterStock }),
  ...slipRoutes(moveSlip, { load: loadMove, create: enterMove }),
  route(cancelSlipCall, cancelSlip),
  route(openingCalls.openingTemplate, openingTemplate),
  route(openingCalls.openingPreview, previewOpening),
  route(openingCalls.openingUpload, uploadOpening),
  route(stockPeriodsCall, stockPeriods),
  route(openInMonthCall, openInMonth),
  route(closeStockMonth, async (context, { month }) => {
    const { repriced } = await closeMonth(context, month)
    return { repriced }
  }),
  route(reopenStockMonth, async (context, { month, reason }) => {
    await reopenMonth(context, month, reason)
    return {}
  }),
  route(checkStock, async ({ tx, registered }) => ({ list: [...(await checkLedger(tx, registered))] })),
  route(calculatePrices, (context, { month }) => repriceMonth(context, month)),
  route(planInventoryCall, planInventory),
  route(planDueCall, planDue),
  route(voidTagsCall, voidTags),
  route(stepInventoryCall, stepInventory),
  route(countLinesCall, countLines),
  route(saveCountsCall, saveCounts),
  route(saveReasonCall, saveReason),
  route(countCsvCall, countCsv),
  route(countCsvPreview, previewCounts),
  route(countCsvUpload, uploadCounts),
  ownTransactions(printCalls.printCountSheet, printCountSheet),
  ownTransactions(printCalls.printMoveSlip, printMoveSlip),
  ownTransactions(printCalls.printGoodsLabels, printGoodsLabels),
  ownTransactions(printCalls.printStockList, printStockList),
  ownTransactions(printCalls.printPayments, printPayments),
  route(itemStockCall, itemStock),
  route(stockCoursesCall, stockCourses),
  route(stockStandingCall, stockStanding),
  route(stockAbcCall, stockAbc),
  route(stockMapCall, stockMap),
  route(mapAbcCall, mapAbc),
  route(shelfGoodsCall, shelfGoods),
  route(saveLotCall, saveLot),
  route(lotTrace, traceLot),
  ownTransactions(printCertificateCall, printLotCertificate),
  route(releasedPromisesCall, releasedPromises),
  route(stockPaymentsCall, stockPayments),
  route(stockPaymentSumsCall, stockPaymentSums),
]
