import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { finishedStock, workOrderRead } from '#modules/production/server/views.ts'
import type { WorkInProgress } from '#modules/production/server/index.ts'
import type { Movement } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'

/** What the final inspection of an order has found defective, as far as it still lies there, the order's own place first. */
export const rejectedOf = ({ tx, session }: Context, work_order_no: string) =>
  rows(
    tx,
    { location_cd: z.string(), lot_no: z.string(), qty: z.string() },
    sql`SELECT s.location_cd, s.lot_no, trim_scale(s.qty)::text AS qty FROM ${workOrderRead.rows} AS h
        CROSS JOIN LATERAL ${finishedStock('2')}
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.work_order_no = ${work_order_no}
      ORDER BY s.location_cd <> h.location_cd, s.location_cd, s.lot_no`,
  )

/** 手直し: they are finished goods with a value, which the order that mends them draws (041) before it works at them. */
export async function drawRejected(
  context: Context,
  { header }: WorkInProgress,
  pieces: Decimal,
): Promise<readonly Movement[]> {
  const movements: Movement[] = []
  let rest = pieces
  for (const { location_cd, lot_no, qty } of await rejectedOf(context, header.parent_no)) {
    const taken = compare(decimal(qty), rest) < 0 ? decimal(qty) : rest
    if (compare(taken, zero) <= 0) break
    rest = minus(rest, taken)
    movements.push({
      ...{ stock_div: '041', item_cd: header.item_cd, qty: written(taken) },
      from: { location_cd, lot_no, quality: '2' },
    })
  }
  return movements
}
