import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { placeStockRead } from '#modules/stock/server/views.ts'
import { decimal, sum, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'

export type LotThere = RowOf<typeof columns>
const columns = { item_cd: z.string(), lot_no: z.string(), qty: z.string() }

/** Our good material at a place, by lot; what was moved there first comes first. */
export const readLotsAt = (
  { tx, session: { company_cd, factory_cd } }: Context,
  location_cd: string,
  items: readonly string[],
): Promise<readonly LotThere[]> =>
  rows(
    tx,
    columns,
    sql`SELECT b.item_cd, b.lot_no, trim_scale(b.qty)::text AS qty FROM ${placeStockRead.rows} AS b
      WHERE b.company_cd = ${company_cd} AND b.factory_cd = ${factory_cd} AND b.location_cd = ${location_cd}
        AND b.item_cd = ANY(${textArray(items)}) AND b.ownership = '0' AND b.quality = '0' AND b.process_no = '' AND b.qty > 0
      ORDER BY b.item_cd, b.last_dt, b.lot_no`,
  )

export const piecesOf = (lots: readonly LotThere[], item_cd: string): Decimal =>
  sum(lots.flatMap((lot) => (lot.item_cd === item_cd ? [decimal(lot.qty)] : [])))
