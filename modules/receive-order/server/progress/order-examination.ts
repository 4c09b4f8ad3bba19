import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { allocationRead } from '#modules/stock/server/views.ts'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { orderDemandKind } from '../../contract/order-number.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'

/**
 * The states of a line are what its quantities say (`lineStates`), what it has been promised is what stock has promised it, and
 * the order is in the state of its lines (`orderState`), or was cancelled when none of them had come to anything.
 */
export const orderExamination: Examination = {
  name: 'orders',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`WITH promised AS (SELECT a.company_cd, a.factory_cd, a.demand_no, a.demand_line, sum(a.qty) AS qty
          FROM ${allocationRead.rows} AS a WHERE a.demand_kind = ${orderDemandKind} GROUP BY 1, 2, 3, 4),
        lines AS (SELECT l.*, l.qty - l.shipped_qty - l.closed_qty AS backlog, coalesce(p.qty, 0) AS promised
          FROM ${receiveOrderLine} AS l LEFT JOIN promised AS p ON p.company_cd = l.company_cd
            AND p.factory_cd = l.factory_cd AND p.demand_no = l.order_no AND p.demand_line = l.line_no),
        orders AS (SELECT l.company_cd, l.factory_cd, l.order_no, CASE WHEN bool_or(l.line_status = '0') THEN '0'
            WHEN bool_or(l.line_status = '1') THEN '1' WHEN bool_or(l.line_status = '8') THEN '8' ELSE '9' END AS status
          FROM ${receiveOrderLine} AS l GROUP BY 1, 2, 3)
        SELECT l.company_cd || ' ' || l.factory_cd || ' ' || l.order_no || '-' || l.line_no AS place
        FROM lines AS l
        WHERE l.allocated_qty <> l.promised OR l.promised > greatest(l.backlog, 0)
          OR l.allocation_status <> CASE WHEN l.promised <= 0 THEN '0' WHEN l.promised < l.backlog THEN '1' ELSE '2' END
          OR (l.line_status <> '9' AND (
            l.line_status <> CASE WHEN l.backlog > 0 THEN '0' WHEN l.closed_qty <> 0 THEN '8' ELSE '1' END
            OR l.shipping_status <> CASE WHEN l.shipped_qty = 0 THEN '0' WHEN l.backlog > 0 THEN '1' ELSE '2' END
            OR l.sales_status <> CASE WHEN l.backlog <= 0 AND l.sold_qty <> 0 AND l.sold_qty >= l.shipped_qty THEN '2' ELSE '0' END))
        UNION ALL
        SELECT h.company_cd || ' ' || h.factory_cd || ' ' || h.order_no
        FROM ${receiveOrder} AS h JOIN orders AS o
          ON o.company_cd = h.company_cd AND o.factory_cd = h.factory_cd AND o.order_no = h.order_no
        WHERE h.order_status <> o.status AND NOT (h.order_status = '9' AND o.status = '8')
        ORDER BY place LIMIT 10`,
      ),
    )
    if (wrong.length === 0) return ok('orders are in the state that their quantities and promises say')
    return fail(`orders that do not agree with themselves: ${wrong.map(({ place }) => place).join(', ')}`)
  },
}
