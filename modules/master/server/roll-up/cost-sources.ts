import { sql, type SQL } from 'drizzle-orm'
import type { Session } from '#platform/server/session.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { inForce } from '../structure/read-tree.ts'
import type { CostedItem, CostedPart, CostedStep, CostSources } from './roll-up.ts'

export type Where = Pick<Session, 'company_cd' | 'factory_cd'>

export interface Wanted {
  readonly from_dt: string
  /** Blank: everything. */
  readonly item_cd: string
}

/** Everything that goes into the standard costs of a day: items, what they consist of, how they are made and at what rate. */
export async function readSources(tx: Tx, where: Where, wanted: Wanted): Promise<CostSources> {
  const { company_cd } = where
  const items = await rows<CostedItem>(
    tx,
    sql`${concerned(company_cd, wanted)} SELECT item.item_cd, item_nm, make_buy, trim_scale(purchase_price)::text AS purchase_price,
        trim_scale(lot_min)::text AS lot_min, trim_scale(scrap_rate)::text AS scrap_rate
      FROM item ${only(wanted, 'item.item_cd')} WHERE company_cd = ${company_cd} AND abort_div <> '2'`,
  )
  const parts = await rows<CostedPart>(
    tx,
    sql`${concerned(company_cd, wanted)} SELECT parent_item_cd, bom.item_cd, trim_scale(need_qty)::text AS need_qty,
        trim_scale(base_qty)::text AS base_qty, trim_scale(scrap_rate)::text AS scrap_rate
      FROM bom ${only(wanted, 'bom.parent_item_cd')}
      WHERE company_cd = ${company_cd} AND abort_div <> '2' ${inForce(wanted.from_dt)}
      ORDER BY parent_item_cd, seq`,
  )
  const steps = await rows<CostedStep>(tx, stepsOf(where, wanted))
  return {
    items: new Map(items.map((item) => [item.item_cd, item])),
    parts: grouped(parts, ({ parent_item_cd }) => parent_item_cd),
    steps: grouped(steps, ({ item_cd }) => item_cd),
  }
}

/** An item with everything below it. UNION, so that what stands in many places is gone through once. */
const concerned = (company_cd: string, { from_dt, item_cd }: Wanted): SQL =>
  item_cd === ''
    ? sql``
    : sql`WITH RECURSIVE concerned AS (
        SELECT ${item_cd}::text COLLATE "C" AS item_cd
        UNION
        SELECT bom.item_cd::text FROM concerned JOIN bom ON bom.company_cd = ${company_cd}
          AND bom.parent_item_cd = concerned.item_cd AND bom.abort_div <> '2' ${inForce(from_dt)})`

const only = ({ item_cd }: Wanted, column: string): SQL =>
  item_cd === '' ? sql`` : sql`JOIN concerned ON concerned.item_cd = ${sql.raw(column)}`

/**
 * The routing in force, with its standard times; an item without a routing is made by what it has standard times for
 * (decisions.md "BOM and PBOM"). The best machine for the item sets the rate, otherwise its group does.
 */
