import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'
import { masterNames } from '../contract/master-names.ts'

const partners = () => import('./page/partner-pages.tsx')
const prices = () => import('./price/price-screens.tsx')

/** Masters that are nothing but their definition come in one chunk; those with a screen of their own replace it below. */
const plainScreens = Object.fromEntries(
  masterNames.map((name) => [
    name,
    lazyScreen(async () => (await import('./plain-masters.tsx')).plainMaster(name)),
  ]),
)

export const masterPages: ModulePages = {
  name: 'master',
  screens: {
    ...plainScreens,
    place_order_cycle: lazyScreen(
      async () => (await import('./order-cycle/order-cycle-screen.tsx')).OrderCycleScreen,
    ),
    unit_price: lazyScreen(async () => (await prices()).UnitPriceScreen),
    customer_unit_price: lazyScreen(async () => (await prices()).CustomerUnitPriceScreen),
    calendar: lazyScreen(async () => (await import('./calendar/calendar-screen.tsx')).CalendarScreen),
    pbom_process: lazyScreen(async () => (await import('./routing/routing-screen.tsx')).RoutingScreen),
    itemPage: lazyScreen(async () => (await import('./page/item-page.tsx')).ItemPage),
    customerPage: lazyScreen(async () => (await partners()).CustomerPage),
    supplierPage: lazyScreen(async () => (await partners()).SupplierPage),
    item: lazyScreen(async () => (await import('./item/item-screen.tsx')).ItemScreen),
    facility: lazyScreen(async () => (await import('./facility/facility-screen.tsx')).FacilityScreen),
    worker: lazyScreen(async () => (await import('./worker/worker-screen.tsx')).WorkerScreen),
    supplier: lazyScreen(async () => (await import('./supplier/supplier-screen.tsx')).SupplierScreen),
    bom: lazyScreen(async () => (await import('./bom/bom-screen.tsx')).BomScreen),
  },
  manual: async () => ({
    ...(await import('./manual/trade.text.ts')).tradeManual,
    ...(await import('./manual/making.text.ts')).makingManual,
  }),
}
