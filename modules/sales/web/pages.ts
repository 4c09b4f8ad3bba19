import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

export const salesPages: ModulePages = {
  name: 'sales',
  screens: {
    salesAvailableDeliveryManage: lazyScreen(
      async () => (await import('./shipping/shippable-screen.tsx')).ShippableScreen,
    ),
    deliveryManage: lazyScreen(async () => (await import('./shipping/delivery-screen.tsx')).DeliveryScreen),
  },
}
