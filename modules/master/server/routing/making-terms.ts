import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { priceBase } from '../../contract/price-base.ts'
import { supplyDivision } from '../../contract/bom.ts'

export interface Made {
  readonly items: readonly string[]
  readonly on_dt: string
}

/** An item, as a work order takes it with it. */
export type MadeItem = RowOf<typeof itemColumns>
const itemColumns = {
  ...{ item_cd: z.string(), item_nm: z.string(), lot_control: z.enum(['none', 'lot', 'serial']) },
  ...{ decimals: z.int(), final_flg: z.boolean(), stock_flg: z.boolean(), location_cd: z.string() },
}

/** A process of the routing that is in force, its standard time in seconds. */
export type MadeStep = RowOf<typeof stepColumns>
const stepColumns = {
  ...{ item_cd: z.string(), from_dt: z.string(), process_no: z.int() },
  ...{ operation_cd: z.string(), operation_nm: z.string(), work_cd: z.string(), work_nm: z.string() },
  ...{ in_location_cd: z.string(), out_location_cd: z.string(), facility_group_cd: z.string() },
  /** Of a hundred that begin it so many go on; so much of a lot is enough for the next one to begin. */
  ...{ yield_rate: z.string(), overlap: z.string() },
  ...{ setup_seconds: z.int(), piece_seconds: z.string(), people: z.int() },
  ...{ outside_flg: z.boolean(), supplier_cd: z.string(), branch_no: z.string(), outside_days: z.int() },
  ...{ unit_price: z.string(), price_base_qty: priceBase.schema },
}

/** What goes in, for one piece or once for the lot; phantoms are blown through. */
export type MadePart = RowOf<typeof partColumns>
const partColumns = {
  ...{ parent_item_cd: z.string(), item_cd: z.string(), substitute_item_cd: z.string(), decimals: z.int() },
  ...{ usage_qty: z.string(), scrap_rate: z.string(), per_lot: z.boolean() },
  ...{ supply_div: supplyDivision.schema, location_cd: z.string(), stock_flg: z.boolean() },
}

/** Which part which process takes; what no process names goes in at the first. */
export type TakenPart = RowOf<typeof takenColumns>
const takenColumns = {
  ...{ item_cd: z.string(), from_dt: z.string(), process_no: z.int(), part_item_cd: z.string() },
  ...{ substitute_item_cd: z.string(), usage_qty: z.string() },
}

export type MadeOutput = RowOf<typeof outputColumns>
const outputColumns = {
  ...{ parent_item_cd: z.string(), item_cd: z.string(), output_kind: z.enum(['1', '2']) },
  /** So much for so many of the parent; in whole units of its own. */
  ...{ output_qty: z.string(), base_qty: z.string(), decimals: z.int() },
  ...{ cost_share: z.string(), location_cd: z.string() },
}

export interface MakingTerms {
  readonly items: readonly MadeItem[]
  readonly steps: readonly MadeStep[]
  readonly parts: readonly MadePart[]
  readonly taken: readonly TakenPart[]
  readonly outputs: readonly MadeOutput[]
}

/** What the processes of items follow from, without what goes in and comes out: what a schedule wants. */
export type Routings = Pick<MakingTerms, 'items' | 'steps' | 'taken'>

/** How items go through this factory on a day: three questions, however many they are. */
export const readRoutings = async (context: Context, made: Made): Promise<Routings> => ({
  items: await readItems(context, made),
  steps: await readSteps(context, made),
  taken: await readTaken(context, made),
})

/** How items are made in this factory on a day: five questions, however many they are. */
export const readMakingTerms = async (context: Context, made: Made): Promise<MakingTerms> => ({
  ...(await readRoutings(context, made)),
  parts: await readParts(context, made),
  outputs: await readOutputs(context, made),
})

/** What concerns one item, found without looking through those of all. */
export function termsByItem(terms: MakingTerms): (item_cd: string) => MakingTerms {
  const routingOf = routingsByItem(terms)
  const parts = groupedBy(terms.parts, ({ parent_item_cd }) => parent_item_cd)
  const outputs = groupedBy(terms.outputs, ({ parent_item_cd }) => parent_item_cd)
  return (item_cd) => ({
    ...routingOf(item_cd),
    parts: parts.get(item_cd) ?? [],
    outputs: outputs.get(item_cd) ?? [],
  })
}

