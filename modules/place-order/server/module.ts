import type { Module } from '#platform/server/module/module.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import { purchaseLineList, purchaseList } from '../contract/purchase/purchase-list.ts'
import { purchaseNumber } from '../contract/purchase/purchase-number.ts'
import { placeOrderScreens } from '../contract/screens.ts'
import { hearOrders } from './proposal/hear-orders.ts'
import { proposalService } from './proposal/proposal-rows.ts'
import { proposalRoutes } from './proposal/routes.ts'
import { runHandler } from './proposal/run-proposals.ts'
import { purchaseKept } from './purchase/purchase-kept.ts'
import { purchaseRoutes } from './purchase/routes.ts'

export const placeOrderModule: Module = {
  name: 'place-order',
  screens: placeOrderScreens,
  slips: [purchaseKept],
  lists: [proposalService, slipListService(purchaseList, purchaseKept, {}), slipListService(purchaseLineList, purchaseKept, {})],
  routes: [...proposalRoutes, ...purchaseRoutes],
  jobs: [runHandler],
  listeners: [hearOrders],
  numberKinds: [{ control: 'slip', prefix: 'K', ...purchaseNumber }],
}
