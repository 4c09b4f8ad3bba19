import type { LockedDocument } from '#platform/server/unit/locked-document.ts'
import { deliveryDocument } from '../shipping/delivery-document.ts'
import { transport } from '../tables.ts'

/** Deliveries are held before what carries them. */
export const transportDocument: LockedDocument = {
  table: transport,
  key: ['transport_no'],
  after: [deliveryDocument],
}
