import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceBase } from '#modules/master/contract/price-base.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { purchase, purchaseLine } from '../tables.ts'
import type { StoredAcceptance } from './acceptance-kept.ts'
import type { Judged } from './judge-acceptance.ts'
import { acceptance } from './tables.ts'

const columns = {
  line_no: z.int(),
  unit_price: z.string(),
  price_base_qty: priceBase.schema,
  temp_price_flg: z.boolean(),
}

export type Bought = Pick<RowOf<typeof columns>, 'unit_price' | 'price_base_qty' | 'temp_price_flg'>

/** By the lines of an arrival. */
export type BoughtAt = ReadonlyMap<number, Bought>

/** What accepted goods really cost, which is what their return gives back: corrected and settled since they came. */
export async function boughtAt(
  { tx, session: { company_cd, factory_cd } }: Context,
  { header: { arrival_no } }: StoredAcceptance,
  judged: readonly Judged[],
): Promise<BoughtAt> {
  if (!judged.some(({ line }) => line.judged_goods === '0')) return new Map()
  const found = await rows(
    tx,
    columns,
    sql`SELECT l.source_line_no::int AS line_no, trim_scale(coalesce(l.settled_price, l.unit_price))::text AS unit_price,
        l.price_base_qty, l.temp_price_flg
      FROM ${purchase} AS h JOIN ${purchaseLine} AS l
        ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.purchase_no = h.purchase_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND l.stock_div = '010' AND l.unit_price IS NOT NULL
        AND h.purchase_status IN ('1', '2') AND h.colour <> '1' AND coalesce(h.corrected_by, '') = ''
        AND (h.source = '1' AND h.source_no = ${arrival_no} OR h.source = '2' AND h.source_no IN (
          SELECT a.acceptance_no FROM ${acceptance} AS a WHERE a.company_cd = h.company_cd AND a.factory_cd = h.factory_cd
            AND a.arrival_no = ${arrival_no}))
      ORDER BY h.account_dt, h.purchase_no, l.line_no`,
  )
  return new Map(found.map(({ line_no, ...bought }) => [line_no, bought]))
}
