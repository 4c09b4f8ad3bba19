import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

const lists = () => import('./list/order-list-screen.tsx')
const imports = () => import('./import/import-screen.tsx')
const backlog = () => import('./backlog/backlog-screen.tsx')
const backlogSums = () => import('./backlog/backlog-sums-screen.tsx')
const bulk = () => import('./allocation/bulk-allocation-screen.tsx')
const entry = () => import('./entry/order-screen.tsx')

export const receiveOrderPages: ModulePages = {
  name: 'receive-order',
  screens: {
    deliveryDateManage: lazyScreen(
      async () => (await import('./answers/delivery-date-screen.tsx')).DeliveryDateScreen,
    ),
    changeRequest: lazyScreen(
      async () => (await import('./requests/request-list-screen.tsx')).RequestListScreen,
    ),
    receiveOrderPage: lazyScreen(async () => (await import('./page/order-page-screen.tsx')).OrderPageScreen),
    registerReceiveOrder: lazyScreen(async () => (await entry()).OrderScreen),
    receiveOrderList: lazyScreen(async () => (await lists()).OrderListScreen),
    receiveOrderBacklog: lazyScreen(async () => (await backlog()).BacklogScreen),
    backlogSums: lazyScreen(async () => (await backlogSums()).BacklogSumsScreen),
    bulkAllocation: lazyScreen(async () => (await bulk()).BulkAllocationScreen),
    forecastOrder: lazyScreen(
      async () => (await import('./forecast/forecast-order-screen.tsx')).ForecastOrderScreen,
    ),
    customerMonthlyPlan: lazyScreen(
      async () => (await import('./forecast/monthly-plan-screen.tsx')).MonthlyPlanScreen,
    ),
    customerAnnualPlan: lazyScreen(
      async () => (await import('./forecast/annual-plan-screen.tsx')).AnnualPlanScreen,
    ),
    importReceiveOrder: lazyScreen(async () => (await imports()).ImportScreen),
    importForecastOrder: lazyScreen(async () => (await imports()).ForecastImportScreen),
    forecastFieldMatching: lazyScreen(
      async () => (await import('./forecast/forecast-matching-screen.tsx')).ForecastMatchingScreen,
    ),
    tblToCsvFieldMatching: lazyScreen(
      async () => (await import('./import/matching-screen.tsx')).OrderMatchingScreen,
    ),
    receiveOrderImportStatus: lazyScreen(
      async () => (await import('./import/import-status-screen.tsx')).ImportStatusScreen,
    ),
  },
  manual: async () => ({
    ...(await import('./manual/orders.text.ts')).orderManual,
    ...(await import('./manual/forecasts.text.ts')).forecastManual,
  }),
  tiles: async () => (await import('./home/order-tiles.ts')).orderTiles,
}
