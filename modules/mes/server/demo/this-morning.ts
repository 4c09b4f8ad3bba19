import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workOrderOperationRead } from '#modules/production/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { recordWork as recordCall } from '../../contract/work-calls.ts'
import { recordWork } from '../record-work.ts'

/** How long ago each of the machines began, in minutes, and when it stopped and for what. */
const begun = [
  { began: 105, worker_cd: 'W001' },
  { began: 80, worker_cd: 'W004', stopped: 25, reason_cd: '20' },
  { began: 65, worker_cd: 'W007' },
  { began: 40, worker_cd: 'W011' },
  { began: 15, worker_cd: 'W016' },
] as const

/** The shop floor as a visitor finds it: some machines run, one has stopped, the others have not begun. */
export const workThisMorning: Demo = async (context) => {
  const { tx, session } = context
  const first = await rows(
    tx,
    { work_order_no: z.string(), process_no: z.int(), facility_cd: z.string() },
    sql`SELECT f.work_order_no, f.process_no, f.facility_cd FROM (SELECT DISTINCT ON (o.facility_cd) o.facility_cd, o.work_order_no, o.process_no, o.start_at
        FROM ${workOrderOperationRead.rows} AS o WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd}
          AND o.facility_cd <> '' AND o.before_no = 0 AND o.work_status = '0' AND o.split_no = 1
        ORDER BY o.facility_cd, o.start_at, o.work_order_no) AS f
      ORDER BY f.start_at, f.facility_cd LIMIT ${begun.length}`,
  )
  for (const [at, { began, worker_cd, ...stop }] of begun.entries()) {
    const work = first[at]
    if (!work) continue
    await told(context, began, { ...work, worker_cd, event_kind: '1' })
    if ('stopped' in stop)
      await told(context, stop.stopped, { ...work, worker_cd, event_kind: '2', reason_cd: stop.reason_cd })
  }
}

export const told = (context: Context, minutesAgo: number, event: object) =>
  recordWork(
    { ...context },
    recordCall.input.parse({
      ...{ good_qty: '0', defective_qty: '0' },
      ...event,
      occurred_at: new Date(context.now.getTime() - minutesAgo * 60_000).toISOString(),
    }),
  )