export function routingsByItem(routings: Routings): (item_cd: string) => Routings {
  const items = groupedBy(routings.items, ({ item_cd }) => item_cd)
  const steps = groupedBy(routings.steps, ({ item_cd }) => item_cd)
  const taken = groupedBy(routings.taken, ({ item_cd }) => item_cd)
  return (item_cd) => ({
    items: items.get(item_cd) ?? [],
    steps: steps.get(item_cd) ?? [],
    taken: taken.get(item_cd) ?? [],
  })
}

const readItems = ({ tx, session }: Context, { items }: Made): Promise<readonly MadeItem[]> =>
  rows(
    tx,
    itemColumns,
    sql`SELECT i.item_cd, i.item_nm,
        CASE i.lot_control WHEN '1' THEN 'lot' WHEN '2' THEN 'serial' ELSE 'none' END AS lot_control, coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS decimals,
        i.final_flg, i.stock_flg, coalesce(f.location_cd, '') AS location_cd
      FROM item AS i LEFT JOIN item_factory AS f ON f.company_cd = i.company_cd AND f.factory_cd = ${session.factory_cd}
        AND f.item_cd = i.item_cd
      WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(items)}) ORDER BY i.item_cd`,
  )

const readSteps = ({ tx, session }: Context, { items, on_dt }: Made): Promise<readonly MadeStep[]> =>
  rows(
    tx,
    stepColumns,
    sql`SELECT step.item_cd, step.from_dt::text AS from_dt, step.process_no, step.operation_cd, operation.operation_nm,
        step.work_cd, work.work_nm, step.in_location_cd, step.out_location_cd,
        coalesce(step.facility_group_cd, '') AS facility_group_cd,
        trim_scale(step.yield_rate)::text AS yield_rate, trim_scale(step.overlap)::text AS overlap,
        coalesce(time.setup_min * 60 + time.setup_sec, 0) AS setup_seconds,
        trim_scale(coalesce(round((time.run_min * 60 + time.run_sec) / time.base_qty, 3), 0))::text AS piece_seconds,
        coalesce(time.people, 1) AS people,
        operation.operation_place = '2' OR step.supplier_cd IS NOT NULL AS outside_flg,
        coalesce(step.supplier_cd, operation.supplier_cd, '') AS supplier_cd,
        coalesce(CASE WHEN step.supplier_cd IS NULL THEN operation.supplier_branch_no ELSE step.supplier_branch_no END, '') AS branch_no,
        step.outside_days,
        trim_scale(CASE WHEN step.outside_price > 0 THEN step.outside_price ELSE work.unit_price END)::text AS unit_price,
        CASE WHEN step.outside_price > 0 THEN step.price_base_qty ELSE '1' END AS price_base_qty
      FROM pbom_process AS step
      JOIN operation ON operation.company_cd = step.company_cd AND operation.factory_cd = step.factory_cd
        AND operation.operation_cd = step.operation_cd
      JOIN work ON work.company_cd = step.company_cd AND work.factory_cd = step.factory_cd AND work.work_cd = step.work_cd
      LEFT JOIN product_time AS time ON time.company_cd = step.company_cd AND time.factory_cd = step.factory_cd
        AND time.item_cd = step.item_cd AND time.operation_cd = step.operation_cd AND time.work_cd = step.work_cd AND time.abort_div = '0'
      WHERE step.company_cd = ${session.company_cd} AND step.factory_cd = ${session.factory_cd}
        AND step.item_cd = ANY(${textArray(items)}) AND step.abort_div <> '2'
        AND step.from_dt = (SELECT max(p.from_dt) FROM pbom_process AS p WHERE p.company_cd = step.company_cd
          AND p.factory_cd = step.factory_cd AND p.item_cd = step.item_cd AND p.abort_div <> '2' AND p.from_dt <= ${on_dt}::date)
      ORDER BY step.item_cd, step.process_no`,
  )

