import { compare, decimal, minus, written, zero } from '#platform/contract/decimal.ts'
import type { SlipCompletion, SlipToComplete } from '#platform/server/slip/kept-slip.ts'
import type { PlaceOrderStatus } from '../../contract/order/place-order-codes.ts'
import { placeOrderBacklog } from '../../contract/order/place-order-figures.ts'
import type { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

type Completion = SlipCompletion<typeof placeOrderSlip>

/** An order that has been issued and is changed: what is added to it is ordered, and a quantity that has come already is arrived. */
export function withStates(
  { lines, stored }: SlipToComplete<typeof placeOrderSlip>,
  { header, lines: completed }: Completion,
): Completion {
  if (!stored || stored.header.po_status === '0') return { header, lines: completed }
  const states = lines.map((line): PlaceOrderStatus =>
    compare(placeOrderBacklog(line), zero) > 0 ? '1' : '2',
  )
  return {
    header: { ...header, po_status: states.includes('1') ? '1' : '2' },
    lines: completed.map((line, at) => ({ ...line, line_status: states[at] ?? '1' })),
  }
}

/** How many are ordered with each of these lines, less what was closed; nothing with one that is gone. */
export function stillOrdered(
  lines: readonly { readonly line_no: number; readonly qty: string; readonly closed_qty: string }[],
): (line_no: number) => string {
  const ordered = new Map(
    lines.map(({ line_no, qty, closed_qty }) => [line_no, written(minus(decimal(qty), decimal(closed_qty)))]),
  )
  return (line_no) => ordered.get(line_no) ?? '0'
}
