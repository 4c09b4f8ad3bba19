import { sql } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, type SelectedRows } from '#platform/server/list/serve-list.ts'
import type { valuationList } from '../../contract/stock-manage.ts'
import { namesOfItem } from './named.ts'

/**
 * Closed months as they were written down, and the present under the business date's month: item by item, through its
 * own index.
 */
export const valuationRows = ({
  company_cd,
  factory_cd,
}: FactoryKey): SelectedRows<(typeof valuationList)['columns']> => ({
  select: {
    ...columnsOf('v', 'item_cd', 'opening_qty', 'in_qty', 'out_qty', 'qty', 'amount'),
    ...namesOfItem('v'),
    month: sql`translate(v.month, '-', '/')`,
    cost_method: sql`(SELECT c.cost_method FROM item_cost c
      WHERE c.company_cd = v.company_cd AND c.factory_cd = ${factory_cd} AND c.item_cd = v.item_cd)`,
    unit_cost: sql`CASE WHEN v.qty > 0 THEN round(v.amount / v.qty, 2) END`,
  },
  from: sql`FROM (
    SELECT company_cd, month, item_cd, sum(opening_qty) AS opening_qty, sum(in_qty) AS in_qty, sum(out_qty) AS out_qty,
      sum(closing_qty) AS qty, sum(closing_amount) AS amount
    FROM stock_month
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND ownership = '0' AND process_no = ''
    GROUP BY company_cd, month, item_cd
    UNION ALL
    SELECT p.company_cd, to_char(b.biz_dt, 'YYYY-MM'), p.item_cd, p.qty - coalesce(m.qty, 0), coalesce(m.in_qty, 0), coalesce(m.out_qty, 0), p.qty, p.amount
    FROM item_cost p
    JOIN ${businessDayRead.rows} AS b ON b.company_cd = p.company_cd AND b.factory_cd = p.factory_cd
    LEFT JOIN LATERAL (
      SELECT sum(qty) AS qty, sum(qty) FILTER (WHERE side > 0) AS in_qty, -sum(qty) FILTER (WHERE side < 0) AS out_qty
      FROM stock_entry e
      WHERE ours AND e.company_cd = p.company_cd AND e.factory_cd = p.factory_cd AND e.item_cd = p.item_cd
        AND ownership = '0' AND process_no = ''
        AND e.biz_dt >= date_trunc('month', b.biz_dt)::date OFFSET 0) m ON true
    WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
      AND NOT EXISTS (SELECT FROM stock_period s WHERE s.company_cd = p.company_cd AND s.factory_cd = p.factory_cd AND s.closed
        AND s.month >= to_char(b.biz_dt, 'YYYY-MM'))
  ) v
  WHERE v.qty <> 0 OR v.amount <> 0 OR v.opening_qty <> 0 OR v.in_qty <> 0 OR v.out_qty <> 0`,
})
