import { sql } from 'drizzle-orm'

/** What the list of arrivals shows beside the fields of its slip: pieces that still await inspection. */
export const waitingRows = {
  waiting_qty: sql`CASE WHEN h.arrival_status = '1' AND l.outcome = '0' THEN l.qty - l.inspected_qty ELSE 0 END`,
}
