import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { delivery, deliveryLine, deliveryPackage } from '../tables.ts'

/**
 * What lines of orders say of their shipping is what their deliveries come to, backlog = ordered − shipped − closed is not
 * below what is instructed, and what has left of a delivery is what was picked of it.
 */
export const shippingExamination: Examination = {
  name: 'shipping',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`WITH delivered AS (SELECT l.company_cd, l.factory_cd, l.order_no, l.order_line_no,
            sum(CASE WHEN h.delivery_status IN ('1', '2') THEN l.qty ELSE 0 END) AS instructed,
            sum(CASE WHEN h.delivery_status = '3' THEN l.shipped_qty ELSE 0 END) AS shipped
          FROM ${delivery} AS h JOIN ${deliveryLine} AS l
            ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.delivery_no = h.delivery_no
          GROUP BY 1, 2, 3, 4)
        SELECT o.company_cd || ' ' || o.factory_cd || ' ' || o.order_no || '-' || o.line_no AS place
        FROM ${orderLineRead.rows} AS o LEFT JOIN delivered AS d ON d.company_cd = o.company_cd
          AND d.factory_cd = o.factory_cd AND d.order_no = o.order_no AND d.order_line_no = o.line_no
        WHERE o.treatment_div <> '1' AND (o.instructed_qty <> coalesce(d.instructed, 0) OR o.shipped_qty <> coalesce(d.shipped, 0)
          OR o.instructed_qty > o.qty - o.shipped_qty - o.closed_qty)
        UNION ALL
        SELECT l.company_cd || ' ' || l.factory_cd || ' ' || l.delivery_no || '/' || l.line_no
        FROM ${delivery} AS h JOIN ${deliveryLine} AS l
          ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.delivery_no = h.delivery_no
        WHERE l.shipped_qty <> CASE h.delivery_status WHEN '3' THEN (SELECT coalesce(sum(p.qty), 0) FROM ${deliveryPackage} AS p
            WHERE p.company_cd = l.company_cd AND p.factory_cd = l.factory_cd AND p.delivery_no = l.delivery_no
              AND p.line_no = l.line_no) ELSE 0 END
        ORDER BY place LIMIT 10`,
      ),
    )
    if (wrong.length === 0)
      return ok('what was instructed and shipped of orders agrees with their deliveries')
    return fail(`orders or deliveries that do not add up: ${wrong.map(({ place }) => place).join(', ')}`)
  },
}
