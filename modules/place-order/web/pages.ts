import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

const purchaseLists = () => import('./purchase/purchase-list-screens.tsx')

export const placeOrderPages: ModulePages = {
  name: 'place-order',
  screens: {
    purchase: lazyScreen(async () => (await import('./purchase/purchase-screen.tsx')).PurchaseScreen),
    purchaseList: lazyScreen(async () => (await purchaseLists()).PurchaseListScreen),
    supplierStatement: lazyScreen(
      async () => (await import('./statement/statement-screen.tsx')).StatementScreen,
    ),
    purchaseLineList: lazyScreen(async () => (await purchaseLists()).PurchaseLineListScreen),
  },
}
