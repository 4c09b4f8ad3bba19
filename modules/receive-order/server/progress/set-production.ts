import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { receiveOrderLine } from '../tables.ts'

/** How far production is with a line: not planned, planned, confirmed; and whether its work sheet is out. */
export interface LineOfProduction {
  readonly order_no: string
  readonly line_no: number
  readonly plan_status: '0' | '1' | '2'
  readonly sheet_status: '0' | '1'
}

/** Written by production alone, with its history; lines that are as they are said to be stay untouched. */
export async function setProduction(
  context: Context,
  lines: readonly LineOfProduction[],
  verb: string,
): Promise<void> {
  if (lines.length === 0) return
  const { company_cd, factory_cd } = context.session
  const changed = await rows(
    context.tx,
    {
      ...{ order_no: z.string(), line_no: z.int(), plan_before: z.string(), plan_after: z.string() },
      ...{ sheet_before: z.string(), sheet_after: z.string() },
    },
    sql`WITH given AS (
        SELECT * FROM ${sentRows(lines, 'g', { order_no: 'text', line_no: 'int', plan_status: 'text', sheet_status: 'text' })}
      ), before AS (
        SELECT l.order_no, l.line_no, l.plan_status, l.sheet_status, g.plan_status AS plan_after, g.sheet_status AS sheet_after
        FROM ${receiveOrderLine} l JOIN given g USING (order_no, line_no)
        WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}
          AND (l.plan_status, l.sheet_status) IS DISTINCT FROM (g.plan_status, g.sheet_status)
      )
      UPDATE ${receiveOrderLine} l SET plan_status = b.plan_after, sheet_status = b.sheet_after
      FROM before b WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}
        AND l.order_no = b.order_no AND l.line_no = b.line_no
      RETURNING l.order_no, l.line_no, b.plan_status AS plan_before, b.plan_after, b.sheet_status AS sheet_before, b.sheet_after`,
  )
  const steps = changed.flatMap((line) =>
    [
      { axis: 'plan_status', from: line.plan_before, to: line.plan_after },
      { axis: 'sheet_status', from: line.sheet_before, to: line.sheet_after },
    ].map((step) => ({
      ...{ document: 'receive_order_line', key: `${factory_cd} ${line.order_no} ${line.line_no}` },
      ...{ ...step, verb },
    })),
  )
  await recordSteps(
    context,
    steps.filter(({ from, to }) => from !== to),
  )
}
