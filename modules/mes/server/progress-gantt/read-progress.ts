import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead } from '#modules/master/server/views.ts'
import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { lanesOf, minuteOfDay } from '#modules/production/server/index.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { orderRead } from '#modules/receive-order/server/views.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { progressOnGantt } from '../../contract/progress-gantt/progress-calls.ts'
import { readLateStarts } from '../late-start/read-late-starts.ts'

const daysBefore = 7
const leastDays = 21
const mostDays = 400
const minutesPerDay = 1440

const text = z.string()
const moment = z.int().nullable()
const columns = {
  ...{ work_order_no: text, process_no: z.int(), before_no: z.int(), operation_nm: text, item_cd: text },
  ...{ item_nm: text, facility_cd: text, worker_cd: text, order_no: text, customer_nm: text },
  ...{ plan_qty: text, good_qty: text, defective_qty: text, work_status: workStatus.schema },
  ...{ planned_from: moment, planned_to: moment, actual_from: moment, actual_to: moment, due: z.int() },
  ...{ start: moment, day: z.int() },
}

/** From a week ago on; what was never scheduled stands on the days of its order. */
export async function readProgress(context: Context): Promise<OutputOf<typeof progressOnGantt>> {
  const { tx, session, now } = context
  const { company_cd, factory_cd } = session
  const zone = await directory.timeZoneOf(tx, session)
  const first_day = dayAfter(await businessDateOf(context), -daysBefore)
  const minuteOf = (at: SQL) =>
    sql`round(extract(epoch FROM (${at} AT TIME ZONE ${zone}) - ${first_day}::timestamp) / 60)::int`
  const begins = sql`(${first_day}::timestamp AT TIME ZONE ${zone})`
  const ofOrder = sql`r.company_cd = h.company_cd AND r.factory_cd = h.factory_cd AND r.order_no = h.demand_no`
  const found = await rows(
    tx,
    columns,
    sql`SELECT o.work_order_no, o.process_no, o.before_no, o.operation_nm, h.item_cd, ${itemRead.of('h', 'item_nm')} AS item_nm,
        o.facility_cd, o.worker_cd,
        CASE WHEN h.demand_no = '' THEN '' ELSE h.demand_no || '-' || h.demand_line END AS order_no,
        coalesce((SELECT ${customerRead.of('r', 'customer_nm')} FROM ${orderRead.rows} AS r WHERE ${ofOrder}), '') AS customer_nm,
        trim_scale(o.plan_qty)::text AS plan_qty, trim_scale(o.good_qty)::text AS good_qty,
        trim_scale(o.defective_qty)::text AS defective_qty, o.work_status,
        coalesce(${minuteOf(sql`o.start_at`)}, (h.start_dt - ${first_day}::date) * ${minutesPerDay}::int) AS planned_from,
        coalesce(${minuteOf(sql`o.end_at`)}, (h.due_dt - ${first_day}::date + 1) * ${minutesPerDay}::int) AS planned_to,
        ${minuteOf(sql`o.actual_start_at`)} AS actual_from,
        CASE WHEN o.actual_start_at IS NOT NULL THEN ${minuteOf(sql`coalesce(o.actual_end_at, ${now.toISOString()}::timestamptz)`)} END AS actual_to,
        (h.due_dt - ${first_day}::date + 1) * ${minutesPerDay}::int AS due,
        ${minuteOf(sql`o.start_at`)} AS start, (h.start_dt - ${first_day}::date) * ${minutesPerDay}::int AS day
      FROM ${workOrderOperationRead.rows} AS o JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd
        AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
      WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.split_no = 1
        AND ((o.work_status <> '3' AND h.instruction_status <> '2') OR o.actual_end_at >= ${begins})
      ORDER BY o.work_order_no, o.process_no`,
  )
  const minute = daysBefore * minutesPerDay + minuteOfDay(now, zone)
  const waiting = found.filter(({ work_status }) => work_status === '0')
  const late = await readLateStarts(context, waiting, { first_day, now: minute })
  const operations = found.map((one) => {
    const { start: _start, day: _day, ...shown } = one
    return { ...shown, late_minutes: late.get(one)?.minutes ?? null }
  })
  const last = Math.max(
    0,
    ...operations.map(({ planned_to, actual_to }) => Math.max(planned_to ?? 0, actual_to ?? 0)),
  )
  const days = Math.min(Math.max(leastDays, Math.ceil(last / minutesPerDay) + 2), mostDays)
  const people = [...new Set(operations.map(({ worker_cd }) => worker_cd))].filter(Boolean)
  const { facilities, workers } = await lanesOf(context, { first_day, days, people })
  return {
    ...{ first_day, days, now: minute, workers },
    facilities: facilities.map(({ facility_cd, facility_nm, open }) => ({ facility_cd, facility_nm, open })),
    operations,
  }
}
