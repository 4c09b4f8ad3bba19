import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

const lists = () => import('./list/order-list-screen.tsx')
const imports = () => import('./import/import-screen.tsx')
const entry = () => import('./entry/order-screen.tsx')

export const receiveOrderPages: ModulePages = {
  name: 'receive-order',
  screens: {
    registerReceiveOrder: lazyScreen(async () => (await entry()).OrderScreen),
    receiveOrderList: lazyScreen(async () => (await lists()).OrderListScreen),
    receiveOrderBacklog: lazyScreen(async () => (await lists()).BacklogScreen),
    importReceiveOrder: lazyScreen(async () => (await imports()).ImportScreen),
    tblToCsvFieldMatching: lazyScreen(
      async () => (await import('./import/matching-screen.tsx')).MatchingScreen,
    ),
    receiveOrderImportStatus: lazyScreen(
      async () => (await import('./import/import-status-screen.tsx')).ImportStatusScreen,
    ),
  },
}