const readParts = ({ tx, session }: Context, { items, on_dt }: Made): Promise<readonly MadePart[]> =>
  rows(
    tx,
    partColumns,
    sql`WITH RECURSIVE part AS (
        SELECT b.parent_item_cd, b.item_cd, coalesce(b.substitute_item_cd, '') AS substitute_item_cd, b.need_qty / b.base_qty AS usage,
          b.scrap_rate, b.qty_div = '1' AS per_lot, b.supply_div, i.phantom_flg, ARRAY[b.seq] AS place, 1 AS depth
        FROM bom AS b JOIN item AS i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
        WHERE b.company_cd = ${session.company_cd} AND b.parent_item_cd = ANY(${textArray(items)}) AND b.abort_div = '0'
          AND b.from_dt <= ${on_dt}::date AND (b.to_dt IS NULL OR b.to_dt >= ${on_dt}::date)
        UNION ALL
        SELECT part.parent_item_cd, b.item_cd, coalesce(b.substitute_item_cd, ''), part.usage * b.need_qty / b.base_qty,
          b.scrap_rate, part.per_lot OR b.qty_div = '1', b.supply_div, i.phantom_flg, part.place || b.seq, part.depth + 1
        FROM part JOIN bom AS b ON b.company_cd = ${session.company_cd} AND b.parent_item_cd = part.item_cd AND b.abort_div = '0'
          AND b.from_dt <= ${on_dt}::date AND (b.to_dt IS NULL OR b.to_dt >= ${on_dt}::date)
        JOIN item AS i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
        WHERE part.phantom_flg AND part.depth < 50)
      SELECT part.parent_item_cd, part.item_cd, part.substitute_item_cd, trim_scale(round(part.usage, 6))::text AS usage_qty,
        trim_scale(part.scrap_rate)::text AS scrap_rate, part.per_lot, part.supply_div, i.stock_flg,
        coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS decimals, coalesce(f.location_cd, '') AS location_cd
      FROM part JOIN item AS i ON i.company_cd = ${session.company_cd} AND i.item_cd = part.item_cd
      LEFT JOIN item_factory AS f ON f.company_cd = i.company_cd AND f.factory_cd = ${session.factory_cd} AND f.item_cd = i.item_cd
      WHERE NOT part.phantom_flg ORDER BY part.parent_item_cd, part.place`,
  )

const readTaken = ({ tx, session }: Context, { items, on_dt }: Made): Promise<readonly TakenPart[]> =>
  rows(
    tx,
    takenColumns,
    sql`SELECT p.item_cd, p.from_dt::text AS from_dt, p.process_no, p.part_item_cd, coalesce(p.substitute_item_cd, '') AS substitute_item_cd,
        trim_scale(p.usage_qty)::text AS usage_qty
      FROM pbom_part AS p WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.item_cd = ANY(${textArray(items)}) AND p.abort_div <> '2' AND p.from_dt <= ${on_dt}::date
      ORDER BY p.item_cd, p.from_dt, p.process_no, p.seq`,
  )

const readOutputs = ({ tx, session }: Context, { items, on_dt }: Made): Promise<readonly MadeOutput[]> =>
  rows(
    tx,
    outputColumns,
    sql`SELECT o.parent_item_cd, o.item_cd, o.output_kind, trim_scale(o.output_qty)::text AS output_qty,
        trim_scale(o.base_qty)::text AS base_qty, trim_scale(o.cost_share)::text AS cost_share,
        coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS decimals, coalesce(f.location_cd, '') AS location_cd
      FROM bom_output AS o JOIN item AS i ON i.company_cd = o.company_cd AND i.item_cd = o.item_cd
      LEFT JOIN item_factory AS f ON f.company_cd = o.company_cd AND f.factory_cd = ${session.factory_cd}
        AND f.item_cd = o.item_cd
      WHERE o.company_cd = ${session.company_cd} AND o.parent_item_cd = ANY(${textArray(items)}) AND o.abort_div = '0'
        AND o.from_dt <= ${on_dt}::date AND (o.to_dt IS NULL OR o.to_dt >= ${on_dt}::date)
      ORDER BY o.parent_item_cd, o.item_cd, o.from_dt`,
  )
