import { sql, type SQL } from 'drizzle-orm'
import { finalInspection } from './judged-stock.ts'
import { workOrder, workOrderOperation } from './tables.ts'

/**
 * What orders of rework have to themselves of what a process has counted as defective: company_cd, factory_cd, work_order_no and
 * process_no of where it lies, qty, and open_qty, what of it they have not taken yet. One that is finished leaves what it did not take.
 */
export const reworkClaims: SQL = sql`(SELECT r.company_cd, r.factory_cd, r.parent_no AS work_order_no, r.parent_process_no AS process_no,
    CASE WHEN r.instruction_status = '2' THEN f.good_qty + f.defective_qty ELSE r.qty END AS qty,
    CASE WHEN r.instruction_status = '2' THEN 0 ELSE r.qty - f.good_qty - f.defective_qty END AS open_qty
  FROM ${workOrder} AS r JOIN ${workOrderOperation} AS f ON f.company_cd = r.company_cd AND f.factory_cd = r.factory_cd
    AND f.work_order_no = r.work_order_no AND f.before_no = 0 AND f.split_no = 1
  WHERE r.parent_no <> '')`

/** Of the row `h` of a work order, all its processes together: what its final inspection found has been made already. */
const claimedOfOrder = sql`coalesce((SELECT sum(c.qty) FROM ${reworkClaims} AS c WHERE c.company_cd = h.company_cd
  AND c.factory_cd = h.factory_cd AND c.work_order_no = h.work_order_no AND c.process_no <> ${finalInspection}), 0)`

/** Of the row `h`: what of the pieces that its final inspection found defective is in orders of rework. */
export const claimedOfJudged = (figure: 'qty' | 'open_qty' = 'qty'): SQL =>
  sql`coalesce((SELECT sum(c.${sql.identifier(figure)}) FROM ${reworkClaims} AS c WHERE c.company_cd = h.company_cd
  AND c.factory_cd = h.factory_cd AND c.work_order_no = h.work_order_no AND c.process_no = ${finalInspection}), 0)`

/** Of the row `o` of a process: what is in orders of rework, or what of it they have not taken yet. */
export const claimedOfProcess = (figure: 'qty' | 'open_qty' = 'qty'): SQL =>
  sql`coalesce((SELECT sum(c.${sql.identifier(figure)}) FROM ${reworkClaims} AS c WHERE c.company_cd = o.company_cd
  AND c.factory_cd = o.factory_cd AND c.work_order_no = o.work_order_no AND c.process_no = o.process_no), 0)`

/** Of the row `o` of a process: what the process behind it has mended. */
export const mendedBehind = sql`coalesce((SELECT sum(n.reworked_qty) FROM ${workOrderOperation} AS n WHERE n.company_cd = o.company_cd
  AND n.factory_cd = o.factory_cd AND n.work_order_no = o.work_order_no AND n.before_no = o.process_no AND n.split_no = o.split_no), 0)`

/**
 * How many good pieces the row `h` of a work order is counted on for, those that it has made among them. What has gone into orders of
 * rework, and `more`, comes out of those, where it was not begun beyond what is wanted (yield); nobody is to count on a trial.
 */
export const countedOn = (more: SQL = sql`0`): SQL =>
  sql`CASE h.work_order_kind WHEN '3' THEN 0 ELSE least(h.qty, coalesce((SELECT f.plan_qty FROM ${workOrderOperation} AS f
    WHERE f.company_cd = h.company_cd AND f.factory_cd = h.factory_cd AND f.work_order_no = h.work_order_no AND f.before_no = 0
      AND f.split_no = 1), h.qty) - ${claimedOfOrder} - ${more}) END`

/** Of the row `h`: what is still to come of it, with what waits for its inspection. */
export const openOfOrder = (more: SQL = sql`0`): SQL =>
  sql`h.awaiting_qty + CASE WHEN h.instruction_status = '2' THEN 0 ELSE greatest(${countedOn(more)} - h.good_qty, 0) END`