const stepsOf = ({ company_cd, factory_cd }: Where, wanted: Wanted): SQL => sql`
  ${wanted.item_cd === '' ? sql`WITH` : sql`${concerned(company_cd, wanted)},`}
  routed AS (
    SELECT item_cd, max(from_dt) AS from_dt FROM pbom_process
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND abort_div <> '2' AND from_dt <= ${wanted.from_dt}::date
    GROUP BY item_cd),
  step AS (
    SELECT process.item_cd, process.process_no AS place, process.operation_cd, process.work_cd, process.facility_group_cd
    FROM pbom_process AS process JOIN routed USING (item_cd, from_dt)
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND abort_div <> '2'
    UNION ALL
    SELECT item_cd, 0, operation_cd, work_cd, NULL FROM product_time
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND abort_div <> '2'
      AND NOT EXISTS (SELECT FROM routed WHERE routed.item_cd = product_time.item_cd)),
  labour AS MATERIALIZED (${labourRates({ company_cd, factory_cd }, wanted.from_dt)}),
  machine AS MATERIALIZED (
    SELECT DISTINCT ON (toc.item_cd, toc.work_cd) toc.item_cd, toc.work_cd, cost_per_hour, toc.efficiency
    FROM facility_toc AS toc JOIN facility USING (company_cd, factory_cd, facility_cd)
    WHERE toc.company_cd = ${company_cd} AND toc.factory_cd = ${factory_cd} AND toc.abort_div = '0' AND facility.abort_div = '0'
    ORDER BY toc.item_cd, toc.work_cd, priority, facility_cd),
  grouped AS MATERIALIZED (
    SELECT facility_group_cd, round(avg(cost_per_hour), 2) AS cost_per_hour FROM facility
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND abort_div = '0' GROUP BY facility_group_cd)
  SELECT step.item_cd, step.work_cd, operation.operation_place = '2' AS outside,
    trim_scale(work.unit_price)::text AS unit_price,
    time.setup_min * 60 + time.setup_sec AS setup_sec, time.run_min * 60 + time.run_sec AS run_sec,
    coalesce(trim_scale(time.base_qty)::text, '1') AS base_qty, coalesce(time.people, 1) AS people,
    coalesce(trim_scale(coalesce(machine.cost_per_hour, grouped.cost_per_hour))::text, '0') AS machine_rate,
    coalesce(trim_scale(machine.efficiency)::text, '100') AS efficiency,
    coalesce(trim_scale(labour.cost_per_hour)::text, '0') AS labour_rate
  FROM step ${only(wanted, 'step.item_cd')}
  JOIN operation ON operation.company_cd = ${company_cd} AND operation.factory_cd = ${factory_cd}
    AND operation.operation_cd = step.operation_cd
  JOIN work ON work.company_cd = ${company_cd} AND work.factory_cd = ${factory_cd} AND work.work_cd = step.work_cd
  LEFT JOIN product_time AS time ON time.company_cd = ${company_cd} AND time.factory_cd = ${factory_cd} AND time.abort_div <> '2'
    AND time.item_cd = step.item_cd AND time.operation_cd = step.operation_cd AND time.work_cd = step.work_cd
  LEFT JOIN machine ON machine.item_cd = step.item_cd AND machine.work_cd = step.work_cd
  LEFT JOIN grouped ON grouped.facility_group_cd = step.facility_group_cd
  LEFT JOIN labour ON labour.work_cd = step.work_cd
  ORDER BY step.item_cd, step.place, step.work_cd`

/** For each work the average of those who may do it on that day; where nobody is named, of everybody with a rate. */
const labourRates = ({ company_cd, factory_cd }: Where, on: string): SQL => sql`
  SELECT work.work_cd, round(coalesce(
    (SELECT avg(worker.cost_per_hour) FROM worker
      WHERE worker.company_cd = ${company_cd} AND worker.factory_cd = ${factory_cd} AND worker.abort_div = '0' AND worker.cost_per_hour > 0
        AND EXISTS (SELECT FROM worker_toc AS toc WHERE toc.company_cd = ${company_cd} AND toc.factory_cd = ${factory_cd}
          AND toc.abort_div = '0' AND toc.work_cd = work.work_cd AND toc.resource_kind = '1'
          AND (toc.worker_cd = worker.worker_cd OR (toc.worker_cd IS NULL AND EXISTS (
            SELECT FROM worker_qualification AS held WHERE held.company_cd = ${company_cd} AND held.factory_cd = ${factory_cd}
              AND held.abort_div = '0' AND held.worker_cd = worker.worker_cd
              AND held.qualification_cd = toc.qualification_cd AND held.level >= toc.level
              AND (held.valid_from_dt IS NULL OR held.valid_from_dt <= ${on}::date)
              AND (held.valid_to_dt IS NULL OR held.valid_to_dt >= ${on}::date)))))),
    (SELECT avg(cost_per_hour) FROM worker
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND abort_div = '0' AND cost_per_hour > 0)), 2) AS cost_per_hour
  FROM work WHERE work.company_cd = ${company_cd} AND work.factory_cd = ${factory_cd}`

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
