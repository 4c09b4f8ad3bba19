import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, itemRead, workerRead } from '#modules/master/server/views.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { machineState, type machinesNow } from '../../contract/line-board/line-board-calls.ts'
import { nextFirst } from '../begins-at.ts'
import type { LateStart } from '../late-start/late-start.ts'
import { readLateStarts } from '../late-start/read-late-starts.ts'
import { workEventTable } from '../tables.ts'

const text = z.string()
const columns = {
  ...{ facility_cd: text, facility_nm: text, machine_state: machineState.schema },
  ...{ work_order_no: text, process_no: z.int(), operation_nm: text, item_cd: text, item_nm: text },
  ...{ plan_qty: text, good_qty: text, worker_nm: text, reason_nm: text, since: text.nullable() },
  ...{ today_good: text, today_defective: text },
  ...{ start: z.number().nullable(), day: z.number().nullable(), minute_now: z.number() },
}

/**
 * Of every machine the one job that counts: what has stopped before what runs, what runs before what comes next. Machines of
 * which nobody ever planned anything stand there, too.
 */
export async function machinesAt(context: Context): Promise<OutputOf<typeof machinesNow>> {
  const { tx, session, now } = context
  const zone = await directory.timeZoneOf(tx, session)
  const biz_dt = await businessDateOf(context)
  const minuteOf = (at: SQL) =>
    sql`(extract(epoch FROM (${at} AT TIME ZONE ${zone}) - ${biz_dt}::timestamp) / 60)::float8`
  const found = await rows(
    tx,
    columns,
    sql`SELECT f.facility_cd, f.facility_nm,
        CASE WHEN j.work_status IN ('1', '2') THEN j.work_status ELSE '0' END AS machine_state,
        coalesce(j.work_order_no, '') AS work_order_no, coalesce(j.process_no, 0) AS process_no,
        coalesce(j.operation_nm, '') AS operation_nm, coalesce(j.item_cd, '') AS item_cd,
        coalesce(${itemRead.of('j', 'item_nm')}, '') AS item_nm, coalesce(trim_scale(j.plan_qty)::text, '') AS plan_qty,
        coalesce(trim_scale(j.good_qty)::text, '') AS good_qty, coalesce(${workerRead.of('e', 'worker_nm')}, '') AS worker_nm,
        CASE WHEN j.work_status = '2' THEN coalesce(${codeRead.of(codeKey('STOP_REASON', 'e', 'reason_cd'), 'code_nm')}, '') ELSE '' END AS reason_nm,
        to_json(CASE j.work_status WHEN '1' THEN coalesce(e.occurred_at, j.actual_start_at) WHEN '2' THEN e.occurred_at END)#>>'{}' AS since,
        coalesce(trim_scale(t.good)::text, '0') AS today_good, coalesce(trim_scale(t.defective)::text, '0') AS today_defective,
        ${minuteOf(sql`j.start_at`)} AS start, ((j.start_dt - ${biz_dt}::date) * 1440)::float8 AS day,
        ${minuteOf(sql`${now.toISOString()}::timestamptz`)} AS minute_now
      FROM ${facilityRead.rows} AS f
      LEFT JOIN LATERAL (SELECT o.*, h.item_cd, h.start_dt FROM ${workOrderOperationRead.rows} AS o
        JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
        WHERE o.company_cd = f.company_cd AND o.factory_cd = f.factory_cd AND o.facility_cd = f.facility_cd AND o.split_no = 1
          AND o.work_status <> '3' AND h.instruction_status <> '2' AND NOT o.outside_flg
        ORDER BY CASE o.work_status WHEN '2' THEN 0 WHEN '1' THEN 1 ELSE 2 END, ${nextFirst(zone)}
        LIMIT 1) AS j ON true
      LEFT JOIN LATERAL (SELECT e.company_cd, e.factory_cd, e.worker_cd, e.reason_cd, e.occurred_at FROM ${workEventTable} AS e
        WHERE e.company_cd = j.company_cd AND e.factory_cd = j.factory_cd AND e.work_order_no = j.work_order_no
          AND e.process_no = j.process_no AND j.work_status IN ('1', '2') AND e.undoes IS NULL
          AND e.event_kind = CASE j.work_status WHEN '2' THEN '2' ELSE e.event_kind END AND e.event_kind IN ('1', '2', '3')
          AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
        ORDER BY e.event_no DESC LIMIT 1) AS e ON true
      LEFT JOIN (SELECT w.facility_cd, sum(w.good_qty) AS good, sum(w.defective_qty) AS defective FROM ${workEventTable} AS w
        WHERE w.company_cd = ${session.company_cd} AND w.factory_cd = ${session.factory_cd} AND w.biz_dt = ${biz_dt}
        GROUP BY 1) AS t ON t.facility_cd = f.facility_cd
      WHERE f.company_cd = ${session.company_cd} AND f.factory_cd = ${session.factory_cd} AND f.abort_div = '0'
        AND f.facility_kind IN ('1', '4')
      ORDER BY f.facility_cd`,
  )
  const waiting = found.flatMap(({ facility_cd, machine_state, start, day }) =>
    machine_state === '0' && day !== null ? [{ facility_cd, start, day }] : [],
  )
  const late = await readLateStarts(context, waiting, { first_day: biz_dt, now: found[0]?.minute_now ?? 0 })
  const lateAt = new Map([...late].map(([{ facility_cd }, start]) => [facility_cd, start]))
  const momentOf = await momentsOf(context, { zone, biz_dt }, [...lateAt.values()])
  return {
    machines: found.map(({ start: _start, day: _day, minute_now: _now, ...machine }) => {
      const start = lateAt.get(machine.facility_cd)
      if (!start) return { ...machine, late_minutes: null }
      const since = momentOf.get(start.since) ?? null
      return { ...machine, machine_state: '3', since, late_minutes: start.minutes }
    }),
  }
}

/** What the factory's clock shows, as moments. */
async function momentsOf(
  { tx }: Context,
  { zone, biz_dt }: { readonly zone: string; readonly biz_dt: string },
  starts: readonly LateStart[],
): Promise<ReadonlyMap<number, string>> {
  if (starts.length === 0) return new Map()
  const found = await rows(
    tx,
    { minute: z.number(), at: text },
    sql`SELECT m.minute, to_json((${biz_dt}::timestamp + make_interval(secs => m.minute * 60)) AT TIME ZONE ${zone})#>>'{}' AS at
      FROM (SELECT DISTINCT value::float8 AS minute
        FROM jsonb_array_elements_text(${JSON.stringify(starts.map(({ since }) => since))}::jsonb)) AS m`,
  )
  return new Map(found.map(({ minute, at }) => [minute, at]))
}
