import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead } from '#modules/master/server/views.ts'
import type { PlanOfFactory } from '#modules/place-order/server/index.ts'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { orderRead } from '#modules/receive-order/server/views.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import { pooledProjection } from '#planning/mrp/projection.ts'
import type { ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import { loadDays } from '../../contract/load/fullest-calls.ts'
import { loadOf, machineLoad } from '../../contract/load/machine-load.ts'
import type { PlanFigures } from '../../contract/scenario/figures.ts'
import { readGantt } from '../gantt/read-gantt.ts'
import { planOperation, productionPlan } from '../plan/tables.ts'
import { itemCosts } from './item-costs.ts'
import { planEffectsOf, type PlanBasis } from './plan-effects.ts'

/** Stock is compared at the end of so many days. */
const stockDays = 30
const minutesPerDay = 1440

type Difference = Pick<PlanFigures, 'created' | 'changed' | 'removed' | 'moved'>

/** What the plan comes to, as it stands in this transaction. */
export async function planFiguresOf(
  context: Context,
  plan: PlanOfFactory,
  difference: Difference,
  /** The plan that stands, beside which it is looked at. */
  basis?: PlanBasis,
): Promise<PlanFigures> {
  const biz_dt = await businessDateOf(context)
  const shown = await readGantt(context)
  const offset = (epochDay(biz_dt) ?? 0) + 1 - (epochDay(shown.first_day) ?? 0)
  const lines = await readLines(context)
  const [placed] = await rows(
    context.tx,
    { unplaced: z.int() },
    sql`SELECT count(*)::int AS unplaced FROM ${planOperation} AS o JOIN ${productionPlan} AS p ON p.company_cd = o.company_cd
        AND p.plan_no = o.plan_no
      WHERE o.company_cd = ${context.session.company_cd} AND o.factory_cd = ${context.session.factory_cd} AND p.plan_status = '1'
        AND o.start_at IS NULL`,
  )
  const late = lines.filter(({ late_days }) => late_days > 0)
  const setups = shown.operations.filter(({ kind, setup }) => kind === 'plan' && setup > 0)
  const last = shown.operations.reduce((most, { end }) => Math.max(most, end), 0)
  const stock_dt = dayAfter(biz_dt, stockDays)
  return {
    ...{ orders: lines.length, late_orders: late.length, unplaced: placed?.unplaced ?? 0 },
    late_days: late.reduce((sum, { late_days }) => sum + late_days, 0),
    ...{ setup_count: setups.length, setup_minutes: setups.reduce((sum, { setup }) => sum + setup, 0) },
    end_dt: last === 0 ? '' : dayAfter(shown.first_day, Math.floor((last - 1) / minutesPerDay)),
    ...{ stock_dt, stock_value: await stockValue(context, plan, stockDays) },
    ...difference,
    ...{ load_from_dt: dayAfter(biz_dt, 1), load_to_dt: dayAfter(biz_dt, loadDays) },
    machines: machinesOf(shown.facilities, shown.operations, offset),
    lines: [...lines],
    effects: basis ? await planEffectsOf(context, basis, plan) : null,
  }
}

function machinesOf(
  facilities: Parameters<typeof machineLoad>[0],
  operations: readonly ShownOperation[],
  first: number,
): PlanFigures['machines'] {
  return facilities
    .map(({ facility_cd }) => {
      const days = machineLoad(facilities, operations, {
        ...{ days: first + loadDays, today: 0, machine: facility_cd, basis: 'planned' },
      }).slice(first)
      const sum = (of: (day: (typeof days)[number]) => number) =>
        Math.round(days.reduce((total, day) => total + of(day), 0))
      return { facility_cd, load: sum(loadOf), capacity: sum(({ capacity }) => capacity) }
    })
    .filter(({ load }) => load > 0)
}

const line = {
  ...{ order_no: z.string(), line_no: z.int(), item_cd: z.string(), item_nm: z.string() },
  ...{ customer_nm: z.string(), due_dt: z.string(), end_dt: z.string(), late_days: z.int() },
}

/** Lines of orders that plans are for, with the last of their plans. */
async function readLines(context: Context) {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  return rows(
    tx,
    line,
    sql`SELECT n.order_no, n.line_no, n.item_cd, coalesce(${itemRead.of('n', 'item_nm')}, '') AS item_nm,
        coalesce((SELECT ${customerRead.of('r', 'customer_nm')} FROM ${orderRead.rows} AS r WHERE r.company_cd = n.company_cd
          AND r.factory_cd = n.factory_cd AND r.order_no = n.order_no), '') AS customer_nm,
        n.due_dt::text AS due_dt, coalesce((n.end_at AT TIME ZONE ${zone})::date::text, '') AS end_dt, n.late_days
      FROM (SELECT p.company_cd, p.factory_cd, u.no AS order_no, u.line AS line_no, max(p.due_dt) AS due_dt, max(p.late_days) AS late_days,
          (array_agg(p.item_cd ORDER BY p.due_dt DESC, p.plan_no))[1] AS item_cd,
          CASE WHEN bool_and(p.end_at IS NOT NULL) THEN max(p.end_at) END AS end_at
        FROM ${productionPlan} AS p CROSS JOIN LATERAL (
          SELECT p.demand_no AS no, p.demand_line AS line WHERE p.demand_kind = ${orderDemandKind}
          UNION SELECT t.no, t.line FROM jsonb_to_recordset(p.purposes) AS t(kind text, no text, line int)
            WHERE t.kind = ${orderDemandKind}) AS u
        WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_status = '1'
        GROUP BY 1, 2, 3, 4) AS n
      ORDER BY n.due_dt, n.order_no, n.line_no`,
  )
}

/** Free stock of each item at the end of a day, at what one of it is worth now. */
async function stockValue(
  context: Context,
  { state, snapshot }: PlanOfFactory,
  day: number,
): Promise<string> {
  const costOf = await itemCosts(context)
  let value = 0
  snapshot.items.forEach(({ item_cd }, item) => {
    const cost = costOf.get(item_cd)
    if (cost === undefined) return
    const projection = pooledProjection(state, item)
    value += (Math.max(0, projection[Math.min(day, projection.length - 1)] ?? 0) / 1000) * cost
  })
  return String(Math.round(value))
}
