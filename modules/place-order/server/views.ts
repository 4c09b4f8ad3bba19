import { sql } from 'drizzle-orm'
import { outsideStep } from './outside/tables.ts'
import { placeOrderLine } from './tables.ts'

/** What later modules read of this one, in their own statements. */

/** Processes of work orders that have been ordered outside: company_cd, factory_cd, work_kind, work_order_no, process_no. */
export const orderedOutside = sql`(SELECT s.company_cd, s.factory_cd, s.work_kind, s.work_order_no, s.process_no
  FROM ${outsideStep} AS s JOIN ${placeOrderLine} AS l ON l.company_cd = s.company_cd AND l.factory_cd = s.factory_cd
    AND l.po_no = s.po_no AND l.line_no = s.po_line_no
  WHERE l.line_status <> '9')`
