import { demandKinds, supplyDemand } from '#modules/stock/server/index.ts'
import { ownTransactions, route, routeAcross } from '#platform/server/http/route.ts'
import { businessDocuments } from '#platform/server/documents/business-documents.ts'
import type { Module } from '#platform/server/module/module.ts'
import { waitingRows } from '#platform/server/list/menu-counts.ts'
import { on } from '#platform/server/module/point.ts'
import { finders } from '#platform/server/palette/finder.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import {
  aboutLine as aboutCall,
  allocateOrder as allocateCall,
  cancelOrder as cancelCall,
  closeLines as closeCall,
  creditOfCustomer,
  headerOfCustomer,
  lineOfItem,
  releaseOrder as releaseCall,
} from '../contract/order-calls.ts'
import {
  answerDates as answerDatesCall,
  releaseHolds as releaseHoldsCall,
  possibleDays as possibleDaysCall,
  shiftDays as shiftDaysCall,
} from '../contract/answers/answer-calls.ts'
import {
  mailAcknowledgement as mailOrdersCall,
  mailAnswers as mailAnswersCall,
  printAcknowledgement as printOrdersCall,
  printAnswers as printAnswersCall,
} from '../contract/documents/paper-calls.ts'
import { orderPageOf as orderPageCall } from '../contract/page/order-page.ts'
import {
  answerRequest as answerRequestCall,
  seeRequest as seeRequestCall,
  sendRequest as sendRequestCall,
  withdrawRequest as withdrawRequestCall,
} from '../contract/requests/request-calls.ts'
import { effectsOfRequest as effectsCall } from '../contract/requests/request-effects.ts'
import { openRequests, requestList, requestsChanged } from '../contract/requests/request-list.ts'
import { answerDates } from './answers/answer-dates.ts'
import { releaseHolds } from './answers/hold-promises.ts'
import { deliveryDateService } from './answers/delivery-dates.ts'
import { possibleDays } from './answers/possible-days.ts'
import { shiftDays } from './answers/shift-days.ts'
import { mailAcknowledgement, mailAnswers } from './documents/mail-orders.ts'
import { printAcknowledgement, printAnswers } from './documents/print-orders.ts'
import { orderPageOf } from './page/order-page.ts'
import { answerRequest, seeRequest, withdrawRequest } from './requests/answer-request.ts'
import { effectsOfRequest } from './requests/request-effects.ts'
import { requestService } from './requests/request-rows.ts'
import { sendRequest } from './requests/send-request.ts'
import { orderExamination } from './progress/order-examination.ts'
import { backlogSums as backlogSumsCall, shippingPage as shippingPageCall } from '../contract/backlog-sums.ts'
import {
  forecastCsv as forecastCsvCall,
  forecastCsvPreview,
  forecastCsvUpload,
} from '../contract/forecast/forecast-csv.ts'
import { forecastsChanged } from '../contract/forecast/forecast-facts.ts'
import {
  compareForecasts as compareCall,
  expiringBy as expiringCall,
  firmReceived as firmCall,
} from '../contract/forecast/forecast-order.ts'
import { annualPlanCsv as yearCsvCall, planOfYear as yearCall } from '../contract/forecast/annual-plan.ts'
import {
  editDays as editDaysCall,
  editMonths as editMonthsCall,
  planOfDays as daysCall,
  planOfMonths as monthsCall,
} from '../contract/forecast/monthly-plan.ts'
import { ordersChanged } from '../contract/order-facts.ts'
import { orderList } from '../contract/order-list.ts'
import { orderNumber } from '../contract/order-number.ts'
import { receiveOrderScreens } from '../contract/screens.ts'
import {
  dropUsual as dropUsualCall,
  keepUsual as keepUsualCall,
  usualOrders as usualOrdersCall,
} from '../contract/usual/usual-calls.ts'
import { orderDocumentsKept } from './business-documents.ts'
import { backlogSums } from './backlog/backlog-sums.ts'
import { shippingPage } from './backlog/to-shipping.ts'
import { fillForecasts } from './demo/forecasts.ts'
import { fillForecastFiles, fillImports } from './demo/imports.ts'
import { fillOrders } from './demo/orders.ts'
import { cancelOrder, closeLines } from './end-lines.ts'
import { aboutLine } from './entry/about-line.ts'
import { creditOf } from './entry/credit.ts'
import { headerOf, lineOf } from './entry/entry-calls.ts'
import { annualPlanCsv } from './forecast/annual-plan-csv.ts'
import { compareForecasts } from './forecast/compare-forecasts.ts'
import { editDays } from './forecast/edit-days.ts'
import { editMonths } from './forecast/edit-months.ts'
import { expiringBy, firmReceived } from './forecast/firm-received.ts'
import { forecastExamination } from './forecast/forecast-examination.ts'
import { forecastCsv, previewForecasts, uploadForecasts } from './forecast/forecast-csv.ts'
import { forecastUses } from './forecast/forecast-uses.ts'
import { hearCustomers, hearOrders } from './forecast/hear-orders.ts'
import { forecastImportHandler } from './forecast/of-forecasts.ts'
import { openForecasts } from './forecast/open-forecasts.ts'
import { planOfDays } from './forecast/plan-of-days.ts'
import { planOfMonths } from './forecast/plan-of-months.ts'
import { planOfYear } from './forecast/plan-of-year.ts'
import { importHandler } from './import/import-job.ts'
import { importRoutes } from './import/import-routes.ts'
import { backlogService } from './list/backlog-rows.ts'
import { findByCustomerNumber } from './list/find-by-customer-number.ts'
import { orderKept } from './order-kept.ts'
import { allocateOrder, releaseOrder } from './promises/allocate-order.ts'
import { orderDemand } from './promises/order-demand.ts'
import { openOrders } from './promises/open-orders.ts'
import { dropUsual, keepUsual, usualOrders } from './usual/usual-orders.ts'
import { promiseRoutes } from './promises/routes.ts'
import { beginsWith, setupSteps } from '#modules/system/server/index.ts'
import { orderSlip } from '../contract/order-slip.ts'
import { receiveOrder } from './tables.ts'

