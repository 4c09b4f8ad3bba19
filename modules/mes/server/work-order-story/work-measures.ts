import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workerRead } from '#modules/master/server/views.ts'
import { workOrderOperationRead } from '#modules/production/server/views.ts'
import { userRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { checkItem } from '../../contract/measured.ts'
import { measuredAt } from '../../contract/work-codes.ts'
import type { workOrderMeasures } from '../../contract/work-order-story/work-cost-calls.ts'
import { finalInspectionTable, finalMeasureTable } from '../final-inspection/tables.ts'
import { workEventTable, workMeasureTable } from '../tables.ts'
import { refuseNoOrder } from './work-times.ts'

const text = z.string()

/** 指図の測定値: of the final inspection, then of entries, the last first; what was taken back says so. */
export async function measuresOf(
  context: Context,
  { work_order_no }: InputOf<typeof workOrderMeasures>,
): Promise<OutputOf<typeof workOrderMeasures>> {
  const { tx, session } = context
  await refuseNoOrder(context, { work_order_no })
  const list = await rows(
    tx,
    {
      ...{ event_no: text, process_no: z.int(), operation_nm: text, event_kind: measuredAt.schema },
      ...{ occurred_at: text, worker_nm: text, undone: z.boolean(), piece_no: z.int(), value: text },
      ...checkItem.shape,
    },
    sql`SELECT * FROM (${ofEntries(session, work_order_no)} UNION ALL ${ofInspections(session, work_order_no)}) AS m
      ORDER BY m.event_kind = 'J' DESC, m.event_no::bigint DESC, m.piece_no, m.point_no`,
  )
  return { list: [...list] }
}

const measured = sql`m.piece_no, m.point_no, m.point_nm, m.measure_unit, trim_scale(m.lower_limit)::text AS lower_limit,
  trim_scale(m.upper_limit)::text AS upper_limit, trim_scale(m.measured_value)::text AS value`

const ofEntries = ({ company_cd, factory_cd }: Context['session'], work_order_no: string) =>
  sql`SELECT e.event_no::text AS event_no, e.process_no, coalesce(o.operation_nm, '') AS operation_nm, e.event_kind,
      to_json(e.occurred_at)#>>'{}' AS occurred_at, coalesce(${workerRead.of('e', 'worker_nm')}, '') AS worker_nm,
      EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no) AS undone, ${measured}
    FROM ${workMeasureTable} AS m JOIN ${workEventTable} AS e ON e.company_cd = m.company_cd AND e.event_no = m.event_no
      LEFT JOIN ${workOrderOperationRead.rows} AS o ON o.company_cd = e.company_cd AND o.factory_cd = e.factory_cd
        AND o.work_order_no = e.work_order_no AND o.process_no = e.process_no AND o.split_no = e.split_no
    WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.work_order_no = ${work_order_no}`

/** Whoever judges is a user, and need not be a worker. */
const ofInspections = ({ company_cd, factory_cd }: Context['session'], work_order_no: string) =>
  sql`SELECT j.inspection_no::text, 0, '', 'J', to_json(j.judged_at)#>>'{}',
      coalesce(${userRead.of({ company_cd: sql`j.company_cd`, user_cd: sql`j.create_user` }, 'username')}, j.create_user), false, ${measured}
    FROM ${finalMeasureTable} AS m JOIN ${finalInspectionTable} AS j ON j.company_cd = m.company_cd AND j.inspection_no = m.inspection_no
    WHERE j.company_cd = ${company_cd} AND j.factory_cd = ${factory_cd} AND j.work_order_no = ${work_order_no}`
