import { allocate, release, unpeg } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { backlogOf } from '../../contract/order-figures.ts'
import { demandOf } from '../../contract/order-number.ts'
import type { OrderLine } from '../entry/order-facts.ts'
import type { JudgedOrder } from '../entry/judge-order.ts'
import { readPromises } from './read-promises.ts'
import { setAllocated } from './set-allocated.ts'
import { requestFor, warehousesOf } from './request.ts'

/**
 * What a changed order has been promised: it keeps what it still wants of the same goods; of other goods, and of lines that
 * have gone, it gives everything back. Answers what is written of it when the order stands.
 */
export async function keepPromises(
  context: Context,
  { header, lines, stored }: JudgedOrder,
): Promise<void | (() => Promise<void>)> {
  if (!stored) return undefined
  const { order_no } = header
  const now = new Map(lines.map((line) => [line.line_no, line]))
  loosenBeyond(context, order_no, stored.lines, now)
  const touched = stored.lines.flatMap((before) => {
    const line = now.get(before.line_no)
    if (before.line_status !== '0') return []
    return !line || isOtherGoods(before, line) || isLess(before, line) || before.ship_dt !== line.ship_dt
      ? [{ before, line }]
      : []
  })
  if (touched.length === 0) return undefined
  const gone = touched.filter(({ before, line }) => !line || isOtherGoods(before, line))
  unpeg(
    context,
    gone.map(({ before }) => demandOf(order_no, before.line_no)),
  )
  const promised = touched.filter(({ before }) => before.allocated_qty !== '0')
  if (promised.length === 0) return undefined
  const demands = promised.map(({ before }) => demandOf(order_no, before.line_no))
  const held = await readPromises(context, demands)
  const keeping = promised.flatMap(({ before, line }) => {
    if (!line || isOtherGoods(before, line)) return []
    const qty = least(decimal(before.allocated_qty), backlogOf(line))
    return qty.units > 0n ? [{ line, qty: written(qty) }] : []
  })
  const warehouses = await warehousesOf(
    context,
    keeping.map(({ line }) => line.location_cd),
  )
  release(context, demands)
  const given = allocate(
    context,
    keeping.map(({ line, qty }) => ({
      ...requestFor(order_no, line, warehouses),
      qty,
      partly: true,
      firm: held.get(line.line_no)?.firm ?? false,
    })),
  )
  return () =>
    setAllocated(
      context,
      promised.map(({ before }) => {
        const at = keeping.findIndex(({ line }) => line.line_no === before.line_no)
        return { order_no, line_no: before.line_no, qty: at < 0 ? '0' : (given.value[at] ?? '0') }
      }),
      'change',
    )
}

/** A line that wants less waits for what it is still missing, and gives up what goes beyond that. */
function loosenBeyond(
  context: Context,
  order_no: string,
  before: readonly OrderLine[],
  now: ReadonlyMap<number, OrderLine>,
): void {
  const shrunk = before.flatMap((line) => {
    const left = now.get(line.line_no)
    return left && compare(backlogOf(left), backlogOf(line)) < 0 ? [left] : []
  })
  if (shrunk.length === 0) return
  unpeg(
    context,
    shrunk.map((line) => {
      const missing = minus(backlogOf(line), decimal(line.allocated_qty))
      return { ...demandOf(order_no, line.line_no), keep: written(missing.units > 0n ? missing : zero) }
    }),
  )
}

const isOtherGoods = (before: OrderLine, line: OrderLine): boolean =>
  before.ship_item_cd !== line.ship_item_cd ||
  before.location_cd !== line.location_cd ||
  before.treatment_div !== line.treatment_div

const isLess = (before: OrderLine, line: OrderLine): boolean =>
  minus(backlogOf(line), decimal(before.allocated_qty)).units < 0n

const least = (one: Decimal, other: Decimal): Decimal => (compare(one, other) <= 0 ? one : other)
