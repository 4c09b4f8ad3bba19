import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { SlipKeyOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/slip/serve-slip.ts'
import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { dayOffset, type dailyReport } from '../../contract/daily-report/daily-report.ts'
import type { processesOfOrder } from '../../contract/daily-report/report-calls.ts'
import { serialsAsText } from '../../contract/serial-numbers.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { workEventTable } from '../tables.ts'

const text = z.string()
const reported = {
  ...{ line_no: z.int(), biz_dt: text, work_order_no: text, process_no: z.int(), operation_nm: text },
  ...{
    item_cd: text,
    good_qty: text,
    defective_qty: text,
    rework_qty: text,
    reason_cd: text,
    is_finished: z.boolean(),
  },
  ...{
    worker_cd: text,
    facility_cd: text,
    start_day: dayOffset.schema,
    start_time: text,
    end_day: dayOffset.schema,
  },
  ...{ end_time: text, shift_cd: text, labour_hours: text, remarks: text },
  serial_nos: z.array(text),
}

/** A report as it was registered; what was taken back since stands in the history of its work order. */
export async function loadReport(
  context: Context,
  { report_no }: SlipKeyOf<typeof dailyReport>,
): Promise<SlipRecordOf<typeof dailyReport> | undefined> {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  const wall = (moment: string) => sql`(e.${sql.identifier(moment)} AT TIME ZONE ${zone})`
  const lines = await rows(
    tx,
    reported,
    sql`SELECT e.line_no, e.biz_dt::text, e.work_order_no, e.process_no,
        coalesce((SELECT o.operation_nm FROM ${workOrderOperationRead.rows} AS o WHERE o.company_cd = e.company_cd
          AND o.factory_cd = e.factory_cd AND o.work_order_no = e.work_order_no AND o.process_no = e.process_no
          AND o.split_no = 1), '') AS operation_nm,
        coalesce(${workOrderRead.of('e', 'item_cd')}, '') AS item_cd, trim_scale(e.good_qty)::text AS good_qty,
        trim_scale(e.defective_qty)::text AS defective_qty, trim_scale(e.rework_qty)::text AS rework_qty, e.reason_cd, e.event_kind = '5' AS is_finished, e.worker_cd, e.facility_cd,
        (${wall('started_at')}::date - e.biz_dt)::text AS start_day, to_char(${wall('started_at')}, 'HH24:MI') AS start_time,
        (${wall('occurred_at')}::date - e.biz_dt)::text AS end_day, to_char(${wall('occurred_at')}, 'HH24:MI') AS end_time, e.shift_cd,
        coalesce(trim_scale(e.told_minutes / 60)::text, '') AS labour_hours, e.remarks, e.serial_nos
      FROM ${workEventTable} AS e WHERE e.company_cd = ${session.company_cd} AND e.factory_cd = ${session.factory_cd}
        AND e.batch_no = ${report_no} AND e.started_at IS NOT NULL ORDER BY e.line_no`,
  )
  const [first] = lines
  if (!first) return undefined
  const registered = refusal(workErrors.BIZ_WORK_REPORTED.with(), context)
  return {
    update_cnt: 0,
    abilities: { edit: registered },
    header: {
      ...{ report_no, biz_dt: first.biz_dt, worker_cd: '', start_time: '', end_time: '' },
      ...{ shift_cd: '', remarks: '' },
    },
    lines: lines.map(({ biz_dt: _day, serial_nos, ...line }) => ({
      ...{ ...line, serial_nos: serialsAsText(serial_nos), left_qty: '', edit: registered },
    })),
  }
}

const process = {
  ...{ process_no: z.int(), operation_nm: text, item_cd: text, left_qty: text, worker_cd: text },
  work_status: workStatus.schema,
}

/** What is still to be done of an order, process by process: what the process before has finished, else what was planned. */
export async function processesOf(
  { tx, session }: Context,
  { work_order_no }: InputOf<typeof processesOfOrder>,
): Promise<OutputOf<typeof processesOfOrder>> {
  const list = await rows(
    tx,
    process,
    sql`SELECT o.process_no, o.operation_nm, h.item_cd, o.worker_cd, o.work_status,
        trim_scale(greatest(0, CASE b.work_status WHEN '3' THEN b.good_qty ELSE o.plan_qty END
          + o.reworked_qty - o.good_qty - o.defective_qty))::text AS left_qty
      FROM ${workOrderOperationRead.rows} AS o
      JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
      LEFT JOIN ${workOrderOperationRead.rows} AS b ON b.company_cd = o.company_cd AND b.factory_cd = o.factory_cd
        AND b.work_order_no = o.work_order_no AND b.process_no = o.before_no AND b.split_no = 1
      WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND o.work_order_no = ${work_order_no}
        AND o.split_no = 1 AND NOT o.outside_flg ORDER BY o.process_no`,
  )
  return { list: [...list] }
}
