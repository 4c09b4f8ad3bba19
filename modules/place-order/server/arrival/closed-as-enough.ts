import { decimal, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Text } from '#platform/contract/text.ts'
import type { RecordedOnLine } from '../order/record-on-lines.ts'
import type { ArrivalLine } from './arrival-kept.ts'
import { missingIsEnough, orderKey, type OrderedLine } from './order-lines.ts'

export const enough: Text = {
  ja: '不足許容の範囲内のため',
  en: 'Within the tolerance of too little',
  zh: '在短交允许范围内',
}

export interface ClosedAsEnough {
  /** The line of the arrival with which the order's line was complete. */
  readonly line_no: number
  readonly qty: string
  readonly on: RecordedOnLine
}

/** 不足許容: what is missing of an order's line after this delivery, and need not come any more. */
export function closedAsEnough(
  taken: readonly ArrivalLine[],
  orders: ReadonlyMap<string, OrderedLine>,
): readonly ClosedAsEnough[] {
  const came = new Map<string, { readonly last: ArrivalLine; readonly qty: Decimal }>()
  for (const line of taken) {
    const key = orderKey(line)
    if (orders.has(key))
      came.set(key, { last: line, qty: plus(came.get(key)?.qty ?? zero, decimal(line.qty)) })
  }
  return [...came].flatMap(([key, { last, qty }]): ClosedAsEnough[] => {
    const order = orders.get(key)
    const missing = order ? missingIsEnough(order, qty) : zero
    if (missing.units === 0n) return []
    const closed_qty = written(missing)
    const on = { po_no: last.po_no, line_no: Number(last.po_line_no), closed_qty }
    return [{ line_no: last.line_no ?? 0, qty: closed_qty, on }]
  })
}
