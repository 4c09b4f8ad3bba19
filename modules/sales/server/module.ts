import { orderDocuments, orderGuards, toShipping } from '#modules/receive-order/server/index.ts'
import type { Module } from '#platform/server/module/module.ts'
import { on } from '#platform/server/module/point.ts'
import { salesChanged } from '../contract/sales-facts.ts'
import { deliveryNumber } from '../contract/shipping/delivery-number.ts'
import { salesScreens } from '../contract/screens.ts'
import { shippableList } from '../contract/shipping/shippable-list.ts'
import { deliveryService } from './shipping/delivery-rows.ts'
import { deliveriesOfOrder, guardDeliveries } from './shipping/order-points.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { shippingExamination } from './shipping/shipping-examination.ts'
import { shippableService } from './shipping/shippable-rows.ts'

export const salesModule: Module = {
  name: 'sales',
  screens: salesScreens,
  lists: [shippableService, deliveryService],
  routes: shippingRoutes,
  facts: [salesChanged],
  numberKinds: [{ control: 'slip', prefix: 'D', ...deliveryNumber }],
  doctor: [shippingExamination],
  registers: [
    on(orderDocuments, deliveriesOfOrder),
    on(orderGuards, guardDeliveries),
    on(toShipping, { path: shippableList.screen.path, parameter: 'lines' }),
  ],
}
