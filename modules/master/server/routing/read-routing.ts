import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { routing, routingPart, routingStep, type Routing } from '../../contract/routing.ts'
import { priceForOne } from '../pricing/price-for-one.ts'
import { unitOf } from '../structure/read-tree.ts'

type Asked = InputOf<typeof routing>
type Key = { readonly item_cd: string; readonly from_dt: string }

/** How an item is made in this factory: one routing with its steps, their times and parts, and what it does not take. */
export async function readRouting(context: Context, { item_cd, from_dt, on_dt }: Asked): Promise<Routing> {
  const { tx, session } = context
  const [item] = await rows(
    tx,
    { item_nm: z.string(), versions: z.array(z.string()) },
    sql`SELECT item_nm, ARRAY(SELECT DISTINCT to_char(from_dt, 'YYYY-MM-DD') FROM pbom_process AS step
        WHERE ${ofFactory(context)} AND step.item_cd = item.item_cd AND step.abort_div <> '2' ORDER BY 1 DESC) AS versions
      FROM item WHERE company_cd = ${session.company_cd} AND item_cd = ${item_cd}`,
  )
  if (!item) throw http[404].with()
  const { item_nm, versions } = item
  const version = from_dt || (versions.find((day) => day <= on_dt) ?? versions.at(-1) ?? on_dt)
  const key = { item_cd, from_dt: version }
  const steps = await rows(tx, routingStep.shape, stepsOf(context, key))
  const parts = await rows(tx, routingPart.shape, partsOf(context, key))
  const unassigned = await rows(
    tx,
    routing.output.shape.unassigned.element.shape,
    unassignedOf(context, key, on_dt),
  )
  return {
    ...{ item_cd, item_nm, from_dt: version, versions: [...versions] },
    ...{ steps: [...steps], parts: [...parts], unassigned: [...unassigned] },
  }
}

const ofFactory = ({ session }: Context): SQL =>
  sql`step.company_cd = ${session.company_cd} AND step.factory_cd = ${session.factory_cd}`

const isRouting = (context: Context, { item_cd, from_dt }: Key): SQL =>
  sql`${ofFactory(context)} AND step.item_cd = ${item_cd} AND step.from_dt = ${from_dt}::date AND step.abort_div <> '2'`

/** Seconds of a standard time per piece are exact: minutes and seconds are for a base quantity. */
const stepsOf = (context: Context, key: Key): SQL => sql`
  SELECT step.process_no, step.operation_cd, operation_nm, step.work_cd, work_nm, step.update_cnt,
    ${placeNamed('out_location_cd')} AS out_location_nm, ${placeNamed('in_location_cd')} AS in_location_nm,
    coalesce((SELECT facility_group_nm FROM facility_group AS grp WHERE grp.company_cd = step.company_cd
      AND grp.factory_cd = step.factory_cd AND grp.facility_group_cd = step.facility_group_cd), '') AS facility_group_nm,
    coalesce((60 * setup_min + setup_sec)::text, '') AS setup_seconds,
    coalesce(trim_scale(round((60 * run_min + run_sec) / base_qty, 3))::text, '') AS piece_seconds,
    (SELECT count(*)::int FROM facility_toc AS may WHERE may.company_cd = step.company_cd AND may.factory_cd = step.factory_cd
      AND may.item_cd = step.item_cd AND may.work_cd = step.work_cd AND may.abort_div = '0') AS facilities,
    coalesce(outside.supplier_nm, '') AS supplier_nm, step.outside_days, trim_scale(step.yield_rate)::text AS yield_rate,
    CASE WHEN outside.supplier_nm IS NULL THEN ''
      WHEN step.outside_price > 0 THEN ${priceForOne(sql`step.outside_price`, sql`step.price_base_qty`)}::text
      ELSE trim_scale(work.unit_price)::text END AS outside_price
  FROM pbom_process AS step
  JOIN operation USING (company_cd, factory_cd, operation_cd)
  JOIN work ON work.company_cd = step.company_cd AND work.factory_cd = step.factory_cd AND work.work_cd = step.work_cd
  LEFT JOIN supplier AS outside ON outside.company_cd = step.company_cd
    AND (outside.supplier_cd, outside.branch_no) = (CASE WHEN step.supplier_cd IS NULL THEN operation.supplier_cd ELSE step.supplier_cd END,
      CASE WHEN step.supplier_cd IS NULL THEN operation.supplier_branch_no ELSE step.supplier_branch_no END)
  LEFT JOIN product_time AS time ON time.company_cd = step.company_cd AND time.factory_cd = step.factory_cd
    AND time.item_cd = step.item_cd AND time.operation_cd = step.operation_cd AND time.work_cd = step.work_cd AND time.abort_div = '0'
  WHERE ${isRouting(context, key)} ORDER BY step.process_no`

const placeNamed = (column: string): SQL => sql`coalesce((SELECT location_nm FROM stock_location AS place
  WHERE place.company_cd = step.company_cd AND place.factory_cd = step.factory_cd
    AND place.location_cd = step.${sql.identifier(column)}), '')`

const partsOf = (context: Context, key: Key): SQL => sql`
  SELECT step.process_no, step.seq, step.part_item_cd, item.item_nm AS part_item_nm, ${unitOf('item')} AS unit_nm,
    trim_scale(step.usage_qty)::text AS usage_qty, coalesce(step.substitute_item_cd, '') AS substitute_item_cd
  FROM pbom_part AS step JOIN item ON item.company_cd = step.company_cd AND item.item_cd = step.part_item_cd
  WHERE ${isRouting(context, key)} ORDER BY step.process_no, step.seq`

/** A structure's line that began later counts from its day on. */
const unassignedOf = (context: Context, key: Key, on_dt: string): SQL => sql`
  SELECT bom.item_cd, item.item_nm, ${unitOf('item')} AS unit_nm,
    trim_scale(round(sum(bom.need_qty / bom.base_qty), 3))::text AS qty
  FROM bom JOIN item ON item.company_cd = bom.company_cd AND item.item_cd = bom.item_cd
  WHERE bom.company_cd = ${context.session.company_cd} AND bom.parent_item_cd = ${key.item_cd} AND bom.abort_div = '0'
    AND bom.from_dt <= ${on_dt}::date AND (bom.to_dt IS NULL OR bom.to_dt >= ${on_dt}::date)
    AND NOT EXISTS (SELECT FROM pbom_part AS step WHERE ${isRouting(context, key)} AND step.part_item_cd = bom.item_cd)
  GROUP BY item.company_cd, item.item_cd, bom.item_cd, item.item_nm, item.unit_cd ORDER BY bom.item_cd`
