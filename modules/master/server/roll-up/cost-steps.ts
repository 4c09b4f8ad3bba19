import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { Session } from '#platform/server/session.ts'
import { priceForOne } from '../pricing/price-for-one.ts'
import type { CostedStep } from './roll-up.ts'

/** Whose costs: machines, people and routings belong to a factory. */
export type Where = Pick<Session, 'company_cd' | 'factory_cd'>

type Process = RowOf<typeof processColumns>
const processColumns = {
  item_cd: z.string(),
  from_dt: z.string(),
  operation_cd: z.string(),
  work_cd: z.string(),
  facility_group_cd: z.string().nullable(),
  supplier_cd: z.string().nullable(),
  outside_price: z.string(),
  yield_rate: z.string(),
}

type Time = RowOf<typeof timeColumns>
const timeColumns = {
  item_cd: z.string(),
  operation_cd: z.string(),
  work_cd: z.string(),
  setup_sec: z.int(),
  run_sec: z.int(),
  base_qty: z.string(),
  people: z.int(),
}

/** What the routing does not say itself, by its codes. */
interface Rates {
  readonly times: ReadonlyMap<string, Time>
  readonly machines: ReadonlyMap<string, { readonly facility_cd: string; readonly efficiency: string }>
  readonly perHour: ReadonlyMap<string, string>
  readonly groups: ReadonlyMap<string, string>
  readonly labour: ReadonlyMap<string, string | null>
  readonly outside: ReadonlyMap<string, boolean>
  readonly works: ReadonlyMap<string, string>
}

/**
 * The routing in force, with its standard times; an item without a routing is made by what it has standard times for
 * (decisions.md "BOM and PBOM"). The best machine for the item sets the rate, otherwise its group does. Each table is read for
 * itself and put together here: one statement over all of them takes seconds on a database that has no statistics yet.
 */
export async function readSteps(
  tx: Tx,
  where: Where,
  on: string,
  concerned: (column: SQL) => SQL,
): Promise<ReadonlyMap<string, readonly CostedStep[]>> {
  const { company_cd, factory_cd } = where
  const here = sql`company_cd = ${company_cd} AND factory_cd = ${factory_cd}`
  const ofItems = concerned(sql`item_cd`)
  const processes = await rows(
    tx,
    processColumns,
    sql`SELECT item_cd, from_dt::text AS from_dt, operation_cd, work_cd, facility_group_cd, supplier_cd,
        ${priceForOne(sql`outside_price`, sql`price_base_qty`)}::text AS outside_price, trim_scale(yield_rate)::text AS yield_rate
      FROM pbom_process
      WHERE ${here} AND abort_div <> '2' AND from_dt <= ${on}::date ${ofItems}
      ORDER BY item_cd, from_dt DESC, process_no, work_cd`,
  )
  const times = await rows(
    tx,
    timeColumns,
    sql`SELECT item_cd, operation_cd, work_cd, setup_min * 60 + setup_sec AS setup_sec, run_min * 60 + run_sec AS run_sec,
        trim_scale(base_qty)::text AS base_qty, people
      FROM product_time WHERE ${here} AND abort_div <> '2' ${ofItems} ORDER BY item_cd, work_cd`,
  )
  const machines = await rows(
    tx,
    { item_cd: z.string(), work_cd: z.string(), facility_cd: z.string(), efficiency: z.string() },
    sql`SELECT DISTINCT ON (item_cd, work_cd) item_cd, work_cd, facility_cd, trim_scale(efficiency)::text AS efficiency
      FROM facility_toc
      WHERE ${here} AND abort_div = '0' ${ofItems}
        AND facility_cd = ANY (ARRAY(SELECT facility_cd FROM facility WHERE ${here} AND abort_div = '0'))
      ORDER BY item_cd, work_cd, priority, facility_cd`,
  )
  const rates: Rates = {
    times: byKey(times, timeKey),
    machines: byKey(machines, machineKey),
    ...(await readRates(tx, where, here, on)),
  }
  const routed = grouped(processes, ({ item_cd }) => item_cd)
  const timed = grouped(times, ({ item_cd }) => item_cd)
  const steps = new Map<string, readonly CostedStep[]>()
  for (const item_cd of new Set([...routed.keys(), ...timed.keys()])) {
    const all = routed.get(item_cd)
    const inForce = all?.filter(({ from_dt }) => from_dt === all[0]?.from_dt)
    const made = inForce ?? (timed.get(item_cd) ?? []).map((time) => ({ ...time, ...withoutRouting }))
    steps.set(
      item_cd,
      made.map((one) => asStep(one, rates)),
    )
  }
  return steps
}

