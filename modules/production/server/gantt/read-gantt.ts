import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead, workRead } from '#modules/master/server/views.ts'
import { orderRead } from '#modules/receive-order/server/views.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import { planOperation, productionPlan } from '../plan/tables.ts'
import { workOrder, workOrderOperation } from '../work-order/tables.ts'
import { lanesOf, minuteOfDay } from './lanes-of-gantt.ts'

/** What was done lately stands there, too. */
export const daysBefore = 3
const leastDays = 28
const mostDays = 400
const minutesPerDay = 1440

const text = z.string()
const columns = {
  kind: z.enum(['plan', 'work']),
  ...{ no: text, process_no: z.int(), before_no: z.int(), facility_cd: text, worker_cd: text },
  ...{ item_cd: text, item_nm: text, work_nm: text, qty: text, order_no: text, customer_nm: text },
  ...{ start: z.int(), setup: z.int(), end: z.int(), due: z.int(), done: z.number(), fixed: z.boolean() },
  ...{ work_status: text, update_cnt: z.int().nullable(), locked: z.boolean().nullable() },
}

export async function readGantt(context: Context): Promise<OutputOf<typeof planOnGantt>> {
  const { tx, now } = context
  const around = await firstOfGantt(context)
  const { first_day, zone } = around
  const operations = await rows(tx, columns, operationsOf(context, around))
  const last = Math.max(0, ...operations.map(({ end }) => end))
  const days = Math.min(Math.max(leastDays, Math.ceil(last / minutesPerDay) + 7), mostDays)
  const people = [...new Set(operations.map(({ worker_cd }) => worker_cd))].filter(Boolean)
  return {
    ...{ first_day, days, now: daysBefore * minutesPerDay + minuteOfDay(now, zone) },
    ...(await lanesOf(context, { first_day, days, people })),
    operations: [...operations],
  }
}

/** Where its first day begins, on the factory's clock. */
export async function firstOfGantt(context: Context): Promise<Around> {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  const first_day = dayAfter(await businessDateOf(context), -daysBefore)
  const minuteOf = (moment: SQL) =>
    sql`round(extract(epoch FROM (${moment} AT TIME ZONE ${zone}) - ${first_day}::timestamp) / 60)::int`
  return { first_day, zone, minuteOf }
}

interface Around {
  readonly first_day: string
  readonly zone: string
  readonly minuteOf: (moment: SQL) => SQL
}

type OfFactory = Pick<Context['session'], 'company_cd' | 'factory_cd'>

/** Processes of plans that have a place. */
const placedPlans = ({ company_cd, factory_cd }: OfFactory) => sql`FROM ${planOperation} AS o
      JOIN ${productionPlan} AS p ON p.company_cd = o.company_cd AND p.plan_no = o.plan_no
    WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND p.plan_status = '1' AND o.split_no = 1
      AND o.start_at IS NOT NULL AND o.end_at IS NOT NULL`

/** Processes of work orders that stand somewhere, or have stood there lately. */
const placedWork = (
  { company_cd, factory_cd }: OfFactory,
  { first_day, zone }: Around,
) => sql`FROM ${workOrderOperation} AS o
      JOIN ${workOrder} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
    WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.split_no = 1
      AND coalesce(o.actual_start_at, o.start_at) IS NOT NULL AND coalesce(o.actual_end_at, o.end_at) IS NOT NULL
      AND coalesce(o.actual_end_at, o.end_at) >= (${first_day}::timestamp AT TIME ZONE ${zone})`

const workStart = sql`coalesce(o.actual_start_at, o.start_at)`
const workEnd = sql`greatest(coalesce(o.actual_end_at, o.end_at), ${workStart} + '1 minute'::interval)`

/** From when to when machines are taken within so many days. */
export function takenOf({ session }: Context, around: Around, days: number): SQL {
  const { first_day, zone, minuteOf } = around
  const within = (
    start: SQL,
    end: SQL,
  ) => sql`${start} < ((${first_day}::date + ${days}::int)::timestamp AT TIME ZONE ${zone})
      AND ${end} >= (${first_day}::timestamp AT TIME ZONE ${zone})`
  return sql`SELECT o.facility_cd, ${minuteOf(sql`o.start_at`)} AS start, ${minuteOf(sql`o.end_at`)} AS "end" ${placedPlans(session)}
      AND ${within(sql`o.start_at`, sql`o.end_at`)}
    UNION ALL
    SELECT o.facility_cd, ${minuteOf(workStart)}, ${minuteOf(workEnd)} ${placedWork(session, around)} AND ${within(workStart, workEnd)}`
}

const operationsOf = ({ session }: Context, around: Around) => {
  const { first_day, minuteOf } = around
  const dueOf = (date: SQL) => sql`(${date} - ${first_day}::date + 1) * ${minutesPerDay}::int`
  const customerOf = (alias: string) =>
    sql`coalesce((SELECT ${customerRead.of('r', 'customer_nm')} FROM ${orderRead.rows} AS r WHERE r.company_cd = ${sql.raw(alias)}.company_cd
      AND r.factory_cd = ${sql.raw(alias)}.factory_cd AND r.order_no = ${sql.raw(alias)}.demand_no), '')`
  const orderOf = (alias: string) =>
    sql`CASE WHEN ${sql.raw(alias)}.demand_no = '' THEN '' ELSE ${sql.raw(alias)}.demand_no || '-' || ${sql.raw(alias)}.demand_line END`
  return sql`SELECT 'plan' AS kind, o.plan_no::text AS no, o.process_no,
      coalesce(lag(o.process_no) OVER (PARTITION BY o.plan_no ORDER BY o.process_no), 0) AS before_no, o.facility_cd, o.worker_cd,
      p.item_cd, ${itemRead.of('p', 'item_nm')} AS item_nm, coalesce(${workRead.of('o', 'work_nm')}, '') AS work_nm,
      trim_scale(o.qty)::text AS qty, ${orderOf('p')} AS order_no, ${customerOf('p')} AS customer_nm, ${minuteOf(sql`o.start_at`)} AS start,
      o.setup_minutes AS setup, ${minuteOf(sql`o.end_at`)} AS "end", ${dueOf(sql`p.due_dt`)} AS due, 0::float8 AS done,
      p.manual_flg OR p.locked_flg OR o.locked_flg AS fixed, '0' AS work_status, p.update_cnt, p.locked_flg AS locked
    ${placedPlans(session)}
    UNION ALL
    SELECT 'work', o.work_order_no, o.process_no, o.before_no, o.facility_cd, o.worker_cd, h.item_cd, ${itemRead.of('h', 'item_nm')},
      o.work_nm, trim_scale(o.plan_qty)::text, ${orderOf('h')}, ${customerOf('h')},
      ${minuteOf(workStart)}, round(o.setup_seconds / 60.0)::int, ${minuteOf(workEnd)},
      ${dueOf(sql`h.due_dt`)},
      CASE WHEN o.work_status = '3' THEN 1 WHEN o.plan_qty > 0 THEN least((o.good_qty + o.defective_qty) / o.plan_qty, 1) ELSE 0 END::float8,
      true, o.work_status, NULL::int, NULL::boolean
    ${placedWork(session, around)}
    ORDER BY kind DESC, no, process_no`
}
