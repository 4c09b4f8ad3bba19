import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workerRead } from '#modules/master/server/views.ts'
import { workOrderOperationRead } from '#modules/production/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { checkItem } from '../../contract/measured.ts'
import { workEventShown } from '../../contract/work-codes.ts'
import type { workOrderMeasures } from '../../contract/work-order-story/work-cost-calls.ts'
import { workEventTable, workMeasureTable } from '../tables.ts'
import { refuseNoOrder } from './work-times.ts'

const text = z.string()

/** 指図の測定値, the last entry first; what was taken back says so. */
export async function measuresOf(
  context: Context,
  { work_order_no }: InputOf<typeof workOrderMeasures>,
): Promise<OutputOf<typeof workOrderMeasures>> {
  const { tx, session } = context
  await refuseNoOrder(context, { work_order_no })
  const list = await rows(
    tx,
    {
      ...{ event_no: text, process_no: z.int(), operation_nm: text, event_kind: workEventShown.schema },
      ...{ occurred_at: text, worker_nm: text, undone: z.boolean(), piece_no: z.int(), value: text },
      ...checkItem.shape,
    },
    sql`SELECT e.event_no::text AS event_no, e.process_no, coalesce(o.operation_nm, '') AS operation_nm, e.event_kind,
        to_json(e.occurred_at)#>>'{}' AS occurred_at, coalesce(${workerRead.of('e', 'worker_nm')}, '') AS worker_nm,
        EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no) AS undone,
        m.piece_no, m.point_no, m.point_nm, m.measure_unit, trim_scale(m.lower_limit)::text AS lower_limit,
        trim_scale(m.upper_limit)::text AS upper_limit, trim_scale(m.measured_value)::text AS value
      FROM ${workMeasureTable} AS m JOIN ${workEventTable} AS e ON e.company_cd = m.company_cd AND e.event_no = m.event_no
        LEFT JOIN ${workOrderOperationRead.rows} AS o ON o.company_cd = e.company_cd AND o.factory_cd = e.factory_cd
          AND o.work_order_no = e.work_order_no AND o.process_no = e.process_no AND o.split_no = e.split_no
      WHERE e.company_cd = ${session.company_cd} AND e.factory_cd = ${session.factory_cd} AND e.work_order_no = ${work_order_no}
      ORDER BY e.event_no DESC, m.piece_no, m.point_no`,
  )
  return { list: [...list] }
}
