import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { inspectionPoints } from '../../contract/final-inspection/inspection-calls.ts'
import { checkItemsOf } from '../check-items.ts'

/** Those of the last process, and those of none: what is measured there can be measured again when it is judged. */
export async function pointsToInspect(
  context: Context,
  { work_order_no }: InputOf<typeof inspectionPoints>,
): Promise<OutputOf<typeof inspectionPoints>> {
  const { tx, session } = context
  const [order] = await rows(
    tx,
    { item_cd: z.string(), process_no: z.int() },
    sql`SELECT h.item_cd, coalesce((SELECT max(o.process_no) FROM ${workOrderOperationRead.rows} AS o
        WHERE o.company_cd = h.company_cd AND o.factory_cd = h.factory_cd AND o.work_order_no = h.work_order_no), 0) AS process_no
      FROM ${workOrderRead.rows} AS h WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.work_order_no = ${work_order_no}`,
  )
  if (!order) throw http[404].with()
  return { list: [...(await checkItemsOf(context, { ...order, is_last: true }))] }
}
