import { handoverList } from '#modules/mes/contract/handover/handover-calls.ts'
import { machinesNow } from '#modules/mes/contract/line-board/line-board-calls.ts'
import { losses } from '#modules/mes/contract/losses/losses-calls.ts'
import { morningBoard } from '#modules/mes/contract/morning-board/board-calls.ts'
import { progressOnGantt } from '#modules/mes/contract/progress-gantt/progress-calls.ts'
import { terminalJobs } from '#modules/mes/contract/terminal-calls.ts'
import { expectedAtGate } from '#modules/place-order/contract/arrival/gate-calls.ts'
import { supplierAccount, supplierMatchings } from '#modules/place-order/contract/statement/account-calls.ts'
import { planOnGantt } from '#modules/production/contract/gantt/gantt-calls.ts'
import { planStanding } from '#modules/production/contract/run/run-calls.ts'
import { readYearPlan } from '#modules/production/contract/year-plan/year-plan-calls.ts'
import { backlogSums } from '#modules/receive-order/contract/backlog-sums.ts'
import { previewAllocation } from '#modules/receive-order/contract/bulk-allocation.ts'
import { planOfYear } from '#modules/receive-order/contract/forecast/annual-plan.ts'
import { forecastFiles, forecastMatchings } from '#modules/receive-order/contract/forecast/forecast-import.ts'
import { compareForecasts } from '#modules/receive-order/contract/forecast/forecast-order.ts'
import { planOfDays } from '#modules/receive-order/contract/forecast/monthly-plan.ts'
import { importList } from '#modules/receive-order/contract/import/import-calls.ts'
import { importStandings } from '#modules/receive-order/contract/import/import-status.ts'
import { orderMatchings } from '#modules/receive-order/contract/import/matching-calls.ts'
import {
  acceptanceMatch,
  acceptanceMatchings,
} from '#modules/sales/contract/acceptance-match/acceptance-calls.ts'
import { readBudget } from '#modules/sales/contract/budget/budget-calls.ts'
import {
  carrierInvoice,
  carrierInvoiceMatchings,
} from '#modules/sales/contract/carrier-invoice/carrier-invoice-calls.ts'
import { deliveryList } from '#modules/sales/contract/shipping/delivery-list.ts'
import { inventoryTime } from '#modules/stock/contract/inventory-list.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { stockPeriods } from '#modules/stock/contract/stock-manage.ts'
import { stockMap } from '#modules/stock/contract/stock-map.ts'
import { stockPayments } from '#modules/stock/contract/stock-payments.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { listServices } from '#platform/server/list/list-service.ts'
import { product } from './product.ts'

/** What a screen asks when it is opened, and where in the answer its rows stand. */
export interface OpeningCall {
  readonly path: string
  readonly call: Endpoint
  readonly input: object
  readonly rows: string
}

/** Of a list with a screen, and of a master: its conditions as they are initially. */
const listed: readonly OpeningCall[] = [
  ...product
    .registered(listServices)
    .flatMap(({ list }) =>
      'screen' in list && isScreen(list.screen)
        ? [{ path: list.screen.path, call: list.endpoints.getList, input: list.initial, rows: 'list' }]
        : [],
    ),
  ...product.masters.map(({ path, endpoints }) => ({
    ...{ path, call: endpoints.getList, input: {}, rows: 'list' },
  })),
]

function isScreen(one: unknown): one is { readonly path: string } {
  return typeof one === 'object' && one !== null && 'path' in one && typeof one.path === 'string'
}