export const receiveOrderModule: Module = {
  name: 'receive-order',
  screens: receiveOrderScreens,
  slips: [orderKept],
  lists: [slipListService(orderList, orderKept, {}), backlogService, deliveryDateService, requestService],
  routes: [
    route(allocateCall, allocateOrder),
    route(releaseCall, releaseOrder),
    route(cancelCall, cancelOrder),
    route(closeCall, closeLines),
    route(headerOfCustomer, headerOf),
    route(lineOfItem, lineOf),
    routeAcross('credit of a customer', route(creditOfCustomer, creditOf)),
    route(aboutCall, aboutLine),
    route(possibleDaysCall, possibleDays),
    route(shiftDaysCall, shiftDays),
    route(answerDatesCall, answerDates),
    route(releaseHoldsCall, releaseHolds),
    route(sendRequestCall, sendRequest),
    route(answerRequestCall, answerRequest),
    route(seeRequestCall, seeRequest),
    route(withdrawRequestCall, withdrawRequest),
    route(effectsCall, effectsOfRequest),
    route(orderPageCall, orderPageOf),
    ownTransactions(printOrdersCall, printAcknowledgement),
    ownTransactions(printAnswersCall, printAnswers),
    ownTransactions(mailOrdersCall, mailAcknowledgement),
    ownTransactions(mailAnswersCall, mailAnswers),
    route(usualOrdersCall, usualOrders),
    route(keepUsualCall, keepUsual),
    route(dropUsualCall, dropUsual),
    ...promiseRoutes,
    route(backlogSumsCall, backlogSums),
    route(shippingPageCall, shippingPage),
    route(daysCall, planOfDays),
    route(editDaysCall, editDays),
    route(monthsCall, planOfMonths),
    route(editMonthsCall, editMonths),
    route(yearCall, planOfYear),
    route(yearCsvCall, annualPlanCsv),
    route(compareCall, compareForecasts),
    route(firmCall, firmReceived),
    route(expiringCall, expiringBy),
    route(forecastCsvCall, forecastCsv),
    route(forecastCsvPreview, previewForecasts),
    route(forecastCsvUpload, uploadForecasts),
    ...importRoutes,
  ],
  jobs: [importHandler, forecastImportHandler],
  doctor: [orderExamination, forecastExamination],
  facts: [ordersChanged, forecastsChanged, requestsChanged],
  listeners: [hearOrders, hearCustomers],
  uses: forecastUses,
  numberKinds: [{ control: 'slip', prefix: 'R', ...orderNumber }],
  demo: async (context, today, wording) => {
    await fillOrders(context, today, wording)
    await fillForecasts(context, today)
    await fillImports(context, today, wording)
    await fillForecastFiles(context, today, wording)
  },
  registers: [
    on(finders, findByCustomerNumber),
    on(setupSteps, beginsWith(orderSlip.screen, receiveOrder)),
    on(businessDocuments, orderDocumentsKept),
    on(demandKinds, orderDemand),
    on(supplyDemand, openOrders),
    on(supplyDemand, openForecasts),
    on(waitingRows, { list: requestList, conditions: openRequests }),
  ],
}
