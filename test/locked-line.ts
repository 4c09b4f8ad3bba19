import { shipTrial } from '#modules/developer/contract/trial-calls.ts'
import {
  closePlaceOrderLines,
  issuePlaceOrder,
} from '#modules/place-order/contract/order/place-order-calls.ts'
import { closeLines } from '#modules/receive-order/contract/order-calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { AnySlipRecord } from '#platform/contract/slip.ts'

/** By the name of a slip, the calls that make its first line one that may not be changed any more. */
export const lockedLine: Readonly<
  Record<string, (record: AnySlipRecord) => readonly (readonly [Endpoint, object])[]>
> = {
  trialSlip: ({ header }) => [[shipTrial, { slip_no: header['slip_no'], line_no: 1 }]],
  registerReceiveOrder: ({ header }) => [
    [closeLines, { order_no: header['order_no'], lines: [1], reason: '打切' }],
  ],
  registerPlaceOrder: ({ header: { po_no } }) => [
    [issuePlaceOrder, { po_no }],
    [closePlaceOrderLines, { po_no, lines: [1], reason: '打切' }],
  ],
}
