import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { codeRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { makeOrBuy } from '../../contract/item.ts'
import { bom, bomOutput, item, leadTime, orderCycle, placeOrder, supplier } from '../tables.ts'
import { factoryCalendar } from '../trade/trade-terms.ts'
import { pickUpWeek } from './pick-ups.ts'

/** What a plan reads of the masters. Quantities are thousandths and percentages hundredths, days are counted from a day on. */

export type PlannedItem = RowOf<typeof plannedItem>
const plannedItem = {
  ...{
    item_cd: z.string(),
    make_buy: makeOrBuy.schema,
    phantom_flg: z.boolean(),
    order_made_flg: z.boolean(),
    decimals: z.int(),
  },
  ...{ scrap: z.int(), safety_stock: z.number(), lead_time: z.int(), safety_lead_time: z.int() },
  ...{ lot_min: z.number(), lot_step: z.number(), lot_max: z.number() },
  /** The largest lot of that supplier, which goes before the item's own; 0 where he has none. */
  supplier_lot_max: z.number(),
  /** From whom it is ordered first; blank where nobody has said it. */
  ...{ supplier_cd: z.string(), branch_no: z.string(), calendar_cd: z.string() },
  /** 引取曜日 of that supplier, Monday first; empty where he comes on any working day. */
  pick_up: z.array(z.boolean()),
  ...{ order_method: fixedCodes.order_method.schema, point_lower: z.number(), point_upper: z.number() },
  ...{ fixed_qty: z.number(), lot: z.number(), interval: z.int(), cycle_days: z.int(), cycle_cd: z.string() },
}

/** Undefined: all of them. */
type Items = readonly string[] | undefined
const isOf = (column: SQL, only: Items): SQL => (only ? sql`AND ${column} = ANY(${textArray(only)})` : sql``)

/** Every item that is in use, with the first of those who supply it. One question, however many they are. */
export const readPlannedItems = (
  { tx, session: { company_cd, factory_cd } }: Context,
  only?: Items,
): Promise<readonly PlannedItem[]> =>
  rows(
    tx,
    plannedItem,
    sql`SELECT i.item_cd, i.make_buy, i.phantom_flg, i.order_made_flg, coalesce(u.decimals, 0) AS decimals,
        (i.scrap_rate * 100)::int AS scrap, (i.safety_stock * 1000)::float8 AS safety_stock,
        coalesce(t.lead_time, i.lead_time) AS lead_time, i.safety_lead_time,
        (i.lot_min * 1000)::float8 AS lot_min, (i.lot_step * 1000)::float8 AS lot_step, (i.lot_max * 1000)::float8 AS lot_max,
        coalesce(o.supplier_cd, '') AS supplier_cd, coalesce(o.branch_no, '') AS branch_no, coalesce(s.calendar_cd, '') AS calendar_cd,
        CASE WHEN true = ANY(ARRAY[${pickUpWeek}]) THEN ARRAY[${pickUpWeek}] ELSE '{}' END AS pick_up,
        coalesce(o.order_method, '0') AS order_method, coalesce(o.order_point_lower * 1000, 0)::float8 AS point_lower,
        coalesce(o.order_point_upper * 1000, 0)::float8 AS point_upper, coalesce(o.fixed_qty * 1000, 0)::float8 AS fixed_qty,
        coalesce(o.lot * 1000, 0)::float8 AS lot, coalesce(o.lot_max * 1000, 0)::float8 AS supplier_lot_max, coalesce(o.interval, 0) AS interval, coalesce(o.cycle_days, 1) AS cycle_days,
        coalesce(o.cycle_cd, '') AS cycle_cd
      FROM ${item} AS i
      LEFT JOIN (SELECT DISTINCT ON (item_cd) * FROM ${placeOrder} WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd}
          AND abort_div = '0' ORDER BY item_cd, priority, supplier_cd, branch_no) AS o ON o.item_cd = i.item_cd
      LEFT JOIN ${supplier} AS s ON s.company_cd = i.company_cd AND s.supplier_cd = o.supplier_cd AND s.branch_no = o.branch_no
      LEFT JOIN ${leadTime} AS t ON t.company_cd = i.company_cd AND t.factory_cd = ${factory_cd} AND t.supplier_cd = o.supplier_cd
        AND t.branch_no = o.branch_no AND t.item_cd = i.item_cd AND t.abort_div = '0'
      LEFT JOIN ${codeRead.rows} AS u ON u.company_cd = i.company_cd AND u.kind_cd = 'UNIT' AND u.code_cd = i.unit_cd
      WHERE i.company_cd = ${company_cd} AND i.abort_div = '0' ${isOf(sql`i.item_cd`, only)} ORDER BY i.item_cd`,
  )

export interface PlannedParts extends RowOf<typeof termOfParts> {
  readonly parents: readonly string[]
  readonly items: readonly string[]
  /** Blank where nothing may stand in. */
  readonly substitutes: readonly string[]
}
const termOfParts = {
  ...{ need: z.number(), base: z.number(), scrap: z.int(), from_day: z.int(), to_day: z.int().nullable() },
}
const joinedParts = { ...termOfParts, parents: z.string(), items: z.string(), substitutes: z.string() }

/**
 * What made and subcontracted items draw from a day on, as much as there is of each piece: lines of the same usage and
 * validity together, because a hundred thousand lines share a few of them. What customers supply is not ours to buy, and
 * what is used once for a lot (a die's grease) has no need for each piece.
 */
export async function readPlannedParts(
  { tx, session: { company_cd } }: Context,
  today: string,
  only?: Items,
): Promise<readonly PlannedParts[]> {
  const found = await rows(
    tx,
    joinedParts,
    sql`SELECT (b.need_qty * 1000)::float8 AS need, (b.base_qty * 1000)::float8 AS base, (b.scrap_rate * 100)::int AS scrap,
        b.from_dt - ${today}::date AS from_day, b.to_dt - ${today}::date AS to_day, string_agg(b.parent_item_cd, E'\\n') AS parents,
        string_agg(b.item_cd, E'\\n') AS items, string_agg(coalesce(b.substitute_item_cd, ''), E'\\n') AS substitutes
      FROM ${bom} AS b WHERE b.company_cd = ${company_cd} AND b.abort_div = '0' AND b.qty_div = '0' AND b.supply_div NOT IN ('2', '3')
        AND (b.to_dt IS NULL OR b.to_dt >= ${today}::date) ${isOf(sql`b.parent_item_cd`, only)}
      GROUP BY b.need_qty, b.base_qty, b.scrap_rate, b.from_dt, b.to_dt
      ORDER BY b.need_qty, b.base_qty, b.scrap_rate, b.from_dt, b.to_dt`,
  )
  return found.map(({ parents, items, substitutes, ...term }) => ({
    ...term,
    parents: parents.split('\n'),
    items: items.split('\n'),
    substitutes: substitutes.split('\n'),
  }))
}

export type PlannedOutput = RowOf<typeof plannedOutput>
const plannedOutput = {
  ...{ parent_item_cd: z.string(), item_cd: z.string(), need: z.number(), base: z.number() },
  /** Of the output's unit. */
  decimals: z.int(),
  ...{ from_day: z.int(), to_day: z.int().nullable() },
}

/** What comes out beside made and subcontracted items from a day on: so much (`need`) for so many (`base`) of them. */
export const readPlannedOutputs = (
  { tx, session: { company_cd } }: Context,
  today: string,
  only?: Items,
): Promise<readonly PlannedOutput[]> =>
  rows(
    tx,
    plannedOutput,
    sql`SELECT o.parent_item_cd, o.item_cd, (o.output_qty * 1000)::float8 AS need, (o.base_qty * 1000)::float8 AS base,
        coalesce(u.decimals, 0) AS decimals, o.from_dt - ${today}::date AS from_day, o.to_dt - ${today}::date AS to_day
      FROM ${bomOutput} AS o JOIN ${item} AS i ON i.company_cd = o.company_cd AND i.item_cd = o.item_cd
      LEFT JOIN ${codeRead.rows} AS u ON u.company_cd = i.company_cd AND u.kind_cd = 'UNIT' AND u.code_cd = i.unit_cd
      WHERE o.company_cd = ${company_cd} AND o.abort_div = '0'
        AND (o.to_dt IS NULL OR o.to_dt >= ${today}::date) ${isOf(sql`o.parent_item_cd`, only)}
      ORDER BY o.parent_item_cd, o.item_cd, o.from_dt`,
  )

/**
 * An item, and all that tell how much of it is required: what it goes into, what goes into that, what stands in for any of
 * them, and what any of them comes out beside.
 */
export async function itemsRequiring(
  { tx, session: { company_cd } }: Context,
  item_cd: string,
): Promise<readonly string[]> {
  const found = await rows(
    tx,
    { item_cd: z.string() },
    sql`WITH RECURSIVE tie AS (
        SELECT item_cd AS from_cd, parent_item_cd AS to_cd FROM ${bom} WHERE company_cd = ${company_cd} AND abort_div = '0'
        UNION ALL SELECT item_cd, parent_item_cd FROM ${bomOutput} WHERE company_cd = ${company_cd} AND abort_div = '0'
        UNION ALL SELECT substitute_item_cd, item_cd FROM ${bom}
          WHERE company_cd = ${company_cd} AND abort_div = '0' AND substitute_item_cd IS NOT NULL
        UNION ALL SELECT item_cd, substitute_item_cd FROM ${bom}
          WHERE company_cd = ${company_cd} AND abort_div = '0' AND substitute_item_cd IS NOT NULL),
      required(item_cd) AS (SELECT ${item_cd}::text COLLATE "C"
        UNION SELECT tie.to_cd FROM required JOIN tie ON tie.from_cd = required.item_cd)
      SELECT item_cd FROM required`,
  )
  return found.map((one) => one.item_cd)
}

export type StoredCycle = RowOf<typeof storedCycle>
const storedCycle = {
  ...{ cycle_cd: z.string(), cycle_kind: z.enum(['1', '2']), interval: z.int(), base_dt: z.string() },
  ...{ weekdays: z.array(z.boolean()), month_days: z.string(), calendar_cd: z.string() },
  order_shift: z.enum(['0', '1', '2']),
}

export const readCycles = ({
  tx,
  session: { company_cd, factory_cd },
}: Context): Promise<readonly StoredCycle[]> =>
  rows(
    tx,
    storedCycle,
    sql`SELECT cycle_cd, cycle_kind, interval, base_dt::text, ARRAY[mon_flg, tue_flg, wed_flg, thu_flg, fri_flg, sat_flg, sun_flg] AS weekdays,
        month_days, coalesce(calendar_cd, '') AS calendar_cd, order_shift
      FROM ${orderCycle} WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND abort_div = '0' ORDER BY cycle_cd`,
  )

/** By which calendar the factory works; blank where there is none. */
export async function readFactoryCalendar({ tx, session }: Context): Promise<string> {
  const [found] = await rows(
    tx,
    { calendar_cd: z.string() },
    sql`SELECT ${factoryCalendar(session)} AS calendar_cd`,
  )
  return found?.calendar_cd ?? ''
}
