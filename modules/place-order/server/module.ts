import type { Module } from '#platform/server/module/module.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import { purchaseLineList, purchaseList } from '../contract/purchase/purchase-list.ts'
import { purchaseNumber } from '../contract/purchase/purchase-number.ts'
import { placeOrderScreens } from '../contract/screens.ts'
import { purchaseKept } from './purchase/purchase-kept.ts'
import { purchaseRoutes } from './purchase/routes.ts'

export const placeOrderModule: Module = {
  name: 'place-order',
  screens: placeOrderScreens,
  slips: [purchaseKept],
  lists: [slipListService(purchaseList, purchaseKept, {}), slipListService(purchaseLineList, purchaseKept, {})],
  routes: [...purchaseRoutes],
  numberKinds: [{ control: 'slip', prefix: 'K', ...purchaseNumber }],
}
