import { sql } from 'drizzle-orm'
import type { SupplyDemandSource } from '#modules/stock/server/index.ts'
import { placeOrderSupplyKind } from '../../contract/order/place-order-number.ts'
import { placeOrderLine } from '../tables.ts'

/** 発注残: what suppliers still bring for our shelves; an outside process brings no goods of its own, a direct delivery none to us. */
export const openPlaceOrders: SupplyDemandSource = {
  kind: placeOrderSupplyKind,
  label: { ja: '発注', en: 'Purchase order', zh: '采购订单' },
  counts: 'order',
  rows: sql`SELECT company_cd, factory_cd, item_cd, coalesce(answer_dt, due_dt) AS date, po_no AS no, line_no AS line,
      qty + redelivery_qty - received_qty - closed_qty AS qty, line_status = '1' AS firm, '' AS owner_cd
    FROM ${placeOrderLine} WHERE line_status IN ('0', '1') AND line_kind = '1' AND treatment_div <> '1' AND item_cd IS NOT NULL
      AND qty + redelivery_qty - received_qty - closed_qty > 0`,
}
