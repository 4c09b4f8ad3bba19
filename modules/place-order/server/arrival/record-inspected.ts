import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { Context } from '#platform/server/context.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import type { AcceptanceLine } from './acceptance-kept.ts'
import { arrivalKept } from './arrival-kept.ts'
import { arrivalLine } from './tables.ts'

/** What an acceptance adds to the lines of its arrival, or takes off them again: good and defective are those that are still here. */
export async function recordInspected(
  context: Context,
  arrival_no: string,
  lines: readonly AcceptanceLine[],
  sign: '+' | '-',
): Promise<void> {
  const by = sql.raw(sign)
  await context.tx
    .execute(sql`UPDATE ${arrivalLine} AS l SET inspected_qty = l.inspected_qty ${by} w.inspected,
      good_qty = l.good_qty ${by} (w.good - w.goods_returned),
      defective_qty = l.defective_qty ${by} (w.defective - w.defects_returned), returned_qty = l.returned_qty ${by} w.returned,
      goods_returned_qty = l.goods_returned_qty ${by} w.goods_returned
    FROM (SELECT j.arrival_line_no, sum(j.good_qty) AS good, sum(j.defective_qty) AS defective, sum(j.return_qty) AS returned,
        coalesce(sum(j.return_qty) FILTER (WHERE j.judged_goods = '2'), 0) AS defects_returned,
        coalesce(sum(j.return_qty) FILTER (WHERE j.judged_goods = '0'), 0) AS goods_returned,
        coalesce(sum(j.good_qty + j.defective_qty + j.return_qty) FILTER (WHERE j.judged_goods = '1'), 0) AS inspected
      FROM ${sentRows(lines, 'j', { arrival_line_no: 'int', judged_goods: 'text', good_qty: 'numeric', defective_qty: 'numeric', return_qty: 'numeric' })}
      GROUP BY j.arrival_line_no) AS w
    WHERE ${isSlip(arrivalKept, context, { arrival_no }, 'l')} AND l.line_no = w.arrival_line_no`)
}
