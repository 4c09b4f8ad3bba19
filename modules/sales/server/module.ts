import { orderDocuments, orderGuards } from '#modules/receive-order/server/index.ts'
import type { Module } from '#platform/server/module/module.ts'
import { on } from '#platform/server/module/point.ts'
import { salesChanged } from '../contract/sales-facts.ts'
import { deliveryNumber } from '../contract/shipping/delivery-number.ts'
import { deliveriesOfOrder, guardDeliveries } from './shipping/order-points.ts'
import { shippingRoutes } from './shipping/routes.ts'

export const salesModule: Module = {
  name: 'sales',
  routes: shippingRoutes,
  facts: [salesChanged],
  numberKinds: [{ control: 'slip', prefix: 'D', ...deliveryNumber }],
  registers: [on(orderDocuments, deliveriesOfOrder), on(orderGuards, guardDeliveries)],
}
