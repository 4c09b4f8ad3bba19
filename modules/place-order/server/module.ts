import type { Module } from '#platform/server/module/module.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import { acceptanceList, arrivalList } from '../contract/arrival/arrival-list.ts'
import { acceptanceNumber, arrivalNumber } from '../contract/arrival/arrival-number.ts'
import { purchaseLineList, purchaseList } from '../contract/purchase/purchase-list.ts'
import { purchaseNumber } from '../contract/purchase/purchase-number.ts'
import { placeOrderScreens } from '../contract/screens.ts'
import { acceptanceKept } from './arrival/acceptance-kept.ts'
import { arrivalExamination } from './arrival/arrival-examination.ts'
import { arrivalKept } from './arrival/arrival-kept.ts'
import { waitingRows } from './arrival/waiting-rows.ts'
import { arrivalRoutes } from './arrival/routes.ts'
import { purchaseKept } from './purchase/purchase-kept.ts'
import { purchaseRoutes } from './purchase/routes.ts'

export const placeOrderModule: Module = {
  name: 'place-order',
  screens: placeOrderScreens,
  slips: [arrivalKept, acceptanceKept, purchaseKept],
  lists: [
    slipListService(arrivalList, arrivalKept, waitingRows),
    slipListService(acceptanceList, acceptanceKept, {}),
    slipListService(purchaseList, purchaseKept, {}),
    slipListService(purchaseLineList, purchaseKept, {}),
  ],
  routes: [...arrivalRoutes, ...purchaseRoutes],
  numberKinds: [
    { control: 'slip', prefix: 'N', ...arrivalNumber },
    { control: 'slip', prefix: 'G', ...acceptanceNumber },
    { control: 'slip', prefix: 'K', ...purchaseNumber },
  ],
  doctor: [arrivalExamination],
}
