import { sql, type SQL } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'
import { readCondition } from '#platform/contract/list-condition.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, type SelectedRows } from '#platform/server/list/serve-list.ts'
import type { Search } from '#platform/server/list/where-of-list.ts'
import type { valuationList } from '../../contract/valuation-list.ts'
import { namesOfItem } from './named.ts'

/**
 * Item by item, through its own index: back from the first closed month that ends with the period or after it, else from
 * the present. A movement inside the pool, from place to place, is no receipt and no issue.
 */
export const valuationRows = (
  { company_cd, factory_cd }: FactoryKey,
  search: Search,
): SelectedRows<(typeof valuationList)['columns']> => ({
  select: {
    ...columnsOf(
      'v',
      'period',
      'item_cd',
      'cost_method',
      'opening_qty',
      'opening_amount',
      'in_qty',
      'in_amount',
    ),
    ...columnsOf('v', 'out_qty', 'out_amount', 'revalued_amount', 'qty', 'amount', 'variance'),
    ...namesOfItem('v'),
    unit_cost: sql`CASE WHEN v.qty > 0 THEN round(v.amount / v.qty, 2) END`,
  },
  from: sql`FROM (
    SELECT company_cd, item_cd, cost_method, to_dt AS period, qty - in_qty + out_qty AS opening_qty,
      amount - in_amount + out_amount - revalued_amount AS opening_amount, in_qty, in_amount, out_qty, out_amount,
      revalued_amount, qty, amount, variance
    FROM (
      SELECT p.company_cd, p.item_cd, p.cost_method, t.to_dt,
        CASE WHEN t.base_month IS NULL THEN p.qty ELSE coalesce(base.qty, 0) END - coalesce(m.later_qty, 0) AS qty,
        CASE WHEN t.base_month IS NULL THEN p.amount ELSE coalesce(base.amount, 0) END - coalesce(m.later_amount, 0) AS amount,
        coalesce(m.in_qty, 0) AS in_qty, coalesce(m.in_amount, 0) AS in_amount, coalesce(m.out_qty, 0) AS out_qty,
        coalesce(m.out_amount, 0) AS out_amount, coalesce(m.revalued_amount, 0) AS revalued_amount,
        coalesce(m.variance, 0) AS variance
      FROM (${periodOf({ company_cd, factory_cd }, search)} OFFSET 0) t
      JOIN item_cost p ON p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
      LEFT JOIN LATERAL (SELECT sum(closing_qty) AS qty, sum(closing_amount) AS amount FROM stock_month s
        WHERE s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd} AND s.month = t.base_month
          AND s.item_cd = p.item_cd AND s.ownership = '0' AND s.process_no = '' OFFSET 0) base ON true
      LEFT JOIN LATERAL (SELECT sum(qty) FILTER (WHERE is_later) AS later_qty, sum(amount) FILTER (WHERE is_later) AS later_amount,
          sum(qty) FILTER (WHERE NOT is_later AND qty > 0) AS in_qty, sum(amount) FILTER (WHERE NOT is_later AND qty > 0) AS in_amount,
          -sum(qty) FILTER (WHERE NOT is_later AND qty < 0) AS out_qty, -sum(amount) FILTER (WHERE NOT is_later AND qty < 0) AS out_amount,
          sum(amount) FILTER (WHERE NOT is_later AND qty = 0) AS revalued_amount, sum(variance) FILTER (WHERE NOT is_later) AS variance
        FROM (SELECT e.biz_dt > t.to_dt AS is_later, sum(e.qty) AS qty, sum(e.amount) AS amount, sum(e.variance) AS variance
          FROM stock_entry e
          WHERE e.ours AND e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.item_cd = p.item_cd
            AND e.ownership = '0' AND e.process_no = '' AND e.biz_dt >= t.from_dt AND e.biz_dt <= t.last_dt
          GROUP BY e.ledger_no, e.biz_dt) moved OFFSET 0) m ON true) worked) v
  WHERE v.qty <> 0 OR v.amount <> 0 OR v.opening_qty <> 0 OR v.in_qty <> 0 OR v.out_qty <> 0 OR v.revalued_amount <> 0
    OR v.variance <> 0`,
})

/** Its first and last day, and the closed month from whose end is reckoned back. */
function periodOf({ company_cd, factory_cd }: FactoryKey, search: Search): SQL {
  const asked = readCondition('date', typeof search['period'] === 'string' ? search['period'] : '')
  const { from, to } = asked?.is === 'range' ? asked : { from: '', to: '' }
  const to_dt = to === '' ? sql`b.biz_dt` : sql`${to}::date`
  const from_dt = from === '' ? sql`date_trunc('month', ${to_dt})::date` : sql`${from}::date`
  return sql`SELECT from_dt, to_dt, base_month,
      coalesce(((base_month || '-01')::date + interval '1 month' - interval '1 day')::date, 'infinity'::date) AS last_dt
    FROM (SELECT ${from_dt} AS from_dt, ${to_dt} AS to_dt, (SELECT min(s.month) FROM stock_period s
        WHERE s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd} AND s.closed
          AND s.month >= to_char(${to_dt}, 'YYYY-MM')) AS base_month
      FROM ${businessDayRead.rows} AS b WHERE b.company_cd = ${company_cd} AND b.factory_cd = ${factory_cd}) AS days`
}
