import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

export const placeOrderPages: ModulePages = {
  name: 'place-order',
  screens: {
    placeOrderMaterialList: lazyScreen(
      async () => (await import('./proposal/proposal-list-screen.tsx')).ProposalListScreen,
    ),
  },
}
