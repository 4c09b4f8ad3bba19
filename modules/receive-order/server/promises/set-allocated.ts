import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { receiveOrderLine } from '../tables.ts'

export interface AllocatedLine {
  readonly order_no: string
  readonly line_no: number
  readonly qty: string
}

/** What lines have been promised, as the stock says it; the axis follows, with its history. Promises write nothing else. */
export const setAllocated = (
  context: Context,
  lines: readonly AllocatedLine[],
  verb: string,
): Promise<void> => write(context, lines, 'set', verb)

/** So much more, or less, than before. */
export const addAllocated = (
  context: Context,
  lines: readonly AllocatedLine[],
  verb: string,
): Promise<void> => write(context, lines, 'add', verb)

async function write(
  context: Context,
  lines: readonly AllocatedLine[],
  how: 'set' | 'add',
  verb: string,
): Promise<void> {
  if (lines.length === 0) return
  const { company_cd, factory_cd } = context.session
  const added = how === 'add' ? sql`l.allocated_qty` : sql`0`
  const steps = await rows(
    context.tx,
    { order_no: z.string(), line_no: z.int(), before: z.string(), after: z.string() },
    sql`WITH given AS (
        SELECT order_no, line_no, sum(qty) AS qty
        FROM ${sentRows(lines, 'g', { order_no: 'text', line_no: 'int', qty: 'numeric' })} GROUP BY 1, 2
      ), before AS (
        SELECT l.order_no, l.line_no, l.allocation_status, ${added} + g.qty AS allocated, l.qty - l.shipped_qty - l.closed_qty AS backlog
        FROM ${receiveOrderLine} l JOIN given g USING (order_no, line_no)
        WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}
      )
      UPDATE ${receiveOrderLine} l SET allocated_qty = b.allocated,
        allocation_status = CASE WHEN b.allocated <= 0 THEN '0' WHEN b.allocated < b.backlog THEN '1' ELSE '2' END
      FROM before b WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}
        AND l.order_no = b.order_no AND l.line_no = b.line_no
      RETURNING l.order_no, l.line_no, b.allocation_status AS before, l.allocation_status AS after`,
  )
  await recordSteps(
    context,
    steps
      .filter(({ before, after }) => before !== after)
      .map(({ order_no, line_no, before, after }) => ({
        ...{ document: 'receive_order_line', key: `${factory_cd} ${order_no} ${line_no}` },
        ...{ axis: 'allocation_status', from: before, to: after, verb },
      })),
  )
}
