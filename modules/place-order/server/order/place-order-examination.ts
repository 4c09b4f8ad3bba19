import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'

const lineState = sql`CASE WHEN l.line_status IN ('0', '9') THEN l.line_status
  WHEN l.qty + l.redelivery_qty - l.received_qty - l.closed_qty > 0 THEN '1' ELSE '2' END`

/** 発注残: quantities of lines can be, their state follows from what is to come of them, and the order's from its lines. */
export const placeOrderExamination: Examination = {
  name: 'purchase orders',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`SELECT l.company_cd || ' ' || l.factory_cd || ' ' || l.po_no || '/' || l.line_no AS place
          FROM ${placeOrderLine} AS l
          WHERE least(l.received_qty, l.inspected_qty, l.accepted_qty, l.returned_qty, l.redelivery_qty, l.closed_qty, l.purchased_qty) < 0
            OR l.closed_qty > l.qty + l.redelivery_qty OR l.line_status <> ${lineState}
        UNION ALL SELECT h.company_cd || ' ' || h.factory_cd || ' ' || h.po_no
          FROM ${placeOrder} AS h
          JOIN (SELECT company_cd, factory_cd, po_no, CASE WHEN bool_or(line_status = '0') THEN '0' WHEN bool_or(line_status = '1') THEN '1'
              WHEN bool_or(line_status = '2') THEN '2' ELSE '9' END AS state
            FROM ${placeOrderLine} GROUP BY 1, 2, 3) AS l USING (company_cd, factory_cd, po_no)
          WHERE h.po_status <> l.state
        ORDER BY place LIMIT 10`,
      ),
    )
    if (wrong.length === 0) return ok('orders to suppliers agree with what is to come of their lines')
    return fail(
      `orders to suppliers in a state that their lines are not in: ${wrong.map(({ place }) => place).join(', ')}`,
    )
  },
}