const withoutRouting = { facility_group_cd: null, supplier_cd: null, outside_price: '0', yield_rate: '100' }

/** Who and what price the routing names goes before those of the operation and the work. */
function asStep(made: Omit<Process, 'from_dt'>, rates: Rates): CostedStep {
  const { item_cd, operation_cd, work_cd, facility_group_cd, outside_price, yield_rate } = made
  const time = rates.times.get(timeKey(made))
  const machine = rates.machines.get(machineKey(made))
  const ofMachine = machine && rates.perHour.get(machine.facility_cd)
  return {
    item_cd,
    work_cd,
    outside: made.supplier_cd !== null || (rates.outside.get(operation_cd) ?? false),
    unit_price: outside_price === '0' ? (rates.works.get(work_cd) ?? '0') : outside_price,
    yield_rate,
    setup_sec: time?.setup_sec ?? null,
    run_sec: time?.run_sec ?? null,
    base_qty: time?.base_qty ?? '1',
    people: time?.people ?? 1,
    machine_rate: ofMachine ?? rates.groups.get(facility_group_cd ?? '') ?? '0',
    efficiency: machine?.efficiency ?? '100',
    labour_rate: rates.labour.get(work_cd) ?? '0',
  }
}

type Made = Pick<Time, 'item_cd' | 'operation_cd' | 'work_cd'>
const timeKey = ({ item_cd, operation_cd, work_cd }: Made) => `${item_cd} ${operation_cd} ${work_cd}`
const machineKey = ({ item_cd, work_cd }: Pick<Made, 'item_cd' | 'work_cd'>) => `${item_cd} ${work_cd}`

/** What is the same for every item: what an hour costs, who works outside and for what price. */
async function readRates(tx: Tx, where: Where, here: SQL, on: string) {
  const facilities = await rows(
    tx,
    { facility_cd: z.string(), per_hour: z.string() },
    sql`SELECT facility_cd, trim_scale(cost_per_hour)::text AS per_hour FROM facility WHERE ${here} AND abort_div = '0'`,
  )
  const groups = await rows(
    tx,
    { facility_group_cd: z.string(), per_hour: z.string() },
    sql`SELECT facility_group_cd, trim_scale(round(avg(cost_per_hour), 2))::text AS per_hour FROM facility
      WHERE ${here} AND abort_div = '0' AND facility_kind IN ('1', '4') GROUP BY facility_group_cd`,
  )
  const labour = await rows(
    tx,
    { work_cd: z.string(), per_hour: z.string().nullable() },
    labourRates(where, on),
  )
  const operations = await rows(
    tx,
    { operation_cd: z.string(), outside: z.boolean() },
    sql`SELECT operation_cd, operation_place = '2' AS outside FROM operation WHERE ${here}`,
  )
  const works = await rows(
    tx,
    { work_cd: z.string(), unit_price: z.string() },
    sql`SELECT work_cd, trim_scale(unit_price)::text AS unit_price FROM work WHERE ${here}`,
  )
  return {
    perHour: new Map(facilities.map(({ facility_cd, per_hour }) => [facility_cd, per_hour])),
    groups: new Map(groups.map(({ facility_group_cd, per_hour }) => [facility_group_cd, per_hour])),
    labour: new Map(labour.map(({ work_cd, per_hour }) => [work_cd, per_hour])),
    outside: new Map(operations.map(({ operation_cd, outside }) => [operation_cd, outside])),
    works: new Map(works.map(({ work_cd, unit_price }) => [work_cd, unit_price])),
  }
}

/** For each work the average of those who may do it on that day; where nobody is named, of everybody with a rate. */
const labourRates = ({ company_cd, factory_cd }: Where, on: string): SQL => sql`
  SELECT work.work_cd, trim_scale(round(coalesce(
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
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND abort_div = '0' AND cost_per_hour > 0)), 2))::text AS per_hour
  FROM work WHERE work.company_cd = ${company_cd} AND work.factory_cd = ${factory_cd}`

const byKey = <T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [keyOf(one), one]))

export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
