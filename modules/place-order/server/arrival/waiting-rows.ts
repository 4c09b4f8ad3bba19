import { sql } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'

const waiting = sql`CASE WHEN h.arrival_status = '1' AND l.outcome = '0' THEN l.qty - l.inspected_qty ELSE 0 END`

/** What the list of arrivals shows beside the fields of its slip: pieces that still await inspection, and what is left from days before. */
export const waitingRows = {
  waiting_qty: waiting,
  late_flg: sql`((h.arrival_status = '0' OR ${waiting} > 0) AND h.receipt_dt < ${businessDayRead.of('l', 'biz_dt')}) IS TRUE`,
}
