import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { lotRead } from '#modules/stock/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { ArrivalLine } from './arrival-kept.ts'

type Lot = Pick<ArrivalLine, 'item_cd' | 'lot_no'>
export const lotKey = ({ item_cd, lot_no }: Lot): string => `${item_cd} ${lot_no}`

/** Among these, lots of items that perish of which no expiry is known yet: without one they would never be too old. */
export async function undatedLots(
  { tx, session: { company_cd } }: Context,
  lines: readonly Lot[],
): Promise<ReadonlySet<string>> {
  const lots = lines.filter(({ lot_no }) => lot_no !== '').map(({ item_cd, lot_no }) => ({ item_cd, lot_no }))
  if (lots.length === 0) return new Set()
  const found = await rows(
    tx,
    { item_cd: z.string(), lot_no: z.string() },
    sql`SELECT DISTINCT w.item_cd, w.lot_no FROM ${sentRows(lots, 'w', { item_cd: 'text', lot_no: 'text' })}
      JOIN ${itemRead.rows} AS i ON i.company_cd = ${company_cd} AND i.item_cd = w.item_cd AND i.lot_control = '1' AND i.shelf_life_days > 0
      WHERE NOT EXISTS (SELECT FROM ${lotRead.rows} AS l WHERE l.company_cd = ${company_cd} AND l.item_cd = w.item_cd
        AND l.lot_no = w.lot_no AND l.expiry_dt IS NOT NULL)`,
  )
  return new Set(found.map(lotKey))
}
