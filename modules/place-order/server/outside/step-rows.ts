import { sql, type SQL } from 'drizzle-orm'
import { placeOrderLine } from '../tables.ts'
import { outsideStep } from './tables.ts'

/** The line of the order that a row of `outside_step` is about. */
export const lineOfStep = (step: string): SQL => {
  const s = sql.identifier(step)
  return sql`${placeOrderLine} AS l ON l.company_cd = ${s}.company_cd AND l.factory_cd = ${s}.factory_cd
    AND l.po_no = ${s}.po_no AND l.line_no = ${s}.po_line_no`
}

/** Of a process that is asked for: how many nobody has ordered yet; what was closed or cancelled is asked for again. */
export const notOrdered = (asked: string): SQL => {
  const s = sql.identifier(asked)
  return sql`(${s}.qty - coalesce((SELECT sum(l.qty - l.closed_qty) FROM ${outsideStep} AS o JOIN ${lineOfStep('o')}
    WHERE o.company_cd = ${s}.company_cd AND o.factory_cd = ${s}.factory_cd AND o.work_order_no = ${s}.work_order_no
      AND o.process_no = ${s}.process_no AND l.line_status <> '9'), 0))`
}
