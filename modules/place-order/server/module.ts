import { documentedStock, supplyDemand, unposted } from '#modules/stock/server/index.ts'
import { businessDocuments } from '#platform/server/documents/business-documents.ts'
import type { Module } from '#platform/server/module/module.ts'
import { demosUnderWay } from '#platform/server/module/demo.ts'
import { on } from '#platform/server/module/point.ts'
import { listService } from '#platform/server/list/serve-list.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import { acceptanceList, arrivalList } from '../contract/arrival/arrival-list.ts'
import { acceptanceNumber, arrivalNumber } from '../contract/arrival/arrival-number.ts'
import { figuresList } from '../contract/figures/figures-list.ts'
import { proposalsChanged } from '../contract/proposal/proposal-facts.ts'
import { purchaseLineList, purchaseList } from '../contract/purchase/purchase-list.ts'
import { purchaseNumber } from '../contract/purchase/purchase-number.ts'
import { placeOrderScreens } from '../contract/screens.ts'
import { statementNumber } from '../contract/statement/statement-number.ts'
import { acceptanceKept } from './arrival/acceptance-kept.ts'
import { arrivalExamination } from './arrival/arrival-examination.ts'
import { arrivalKept } from './arrival/arrival-kept.ts'
import { waitingRows } from './arrival/waiting-rows.ts'
import { arrivalRoutes } from './arrival/routes.ts'
import { purchasesChanged } from '../contract/order/place-order-facts.ts'
import { placeOrderList } from '../contract/order/place-order-list.ts'
import { placeOrderNumber } from '../contract/order/place-order-number.ts'
import { placeOrderDocuments, purchaseDocuments } from './business-documents.ts'
import { fillPurchasing } from './demo/demo-purchasing.ts'
import { fillSupplierAccount, supplyToday, tellSuppliers } from './demo/suppliers-today.ts'
import { placeOrderBacklogService } from './order/backlog-rows.ts'
import { scoreRoutes } from './score/routes.ts'
import { lateRows } from './order/late-rows.ts'
import { trialWorkNumber, outsideMoveNumber } from '../contract/outside/outside-number.ts'
import { openAcceptances, openArrivals, openPurchases } from './open-in-month.ts'
import { outsideExamination } from './outside/outside-examination.ts'
import { outsideMoveService, outsideProcessService } from './outside/outside-rows.ts'
import { outsideWork } from './outside/outside-work.ts'
import { piecesOutside } from './outside/pieces-outside.ts'
import { outsideRoutes } from './outside/routes.ts'
import { trialOutsideWork } from './outside/trial-work.ts'
import { openPlaceOrders } from './order/open-place-orders.ts'
import { placeOrderExamination } from './order/place-order-examination.ts'
import { placeOrderKept } from './order/place-order-kept.ts'
import { placeOrderRoutes } from './order/routes.ts'
import { figureSource } from './figures/figure-rows.ts'
import { figureRoutes } from './figures/routes.ts'
import { messageService } from './message/message-rows.ts'
import { messageRoutes } from './message/routes.ts'
import { dieService, idleDieService } from './die/dies.ts'
import { priceTalkService } from './law/price-talks.ts'
import { fairTradeRecordService } from './law/fair-trade-record-rows.ts'
import { guardedActService } from './law/guarded-act-rows.ts'
import { lawRoutes } from './law/routes.ts'
import { hearOrders } from './proposal/hear-orders.ts'
import { proposalService } from './proposal/proposal-rows.ts'
import { proposalRoutes } from './proposal/routes.ts'
import { runHandler } from './proposal/run-proposals.ts'
import { purchaseKept } from './purchase/purchase-kept.ts'
import { purchaseRoutes } from './purchase/routes.ts'
import { accountExamination } from './statement/account-examination.ts'
import { supplierAccountRoutes } from './statement/supplier-account.ts'
import { statementRoutes } from './statement/routes.ts'
import { statementService } from './statement/statement-rows.ts'
import { balanceStated } from './statement/opening-balance.ts'
import { statementUses } from './statement/statement-uses.ts'
import { supplyList } from '../contract/supply/supply-list.ts'
import { supplyNumber } from '../contract/supply/supply-number.ts'
import { supplierForecastNumber } from '../contract/forecast/supplier-forecast-number.ts'
import { supplierForecastService } from './forecast/forecast-rows.ts'
import { forecastRoutes } from './forecast/routes.ts'
import { supplyRoutes } from './supply/routes.ts'
import { wantedMaterials } from './supply/wanted-materials.ts'
import { suppliedStockService } from './supply/supplied-stock.ts'
import { supplyKept } from './supply/supply-kept.ts'

export const placeOrderModule: Module = {
  name: 'place-order',
  screens: placeOrderScreens,
  masters: [priceTalkService, dieService],
  slips: [placeOrderKept, arrivalKept, acceptanceKept, purchaseKept, supplyKept],
  lists: [
    proposalService,
    slipListService(placeOrderList, placeOrderKept, lateRows),
    placeOrderBacklogService,
    slipListService(arrivalList, arrivalKept, waitingRows),
    slipListService(acceptanceList, acceptanceKept, {}),
    slipListService(purchaseList, purchaseKept, {}),
    slipListService(purchaseLineList, purchaseKept, {}),
    slipListService(supplyList, supplyKept, {}),
    suppliedStockService,
    supplierForecastService,
    statementService,
    messageService,
    guardedActService,
    fairTradeRecordService,
    idleDieService,
    listService(figuresList, figureSource),
    outsideProcessService,
    outsideMoveService,
  ],
  routes: [
    ...proposalRoutes,
    ...placeOrderRoutes,
    ...arrivalRoutes,
    ...purchaseRoutes,
    ...statementRoutes,
    ...supplierAccountRoutes,
    ...messageRoutes,
    ...supplyRoutes,
    ...forecastRoutes,
    ...lawRoutes,
    ...figureRoutes,
    ...scoreRoutes,
    ...outsideRoutes,
  ],
  uses: statementUses,
  fixed: [balanceStated],
  jobs: [runHandler],
  listeners: [hearOrders],
  facts: [proposalsChanged, purchasesChanged],
  numberKinds: [
    { control: 'slip', prefix: 'P', ...placeOrderNumber },
    { control: 'slip', prefix: 'N', ...arrivalNumber },
    { control: 'slip', prefix: 'G', ...acceptanceNumber },
    { control: 'slip', prefix: 'K', ...purchaseNumber },
    { control: 'slip', prefix: 'V', ...statementNumber },
    { control: 'slip', prefix: 'U', ...supplyNumber },
    { control: 'slip', prefix: 'Y', ...supplierForecastNumber },
    { control: 'slip', prefix: 'O', ...outsideMoveNumber },
    { control: 'slip', prefix: 'T', ...trialWorkNumber },
  ],
  demo: fillPurchasing,
  registers: [
    on(demosUnderWay, fillSupplierAccount),
    on(demosUnderWay, supplyToday),
    on(demosUnderWay, tellSuppliers),
    on(businessDocuments, placeOrderDocuments),
    on(businessDocuments, purchaseDocuments),
    on(supplyDemand, openPlaceOrders),
    on(supplyDemand, wantedMaterials),
    on(outsideWork, trialOutsideWork),
    on(documentedStock, piecesOutside),
    on(unposted, openArrivals),
    on(unposted, openAcceptances),
    on(unposted, openPurchases),
  ],
  doctor: [placeOrderExamination, arrivalExamination, accountExamination, outsideExamination],
}
