import { allocate } from '#modules/stock/server/index.ts'
import { decimal, minus, written } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { LineKey } from '../../contract/allocation-calls.ts'
import { lockLines } from './change-promises.ts'
import { requestFor, warehousesOf } from './request.ts'
import { addAllocated } from './set-allocated.ts'

export interface HeldLine extends LineKey {
  /** With what has been instructed already. */
  readonly qty: string
}

export interface ShortLine extends LineKey {
  readonly missing: string
}

/**
 * What is about to leave is promised to its line: what it does not hold yet is allocated, in a unit of work that has begun
 * and holds the orders. Whoever asks is told what is missing when the stock has answered, and refuses it.
 */
export async function holdForShipping(
  context: Context,
  wanted: readonly HeldLine[],
  onShort: (short: readonly ShortLine[]) => Promise<void>,
): Promise<void> {
  const lines = await lockLines(context, wanted)
  const missing = lines.flatMap((line) => {
    const of = wanted.find(({ order_no, line_no }) => order_no === line.order_no && line_no === line.line_no)
    const qty = minus(decimal(of?.qty ?? '0'), decimal(line.allocated_qty))
    return qty.units > 0n ? [{ line, qty }] : []
  })
  if (missing.length === 0) return
  const warehouses = await warehousesOf(
    context,
    missing.map(({ line }) => line.location_cd),
  )
  const given = allocate(
    context,
    missing.map(({ line, qty }) => ({
      ...requestFor(line.order_no, line, warehouses),
      ...{ qty: written(qty, 0), partly: true, firm: line.firm },
    })),
  )
  unitOf(context).write(async () => {
    const got = missing.map(({ line: { order_no, line_no }, qty }, at) => {
      const granted = given.value[at] ?? '0'
      return { order_no, line_no, qty: granted, missing: written(minus(qty, decimal(granted)), 0) }
    })
    const short = got.filter(({ missing: left }) => left !== '0')
    if (short.length > 0) await onShort(short)
    await addAllocated(context, got, 'instruct')
  })
}
