import { orderKept } from '#modules/receive-order/server/index.ts'
import { placeOrderKept, purchaseKept, trialOutsideWork } from '#modules/place-order/server/index.ts'
import type { LockedDocument } from '#platform/server/unit/locked-document.ts'
import { workOrder } from './tables.ts'

/** Orders of customers and to suppliers are held before what is made for them. */
export const workOrderDocument: LockedDocument = {
  table: workOrder,
  key: ['work_order_no'],
  after: [orderKept.document, placeOrderKept.document, purchaseKept.document, trialOutsideWork.document],
}
