import { sql } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { SupplyDemandSource } from '#modules/stock/server/index.ts'
import { forecastOrder, forecastVersion } from './tables.ts'

/**
 * What is left of forecasts from today on: a demand that nobody is owed. A plan makes goods for it, no promise stands back
 * for it. It is a row for a customer's item and period.
 */
export const openForecasts: SupplyDemandSource = {
  kind: 'forecast',
  label: { ja: '内示', en: 'Forecast', zh: '预测' },
  counts: 'demand',
  rows: sql`SELECT f.company_cd, f.factory_cd, f.ship_item_cd AS item_cd, f.period_dt AS date,
      f.customer_cd || '-' || f.branch_no AS no, 0 AS line, -sum(f.qty - f.consumed_qty - f.expired_qty) AS qty,
      false AS firm, '' AS owner_cd
    FROM ${forecastOrder} AS f JOIN ${forecastVersion} AS v USING (company_cd, factory_cd, customer_cd, branch_no, month, version_no)
    WHERE v.counts AND f.consumed_qty + f.expired_qty < f.qty
      AND CASE v.period_kind WHEN '1' THEN f.period_dt WHEN '2' THEN f.period_dt + 6
        ELSE (f.period_dt + interval '1 month')::date - 1 END >= ${businessDayRead.of('f', 'biz_dt')}
    GROUP BY f.company_cd, f.factory_cd, f.ship_item_cd, f.period_dt, f.customer_cd, f.branch_no`,
}
