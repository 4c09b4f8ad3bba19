import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { Context } from '#platform/server/context.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { placeOrderLine } from '../tables.ts'
import { arrivalKept } from './arrival-kept.ts'
import type { ClosedAsEnough } from './closed-as-enough.ts'
import { arrival, arrivalLine } from './tables.ts'

/** What the goods came for, which their return will cost, and the how manieth delivery of the order line this is (分納). */
export async function recordTerms(context: Context, arrival_no: string): Promise<void> {
  await context.tx.execute(sql`UPDATE ${arrivalLine} AS l
    SET unit_price = coalesce(o.unit_price, 0), price_base_qty = o.price_base_qty, instalment_no = (
      SELECT count(DISTINCT e.arrival_no) FROM ${arrivalLine} AS e JOIN ${arrival} AS h
        ON h.company_cd = e.company_cd AND h.factory_cd = e.factory_cd AND h.arrival_no = e.arrival_no
      WHERE e.company_cd = l.company_cd AND e.factory_cd = l.factory_cd AND e.po_no = l.po_no
        AND e.po_line_no = l.po_line_no AND e.outcome = '0' AND h.arrival_status = '1')
    FROM ${placeOrderLine} AS o
    WHERE ${isSlip(arrivalKept, context, { arrival_no }, 'l')} AND l.outcome = '0' AND o.company_cd = l.company_cd
      AND o.factory_cd = l.factory_cd AND o.po_no = l.po_no AND o.line_no = l.po_line_no`)
}

/** Goods that nobody inspects are accepted as they arrive. */
export async function acceptUninspected(context: Context, arrival_no: string): Promise<void> {
  await context.tx.execute(sql`UPDATE ${arrivalLine} AS l SET inspected_qty = l.qty, good_qty = l.qty
    WHERE ${isSlip(arrivalKept, context, { arrival_no }, 'l')} AND l.outcome = '0' AND NOT l.inspected`)
}

/** What was closed with it is open again when it is taken back. */
export async function recordClosed(
  context: Context,
  arrival_no: string,
  closed: readonly ClosedAsEnough[],
): Promise<void> {
  if (closed.length === 0) return
  const figures = closed.map(({ line_no, qty }) => ({ line_no, qty }))
  await context.tx.execute(sql`UPDATE ${arrivalLine} AS l SET closed_qty = w.qty
    FROM ${sentRows(figures, 'w', { line_no: 'int', qty: 'numeric' })}
    WHERE ${isSlip(arrivalKept, context, { arrival_no }, 'l')} AND l.line_no = w.line_no`)
}
