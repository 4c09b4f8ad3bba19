import type { Module } from '#platform/server/module/module.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import { purchaseLineList, purchaseList } from '../contract/purchase/purchase-list.ts'
import { purchaseNumber } from '../contract/purchase/purchase-number.ts'
import { placeOrderScreens } from '../contract/screens.ts'
import { statementNumber } from '../contract/statement/statement-number.ts'
import { purchaseKept } from './purchase/purchase-kept.ts'
import { purchaseRoutes } from './purchase/routes.ts'
import { statementRoutes } from './statement/routes.ts'
import { statementService } from './statement/statement-rows.ts'
import { statementUses } from './statement/statement-uses.ts'

export const placeOrderModule: Module = {
  name: 'place-order',
  screens: placeOrderScreens,
  slips: [purchaseKept],
  lists: [
    slipListService(purchaseList, purchaseKept, {}),
    slipListService(purchaseLineList, purchaseKept, {}),
    statementService,
  ],
  routes: [...purchaseRoutes, ...statementRoutes],
  uses: statementUses,
  numberKinds: [
    { control: 'slip', prefix: 'K', ...purchaseNumber },
    { control: 'slip', prefix: 'V', ...statementNumber },
  ],
}
