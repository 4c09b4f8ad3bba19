import { sql } from 'drizzle-orm'
import { departureDay, suppliedParts } from '#modules/master/server/index.ts'
import { supplierRead } from '#modules/master/server/views.ts'
import type { SupplyDemandSource } from '#modules/stock/server/index.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { claimedQty } from './open-claims.ts'

const pieces = sql`SELECT l.company_cd, l.factory_cd, l.po_no, l.line_no, l.line_status, l.due_dt, l.item_cd, h.order_dt AS on_dt, h.supplier_cd,
    h.branch_no, l.received_qty AS from_qty, l.qty + l.redelivery_qty - l.closed_qty AS to_qty
  FROM ${placeOrderLine} AS l JOIN ${placeOrder} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.po_no = l.po_no
  WHERE l.line_status IN ('0', '1') AND l.line_kind = '1' AND l.item_cd IS NOT NULL
    AND l.qty + l.redelivery_qty - l.received_qty - l.closed_qty > 0`

/** Not ours any more once the supplier has it: he pays for it, and we need not buy it back. */
const isSold = sql`s.is_charged AND NOT coalesce(${supplierRead.of('s', 'buy_back_flg')}, true)`

/** Of what is sold to a supplier the orders that are due first need less by what he has already. */
const covered = sql`greatest(0, least(m.part_qty, sum(m.part_qty) OVER (PARTITION BY m.company_cd, m.factory_cd, m.part_cd, m.supplier_cd,
    m.branch_no, m.is_sold ORDER BY m.due_dt, m.po_no, m.line_no, m.part_seq ROWS UNBOUNDED PRECEDING) - ${claimedQty}))`

/**
 * 支給の必要: what suppliers will use up of our material for what they still have to bring, on the day on which they begin. Material that
 * they have already is still stock of ours, and there for exactly that; only what has been sold to them is none any more.
 */
export const wantedMaterials: SupplyDemandSource = {
  kind: 'supplied-material',
  label: { ja: '外注先への支給材', en: 'Material for a subcontractor', zh: '供给外协的材料' },
  counts: 'demand',
  link: ({ no }) => `${placeOrderSlip.screen.path}?${new URLSearchParams({ po_no: no }).toString()}`,
  rows: sql`SELECT l.company_cd, l.factory_cd, l.part_cd AS item_cd, greatest(${departureDay}, l.on_dt) AS date, l.po_no AS no,
      l.line_no AS line, -l.wanted_qty AS qty, l.line_status = '1' AS firm, '' AS owner_cd
    FROM (SELECT m.*, CASE WHEN m.is_sold THEN ${covered} ELSE m.part_qty END AS wanted_qty
      FROM (SELECT s.*, ${isSold} AS is_sold FROM (${suppliedParts(pieces)}) AS s) AS m) AS l WHERE l.wanted_qty > 0`,
}