/** Of the others; what has to be chosen first is what the demo company has most of. */
const others = (today: string): readonly OpeningCall[] => {
  const month = today.slice(0, 7)
  const first = `${month}-01`
  const customer = { customer_cd: 'C001', branch_no: '00' }
  const openCounts = { call: inventoryTime.endpoints.getList, input: { status: '0,1,2,3,4' }, rows: 'list' }
  const matchings = (path: string, call: Endpoint, target: string): OpeningCall => ({
    ...{ path, call, input: { target }, rows: 'list' },
  })
  const list = (path: string, call: Endpoint, input: object = {}): OpeningCall => ({
    ...{ path, call, input, rows: 'list' },
  })
  const part = (path: string, call: Endpoint, rows: string, input: object = {}): OpeningCall => ({
    ...{ path, call, input, rows },
  })
  return [
    part('/mes/productionProgressGantt', progressOnGantt, 'operations'),
    list('/mes/productionAchievement', terminalJobs, { facility_cd: 'NC-01' }),
    part('/mes/lineBoard', machinesNow, 'machines'),
    part('/mes/morningBoard', morningBoard, 'lines'),
    list('/mes/handover', handoverList),
    part('/mes/losses', losses, 'machines', { from: first, to: today }),
    part('/production/productionPlanStockYear', readYearPlan, 'rows'),
    part('/production/productionPlan', planOnGantt, 'operations'),
    list('/masterMaint/master/productionPlanStatus', planStanding),
    list('/receiveOrder/backlogSums', backlogSums),
    list('/receiveOrder/bulkAllocation', previewAllocation),
    list('/receiveOrder/importReceiveOrder', importList),
    list('/masterMaint/master/receiveOrderImportStatus', importStandings),
    list('/receiveOrder/importForecastOrder', forecastFiles.list),
    matchings('/receiveOrder/tblToCsvFieldMatching', orderMatchings.list, 'order'),
    matchings('/receiveOrder/forecastFieldMatching', forecastMatchings.list, 'forecast'),
    part('/receiveOrder/forecastOrder', compareForecasts, 'rows', { ...customer, month }),
    part('/sales/customerMonthlyPlan', planOfDays, 'rows', { ...customer, month }),
    part('/sales/customerAnnualPlan', planOfYear, 'rows', { ...customer, order_sales_div: '1' }),
    part('/sales/salesBudget', readBudget, 'rows', { sales_budget_div: '1', by: '1' }),
    list('/sales/picking', deliveryList.endpoints.getList, { delivery_status: '1' }),
    list('/sales/carrierInvoice', carrierInvoice.list),
    matchings('/sales/carrierInvoiceFieldMatching', carrierInvoiceMatchings.list, 'carrierInvoice'),
    list('/sales/acceptanceMatch', acceptanceMatch.list),
    matchings('/sales/acceptanceFieldMatching', acceptanceMatchings.list, 'customerAcceptance'),
    list('/placeOrder/arrivalGate', expectedAtGate, { from_dt: today, to_dt: today }),
    list('/placeOrder/supplierAccount', supplierAccount.list),
    matchings('/placeOrder/supplierAccountMatching', supplierMatchings.list, 'supplierAccount'),
    part('/stock/stockEnquiry', itemStock, 'places', { item_cd: 'LG-15' }),
    list('/stock/stockPayments', stockPayments, { item_cd: 'LG-15', from: first, to: today }),
    part('/stock/stockMap', stockMap, 'shelves', { location_cd: '999' }),
    list('/stock/stockManage', stockPeriods),
    { path: '/stock/inventoryManage', ...openCounts },
    { path: '/stock/inventoryDifferenceAdjustment', ...openCounts },
  ]
}

export const openingCalls = (today: string): readonly OpeningCall[] => [...listed, ...others(today)]

/** On these one types, or asks first: they open blank. */
export const openBlank = [
  ...['/mes/productionAchievementBulk', '/mes/quarantine'],
  ...['/receiveOrder/registerReceiveOrder', '/receiveOrder/receiveOrderPage', '/sales/registerSales'],
  ...['/placeOrder/registerPlaceOrder', '/placeOrder/arrival', '/placeOrder/acceptance'],
  ...['/placeOrder/supplyOut', '/placeOrder/purchase', '/stock/registerStock', '/stock/registerStockMove'],
  ...['/masterMaint/system/dbSearch', '/masterMaint/system/dbDataDeleteByCreateDateTime'],
  ...['/masterMaint/master/itemPage', '/masterMaint/master/customerPage', '/masterMaint/master/supplierPage'],
  ...['/masterMaint/master/companyPasswordChange', '/developer/trialSlip'],
]

/** What is set, or is there by itself, in every company. */
export const alwaysThere = [
  ...['/index', '/firstWeek', '/masterMaint/etc/personalCenter'],
  ...['/masterMaint/master/bizdate', '/masterMaint/master/dbCsvExport'],
  ...['/masterMaint/system/systemParameter', '/masterMaint/system/menu', '/masterMaint/system/permission'],
  ...['/masterMaint/system/taskSchedule', '/masterMaint/system/dbLifeCycle'],
  ...['/stock/stockDivisions', '/developer/tableExport', '/developer/api', '/developer/kit'],
]

/** Nothing to see is as it should be: nobody has tried it yet, or nothing went wrong. */
export const rightlyEmpty: Readonly<Record<string, string>> = {
  '/production/productionPlanScenario': 'nobody has tried another plan',
  '/mes/refusedWork': 'nothing that was told on the shop floor was refused',
  '/placeOrder/guardedActs': 'nobody has asked for what the fair-trade act forbids',
  '/masterMaint/system/errorLog': 'nothing went wrong',
  '/masterMaint/system/messageList': 'nothing was mailed',
  '/developer/apiKeyList': 'a key is made for a program of one’s own',
  '/developer/webhookList': 'a webhook is made for a program of one’s own',
  '/developer/webhookLog': 'no program was told anything',
  '/developer/trialSlipList': 'a slip to try the controls with',
}
