import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import { costMethod } from '../contract/item-type.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { priceForOne } from './pricing/price-for-one.ts'

export interface WantedGoods {
  /** Standard costs are those of the session's factory, on this day. */
  readonly biz_dt: string
  readonly items: readonly string[]
  readonly locations: readonly { readonly factory_cd: string; readonly location_cd: string }[]
}

/** What keeping stock of an item depends on. */
export type ItemFacts = Readonly<z.output<typeof itemFacts>>
const itemFacts = z.strictObject({
  item_cd: z.string(),
  item_nm: z.string(),
  item_type_cd: z.string(),
  rank: z.string(),
  /** Decimal places of its unit. */
  places: z.int(),
  stock_flg: z.boolean(),
  abort_div: z.string(),
  lot_control: z.enum(['none', 'lot', 'serial']),
  cost_method: costMethod.schema,
  standard_cost: z.string(),
})

export type LocationFacts = Readonly<z.output<typeof locationFacts>>
const locationFacts = z.strictObject({
  factory_cd: z.string(),
  location_cd: z.string(),
  location_nm: z.string(),
  warehouse_cd: z.string(),
  /** Not 9999, 9998 or the place of direct deliveries: what is there is ours to answer for. */
  ours: z.boolean(),
  abort_div: z.string(),
})

export type Goods = RowOf<typeof goods>
const goods = { items: z.array(itemFacts), locations: z.array(locationFacts) }

/**
 * Items and places by their codes, for whoever moves them; a code that nobody knows is missing from the answer. What
 * an item costs before it was ever bought or made is its standard cost, and without one what it should be bought for.
 */
export async function readGoods(
  { tx, session }: Context,
  { biz_dt, items, locations }: WantedGoods,
): Promise<Goods> {
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    goods,
    sql`SELECT
      (SELECT coalesce(jsonb_agg(jsonb_build_object('item_cd', i.item_cd, 'item_nm', i.item_nm, 'item_type_cd', i.item_type_cd, 'rank', i.rank,
          'places', coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0), 'stock_flg', i.stock_flg AND t.stock_flg, 'abort_div', i.abort_div,
          'lot_control', CASE i.lot_control WHEN '1' THEN 'lot' WHEN '2' THEN 'serial' ELSE 'none' END,
          'cost_method', t.cost_method,
          'standard_cost', coalesce(c.cost, ${priceForOne(sql`i.purchase_price`, sql`i.purchase_price_base_qty`)})::text)), '[]')
        FROM item i
        JOIN item_type t ON t.company_cd = i.company_cd AND t.item_type_cd = i.item_type_cd
        LEFT JOIN LATERAL (SELECT material_cost + labour_cost + machine_cost + outside_cost AS cost
          FROM item_standard_cost s
          WHERE s.company_cd = i.company_cd AND s.factory_cd = ${factory_cd} AND s.item_cd = i.item_cd
            AND s.from_dt <= ${biz_dt}::date AND s.abort_div <> '2'
          ORDER BY s.from_dt DESC LIMIT 1) c ON true
        WHERE i.company_cd = ${company_cd}
          AND i.item_cd = ANY(${textArray(items)})) AS items,
      ${locationsAmong(company_cd, locations)} AS locations`,
  )
  return found ?? { items: [], locations: [] }
}

type WantedLocation = WantedGoods['locations'][number]

/** Places alone: for whoever asks in which warehouse they are. */
export async function readLocations(
  { tx, session }: Context,
  wanted: readonly WantedLocation[],
): Promise<Goods['locations']> {
  const [found] = await rows(
    tx,
    { locations: goods.locations },
    sql`SELECT ${locationsAmong(session.company_cd, wanted)} AS locations`,
  )
  return found?.locations ?? []
}

const locationsAmong = (company_cd: string, wanted: readonly WantedLocation[]) =>
  sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('factory_cd', l.factory_cd, 'location_cd', l.location_cd,
      'location_nm', l.location_nm, 'warehouse_cd', coalesce(p.parent_cd, l.parent_cd, l.location_cd),
      'ours', l.location_kind <> '9', 'abort_div', l.abort_div)), '[]')
    FROM ${sentRows(wanted, 'w', { factory_cd: 'text', location_cd: 'text' })}
    JOIN stock_location l ON l.company_cd = ${company_cd} AND l.factory_cd = w.factory_cd
      AND l.location_cd = w.location_cd
    LEFT JOIN stock_location p ON p.company_cd = l.company_cd AND p.factory_cd = l.factory_cd
      AND p.location_cd = l.parent_cd)`
