import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRoutings, readMachineTimes } from '#modules/master/server/index.ts'
import { facilityRead } from '#modules/master/server/views.ts'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { planLateReason } from '../../contract/plan/plan-codes.ts'
import { type TimeSpent, timeSpent } from '../../contract/why/time-spent.ts'
import { openTimes } from '../gantt/lanes-of-gantt.ts'
import { planOperation, productionPlan } from './tables.ts'

const head = {
  ...{ reason: z.union([planLateReason.schema, z.literal('')]), name: z.string(), days: z.int() },
  ...{ due_dt: z.string(), start_dt: z.string(), end_dt: z.string() },
  ...{ order_no: z.string(), line_no: z.int(), facility_cd: z.string() },
}

const placed = {
  ...{ process_no: z.int(), facility_cd: z.string(), start: z.int(), setup: z.int(), end: z.int() },
}

/** Why a plan is late, what it waits for, and the first order line that it is for. */
export async function whyLate(context: Context, plan_no: string) {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  const own = sql`p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_no = ${plan_no}::bigint`
  const [found] = await rows(
    tx,
    head,
    sql`SELECT p.late_reason AS reason, p.late_name AS name, p.late_days AS days, p.due_dt::text AS due_dt, p.start_dt::text AS start_dt,
        coalesce((p.end_at AT TIME ZONE ${zone})::date::text, '') AS end_dt, coalesce(u.no, '') AS order_no, coalesce(u.line, 0) AS line_no,
        coalesce((SELECT f.facility_cd FROM ${facilityRead.rows} AS f WHERE f.company_cd = p.company_cd AND f.factory_cd = p.factory_cd
          AND f.facility_cd = p.late_name AND p.late_reason = 'capacity'), (SELECT o.facility_cd FROM ${planOperation} AS o WHERE o.company_cd = p.company_cd AND o.plan_no = p.plan_no
          AND o.facility_cd <> '' ORDER BY o.facility_cd = p.late_name DESC, o.end_at - o.start_at DESC LIMIT 1), '') AS facility_cd
      FROM ${productionPlan} AS p LEFT JOIN LATERAL (
        SELECT p.demand_no AS no, p.demand_line AS line, 0 AS place WHERE p.demand_kind = ${orderDemandKind}
        UNION ALL SELECT t.no, t.line, 1 FROM jsonb_to_recordset(p.purposes) AS t(kind text, no text, line int)
          WHERE t.kind = ${orderDemandKind} ORDER BY place, no, line LIMIT 1) AS u ON true
      WHERE ${own}`,
  )
  return found
}

/** Where the minutes of each process went; the days are read as the scheduler reads them. */
export async function timeOfPlan(context: Context, plan_no: string): Promise<ReadonlyMap<number, TimeSpent>> {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  const [first] = await rows(
    tx,
    { item_cd: z.string(), day: z.string().nullable(), days: z.int() },
    sql`SELECT p.item_cd, min((o.start_at AT TIME ZONE ${zone})::date)::text AS day,
        coalesce(max((o.end_at AT TIME ZONE ${zone})::date) - min((o.start_at AT TIME ZONE ${zone})::date) + 1, 0)::int AS days
      FROM ${productionPlan} AS p JOIN ${planOperation} AS o ON o.company_cd = p.company_cd AND o.plan_no = p.plan_no
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_no = ${plan_no}::bigint
      GROUP BY p.item_cd`,
  )
  if (!first || first.day === null) return new Map()
  const minuteOf = (column: 'start_at' | 'end_at') =>
    sql`round(extract(epoch FROM (o.${sql.identifier(column)} AT TIME ZONE ${zone}) - ${first.day}::timestamp) / 60)::int`
  const operations = await rows(
    tx,
    placed,
    sql`SELECT o.process_no, o.facility_cd, ${minuteOf('start_at')} AS start, o.setup_minutes AS setup, ${minuteOf('end_at')} AS "end"
      FROM ${planOperation} AS o WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd}
        AND o.plan_no = ${plan_no}::bigint AND o.split_no = 1 AND o.start_at IS NOT NULL AND o.end_at IS NOT NULL`,
  )
  const times = await readMachineTimes(context, { from_dt: first.day, days: first.days })
  const open = new Map(openTimes(times, first.day, first.days).map((one) => [one.facility_cd, one.open]))
  const usual = await usualSetups(context, first.item_cd)
  const spent = timeSpent(
    operations.map((one) => ({
      ...{ ...one, setup: one.setup + (usual.get(one.process_no) ?? 0) },
      ...{ outside: one.facility_cd === '', open: open.get(one.facility_cd) ?? [] },
    })),
  )
  return new Map(spent.map((one) => [one.process_no, one]))
}

/** Minutes of setting up that the standard times have, whatever was made before; what the sequence asks for stands with its place. */
async function usualSetups(context: Context, item_cd: string): Promise<ReadonlyMap<number, number>> {
  const { steps } = await readRoutings(context, { items: [item_cd], on_dt: await businessDateOf(context) })
  return new Map(steps.map(({ process_no, setup_seconds }) => [process_no, Math.round(setup_seconds / 60)]))
}
