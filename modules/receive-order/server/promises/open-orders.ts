import { sql } from 'drizzle-orm'
import type { SupplyDemandSource } from '#modules/stock/server/index.ts'
import { orderDemandKind } from '../../contract/order-number.ts'
import { receiveOrderLine } from '../tables.ts'

/**
 * What open order lines still take, beyond what they have been promised of the stock on hand; a line that the supplier
 * ships directly takes nothing of ours.
 */
export const openOrders: SupplyDemandSource = {
  kind: orderDemandKind,
  label: { ja: '受注', en: 'Order', zh: '销售订单' },
  counts: 'demand',
  rows: sql`SELECT company_cd, factory_cd, ship_item_cd AS item_cd, coalesce(ship_dt, desired_dt) AS date, order_no AS no, line_no AS line,
      -(qty - shipped_qty - closed_qty - allocated_qty) AS qty, true AS firm, '' AS owner_cd
    FROM ${receiveOrderLine} WHERE line_status = '0' AND treatment_div <> '1' AND ship_item_cd IS NOT NULL
      AND qty - shipped_qty - closed_qty - allocated_qty > 0`,
}
