import { compare, decimal, times, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import type { JudgedSlip } from '#platform/server/slip/kept-slip.ts'
import type { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { guardPriceCuts } from './guard-acts.ts'

type Order = Pick<JudgedSlip<typeof placeOrderSlip>, 'lines' | 'stored'>
type Priced = Pick<Order['lines'][number], 'unit_price' | 'price_base_qty'>

/** What one would cost if both were for the same quantity. */
const beside = (line: Priced, other: Priced): Decimal =>
  times(decimal(line.unit_price || '0'), decimal(other.price_base_qty))

/** 減額: the price of a line that the supplier has on his order becomes lower; a provisional one was never agreed on. */
export async function guardOrderedPrices(context: Context, { lines, stored }: Order): Promise<void> {
  if (!stored || stored.header.po_status === '0') return
  const { po_no, supplier_cd, branch_no } = stored.header
  const before = new Map(stored.lines.map((line) => [line.line_no, line]))
  const cuts = lines.flatMap((line, at) => {
    const was = before.get(line.line_no)
    if (!was || was.temp_price_flg || compare(beside(line, was), beside(was, line)) >= 0) return []
    const subject = `${po_no}-${String(line.line_no)}`
    return [{ cell: `lines.${at}.unit_price`, subject, from: was.unit_price, to: line.unit_price || '0' }]
  })
  await guardPriceCuts(
    context,
    cuts.map((cut) => ({ ...cut, supplier_cd, branch_no })),
  )
}
