import { itemMaster } from '#modules/master/contract/item.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import { addTab } from '#platform/web/kit/record/record-tab.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'
import { scoreTab } from './score/score-tab.tsx'
import { ordersOfItemTab, ordersOfSupplierTab } from './order/open-orders-tab.tsx'

const arrivalLists = () => import('./arrival/arrival-list-screens.tsx')
const purchaseLists = () => import('./purchase/purchase-list-screens.tsx')
const supplierAccounts = () => import('./statement/supplier-account-screen.tsx')
const supplyLists = () => import('./supply/supply-list-screens.tsx')

export const placeOrderPages: ModulePages = {
  name: 'place-order',
  screens: {
    registerPlaceOrder: lazyScreen(
      async () => (await import('./order/place-order-screen.tsx')).PlaceOrderScreen,
    ),
    placeOrderList: lazyScreen(
      async () => (await import('./order/place-order-list-screen.tsx')).PlaceOrderListScreen,
    ),
    placeOrderBacklog: lazyScreen(
      async () => (await import('./order/backlog-screen.tsx')).PlaceOrderBacklogScreen,
    ),
    placeOrderManage: lazyScreen(async () => (await import('./figures/figures-screen.tsx')).FiguresScreen),
    changeMessage: lazyScreen(
      async () => (await import('./message/message-list-screen.tsx')).MessageListScreen,
    ),
    placeOrderMaterialList: lazyScreen(
      async () => (await import('./proposal/proposal-list-screen.tsx')).ProposalListScreen,
    ),
    arrivalGate: lazyScreen(async () => (await import('./arrival/gate-screen.tsx')).ArrivalGateScreen),
    arrival: lazyScreen(async () => (await import('./arrival/arrival-screen.tsx')).ArrivalScreen),
    arrivalDeliveryManage: lazyScreen(async () => (await arrivalLists()).ArrivalListScreen),
    acceptance: lazyScreen(async () => (await import('./arrival/acceptance-screen.tsx')).AcceptanceScreen),
    acceptanceList: lazyScreen(async () => (await arrivalLists()).AcceptanceListScreen),
    outsideProcess: lazyScreen(
      async () => (await import('./outside/outside-screen.tsx')).OutsideProcessScreen,
    ),
    outsideMoveList: lazyScreen(
      async () => (await import('./outside/outside-move-screen.tsx')).OutsideMoveScreen,
    ),
    purchase: lazyScreen(async () => (await import('./purchase/purchase-screen.tsx')).PurchaseScreen),
    purchaseList: lazyScreen(async () => (await purchaseLists()).PurchaseListScreen),
    supplierStatement: lazyScreen(
      async () => (await import('./statement/statement-screen.tsx')).StatementScreen,
    ),
    supplierAccount: lazyScreen(async () => (await supplierAccounts()).SupplierAccountScreen),
    supplierAccountMatching: lazyScreen(async () => (await supplierAccounts()).SupplierMatchingScreen),
    supplierForecast: lazyScreen(
      async () => (await import('./forecast/forecast-screen.tsx')).SupplierForecastScreen,
    ),
    supplyOut: lazyScreen(async () => (await import('./supply/supply-screen.tsx')).SupplyScreen),
    supplyOutList: lazyScreen(async () => (await supplyLists()).SupplyListScreen),
    suppliedStock: lazyScreen(async () => (await supplyLists()).SuppliedStockScreen),
    price_talk: lazyScreen(async () => (await import('./law/price-talk-screen.tsx')).PriceTalkScreen),
    supplier_die: lazyScreen(async () => (await import('./die/die-screens.tsx')).DieScreen),
    idleDies: lazyScreen(async () => (await import('./die/die-screens.tsx')).IdleDieScreen),
    fairTradeRecords: lazyScreen(
      async () => (await import('./law/fair-trade-record-screen.tsx')).FairTradeRecordScreen,
    ),
    guardedActs: lazyScreen(async () => (await import('./law/guarded-act-screen.tsx')).GuardedActScreen),
    purchaseLineList: lazyScreen(async () => (await purchaseLists()).PurchaseLineListScreen),
  },
  manual: async () => ({
    ...(await import('./manual/ordering.text.ts')).orderingManual,
    ...(await import('./manual/receiving.text.ts')).receivingManual,
    ...(await import('./manual/paying.text.ts')).payingManual,
  }),
  tiles: async () => (await import('./home/place-order-tiles.ts')).placeOrderTiles,
  tabs: [
    addTab(itemMaster, ordersOfItemTab),
    addTab(supplierMaster, ordersOfSupplierTab),
    addTab(supplierMaster, scoreTab),
  ],
}
