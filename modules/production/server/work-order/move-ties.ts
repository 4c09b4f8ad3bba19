import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { changeSupply, peg } from '#modules/stock/server/index.ts'
import { pegRead } from '#modules/stock/server/views.ts'
import {
  compare,
  decimal,
  minus,
  plus,
  sum,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'

const columns = {
  ...{ supply_no: z.string(), demand_kind: z.string(), demand_no: z.string(), demand_line: z.int() },
  ...{ item_cd: z.string(), owner_cd: z.string(), qty: z.string() },
  ...{ priority: z.int(), need_dt: z.string().nullable() },
}

interface Moved {
  /** What these work orders will still bring: who is tied to more of them loses it, the latest and least urgent first. */
  readonly from: readonly { readonly work_order_no: string; readonly open: string }[]
  /** Who loses it there waits for this one, as far as it is free. */
  readonly to: { readonly work_order_no: string | LaterValue<string>; readonly open: string }
}

const supplyOf = (supply_no: string | LaterValue<string>) => ({
  ...{ supply_kind: workOrderKindOfStock, supply_no, supply_line: 0 },
})

/** The same pieces come of another work order from now on: who waits for them goes with them. Answers how many were tied anew. */
export async function moveTies(context: Context, { from, to }: Moved): Promise<Decimal> {
  const { tx, session } = context
  const known = typeof to.work_order_no === 'string' ? [to.work_order_no] : []
  const numbers = [...from.map(({ work_order_no }) => work_order_no), ...known]
  const pegs = await rows(
    tx,
    columns,
    sql`SELECT p.supply_no, p.demand_kind, p.demand_no, p.demand_line, p.item_cd, p.owner_cd, trim_scale(p.qty)::text AS qty,
        p.priority, p.need_dt::text AS need_dt
      FROM ${pegRead.rows} AS p WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.supply_kind = ${workOrderKindOfStock} AND p.supply_no = ANY(${textArray(numbers)}) AND p.supply_line = 0
      ORDER BY p.need_dt NULLS LAST, p.priority, p.create_dt, p.demand_kind, p.demand_no, p.demand_line`,
  )
  const tiedTo = (no: string) =>
    sum(pegs.filter(({ supply_no }) => supply_no === no).map(({ qty }) => decimal(qty)))
  changeSupply(
    context,
    [...from, to].map(({ work_order_no, open }) => ({ ...supplyOf(work_order_no), open })),
  )
  let free = minus(decimal(to.open), sum(known.map(tiedTo)))
  let moved = zero
  for (const { work_order_no, open } of from) {
    let over = minus(tiedTo(work_order_no), decimal(open))
    for (const { supply_no, qty, need_dt, ...tied } of pegs.toReversed()) {
      if (supply_no !== work_order_no) continue
      const taken = least(decimal(qty), over, free)
      if (compare(taken, zero) <= 0) continue
      over = minus(over, taken)
      free = minus(free, taken)
      moved = plus(moved, taken)
      peg(context, [
        { ...tied, ...supplyOf(to.work_order_no), qty: written(taken), ...(need_dt ? { need_dt } : {}) },
      ])
    }
  }
  return moved
}

const least = (first: Decimal, ...others: readonly Decimal[]): Decimal =>
  others.reduce((one, other) => (compare(other, one) < 0 ? other : one), first)
