import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { workOrder } from './tables.ts'

const columns = {
  ...{ work_order_no: z.string(), process_no: z.int(), qty: z.string() },
  ...{ instruction_status: fixedCodes.instruction_status.schema, is_parent: z.boolean() },
}

/** 手直し: which order it mends, and which ones mend some of it, by the process whose defective pieces they are. */
export async function readRelatives({ tx, session }: Context, work_order_no: string) {
  const isHere = sql`r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd}`
  const found = await rows(
    tx,
    columns,
    sql`SELECT p.work_order_no, r.parent_process_no AS process_no, trim_scale(p.qty)::text AS qty, p.instruction_status, true AS is_parent
      FROM ${workOrder} AS r JOIN ${workOrder} AS p ON p.company_cd = r.company_cd AND p.factory_cd = r.factory_cd
        AND p.work_order_no = r.parent_no
      WHERE ${isHere} AND r.work_order_no = ${work_order_no}
      UNION ALL
      SELECT r.work_order_no, r.parent_process_no, trim_scale(r.qty)::text, r.instruction_status, false
      FROM ${workOrder} AS r WHERE ${isHere} AND r.parent_no = ${work_order_no} AND r.parent_no <> ''
      ORDER BY work_order_no`,
  )
  const of = (is_parent: boolean) =>
    found.filter((one) => one.is_parent === is_parent).map(({ is_parent: _parent, ...relative }) => relative)
  return { mends: of(true), mended_by: of(false) }
}
