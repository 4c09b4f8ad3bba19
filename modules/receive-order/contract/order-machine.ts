import type { BusinessError } from '#platform/contract/errors.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { orderStatus } from './order-codes.ts'
import { orderErrors } from './order-errors.ts'

interface LineFacts {
  readonly line_no: number
  readonly line_status: string
  readonly shipped_qty: string
  readonly instructed_qty: string
  readonly plan_status: string
}

/** What is known of an order when it is stepped. */
export interface OrderFactsOfStep {
  readonly header: { readonly order_no: string }
  readonly lines: readonly LineFacts[]
}

/** What stands on a line itself against its going away. */
export function refusalToCancel(order_no: string, line: LineFacts): BusinessError | undefined {
  if (line.shipped_qty !== '0') return orderErrors.BIZ_ORDER_SHIPPED.with({ line: line.line_no })
  if (line.instructed_qty !== '0') return orderErrors.BIZ_ORDER_INSTRUCTED.with({ line: line.line_no })
  return line.plan_status === '2' ? orderErrors[20122].with({ code: order_no }) : undefined
}

/** What has ended may have been shipped before; what was planned of it is of no account any more. */
const ofAnyLine = ({ header, lines }: OrderFactsOfStep): BusinessError | undefined =>
  lines
    .filter(({ line_status }) => line_status !== '9')
    .map((line) =>
      refusalToCancel(header.order_no, line.line_status === '0' ? line : { ...line, plan_status: '0' }),
    )
    .find((refusal) => refusal !== undefined)

/** An order as a whole: it ends when its last line does, or is cancelled. */
export const orderMachine = statusMachine({
  axis: 'order_status',
  states: orderStatus,
  steps: [
    { from: '0', verb: 'cancel', to: '9', guard: ofAnyLine, needsReason: true },
    { from: '0', verb: 'close', to: '8' },
    { from: '0', verb: 'complete', to: '1' },
  ],
  refused: (state) => orderErrors.BIZ_ORDER_STATE.with({ state: orderStatus.texts[state] }),
})
