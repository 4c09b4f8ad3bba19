import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { sales, salesLine } from '../tables.ts'

/** What was sold and came back agrees with the slips behind it, and each slip with its lines. */
export const saleExamination: Examination = {
  name: 'sales',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`WITH standing AS (SELECT l.* FROM ${salesLine} AS l JOIN ${sales} AS h USING (company_cd, factory_cd, sales_no)
            WHERE h.sales_slip_status IN ('1', '2')),
          came_back AS (SELECT s.* FROM standing AS s WHERE s.sales_div = '520' AND s.return_judgement IN ('1', '2')),
          sold AS (SELECT s.company_cd, s.factory_cd, s.order_no, s.order_line_no::int AS line_no, sum(s.qty) AS qty
            FROM standing AS s WHERE s.order_no <> '' AND s.sales_div IN ('500', '504') GROUP BY 1, 2, 3, 4),
          back AS (SELECT s.company_cd, s.factory_cd, s.order_no, s.order_line_no::int AS line_no, sum(s.qty) AS back
            FROM came_back AS s WHERE s.order_no <> '' GROUP BY 1, 2, 3, 4),
          returned AS (SELECT s.company_cd, s.factory_cd, s.origin_no, s.origin_line_no::int AS line_no, sum(s.qty) AS qty
            FROM came_back AS s WHERE s.origin_no <> '' GROUP BY 1, 2, 3, 4)
          SELECT 'order ' || o.company_cd || ' ' || o.order_no || '-' || o.line_no AS place FROM ${orderLineRead.rows} AS o
            LEFT JOIN sold AS s USING (company_cd, factory_cd, order_no, line_no)
            LEFT JOIN back AS b USING (company_cd, factory_cd, order_no, line_no)
            WHERE o.sold_qty <> coalesce(s.qty, 0) OR o.returned_qty <> coalesce(b.back, 0)
          UNION ALL SELECT l.company_cd || ' ' || l.sales_no || '/' || l.line_no FROM ${salesLine} AS l
            LEFT JOIN returned AS r ON r.company_cd = l.company_cd AND r.factory_cd = l.factory_cd
              AND r.origin_no = l.sales_no AND r.line_no = l.line_no
            WHERE l.returned_qty <> coalesce(r.qty, 0) OR l.returned_qty > greatest(l.qty, 0)
          UNION ALL SELECT h.company_cd || ' ' || h.sales_no FROM ${sales} AS h WHERE h.margin_amount <> h.net_amount - h.cost_amount
            OR h.cost_amount <> (SELECT coalesce(sum(l.line_cost), 0) FROM ${salesLine} AS l WHERE l.company_cd = h.company_cd
              AND l.factory_cd = h.factory_cd AND l.sales_no = h.sales_no)
          UNION ALL SELECT 'direct ' || o.company_cd || ' ' || o.order_no || '-' || o.line_no FROM ${orderLineRead.rows} AS o
            LEFT JOIN (SELECT l.company_cd, l.factory_cd, l.order_no, l.order_line_no::int AS line_no, sum(l.qty) AS qty
              FROM ${salesLine} AS l JOIN ${sales} AS h USING (company_cd, factory_cd, sales_no)
              WHERE h.source = '2' AND h.colour = '0' AND h.sales_slip_status <> '9' AND l.source_line_no > 0 GROUP BY 1, 2, 3, 4) AS d
            USING (company_cd, factory_cd, order_no, line_no)
            WHERE o.treatment_div = '1' AND o.shipped_qty <> coalesce(d.qty, 0)
          ORDER BY 1 LIMIT 10`,
      ),
    )
    if (wrong.length === 0) return ok('sales, returns and what they cost agree')
    return fail(`sales differ: ${wrong.map(({ place }) => place).join(', ')}`)
  },
}
