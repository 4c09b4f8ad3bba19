import { orderKept } from '#modules/receive-order/server/index.ts'
import type { LockedDocument } from '#platform/server/unit/locked-document.ts'
import { delivery } from '../tables.ts'

/** Orders are held before what leaves of them. */
export const deliveryDocument: LockedDocument = {
  table: delivery,
  key: ['delivery_no'],
  after: [orderKept.document],
}
