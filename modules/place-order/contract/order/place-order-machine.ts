import type { BusinessError } from '#platform/contract/errors.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { placeOrderStatus } from './place-order-codes.ts'
import { placeOrderErrors } from './place-order-errors.ts'

/** What is known of an order when it is stepped. */
export interface PlaceOrderFactsOfStep {
  readonly header: { readonly po_no: string }
  readonly lines: readonly { readonly received_qty: string }[]
}

const nothingReceived = ({ header, lines }: PlaceOrderFactsOfStep): BusinessError | undefined =>
  lines.some(({ received_qty }) => received_qty !== '0')
    ? placeOrderErrors[20101].with({ code: header.po_no })
    : undefined

/** 未発注 → 発注済 → 入荷済; what was received may go back, and then there is something to come again. */
export const placeOrderMachine = statusMachine({
  axis: 'po_status',
  states: placeOrderStatus,
  steps: [
    { from: '0', verb: 'issue', to: '1' },
    { from: '1', verb: 'receive', to: '2' },
    { from: '2', verb: 'reopen', to: '1' },
    { from: '0', verb: 'cancel', to: '9', needsReason: true },
    { from: '1', verb: 'cancel', to: '9', guard: nothingReceived, needsReason: true },
  ],
  refused: (state) => placeOrderErrors.BIZ_PO_STATE.with({ state: placeOrderStatus.texts[state] }),
})
