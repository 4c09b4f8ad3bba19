import { sql } from 'drizzle-orm'
import { ordersChanged } from '#modules/receive-order/contract/order-facts.ts'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { isAmong } from '#platform/server/database/text-array.ts'
import { inside } from '#platform/server/facts/listener.ts'
import { orderProposal } from './tables.ts'

/**
 * 直送: what a supplier ships to the customer is bought for its order line, whole and at once, and no run nets it. The proposal
 * follows the line until it is ordered; one that somebody has dismissed comes back when something else is wanted.
 * Every change of an order asks for it, so it is one statement: what is wanted no more, what is wanted otherwise, what is new.
 */
export const hearOrders = inside(ordersChanged, async (context, { orders }) => {
  await context.tx
    .execute(sql`WITH ${wantedLines(context, orders)}, ${withdrawn(context, orders)}, ${followed(context)}
    ${proposed(context)}`)
})

/** Lines that are shipped directly, and that something is still to come of. */
const wantedLines = ({ session }: Context, orders: readonly string[]) =>
  sql`today AS (SELECT ${businessDayRead.of(session, 'biz_dt')} AS biz_dt), w AS (SELECT l.company_cd, l.factory_cd, l.order_no, l.line_no,
      l.ship_item_cd AS item_cd, coalesce(l.supplier_cd, '') AS supplier_cd, coalesce(l.supplier_branch_no, '') AS branch_no,
      l.qty - l.shipped_qty - l.closed_qty AS qty, coalesce(l.answer_dt, l.desired_dt) AS due_dt, today.biz_dt
    FROM ${orderLineRead.rows} AS l CROSS JOIN today WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
      AND ${isAmong(sql`l.order_no`, orders)} AND l.treatment_div = '1' AND l.line_status = '0' AND l.ship_item_cd IS NOT NULL
      AND l.qty - l.shipped_qty - l.closed_qty > 0)`

const isOf = sql`p.company_cd = w.company_cd AND p.factory_cd = w.factory_cd AND p.demand_kind = ${orderDemandKind}
  AND p.demand_no = w.order_no AND p.demand_line = w.line_no`

const withdrawn = ({ session: { company_cd, factory_cd } }: Context, orders: readonly string[]) =>
  sql`withdrawn AS (DELETE FROM ${orderProposal} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
    AND p.demand_kind = ${orderDemandKind} AND ${isAmong(sql`p.demand_no`, orders)} AND p.proposal_state = '0'
    AND NOT EXISTS (SELECT FROM w WHERE ${isOf}))`

/** Supplier and days that a person has chosen stay, goods and quantity are the customer's. */
const followed = ({ session, now }: Context) =>
  sql`followed AS (UPDATE ${orderProposal} AS p SET item_cd = w.item_cd, qty = w.qty, need_dt = w.due_dt,
      supplier_cd = CASE WHEN p.edited_flg THEN p.supplier_cd ELSE w.supplier_cd END,
      branch_no = CASE WHEN p.edited_flg THEN p.branch_no ELSE w.branch_no END,
      due_dt = CASE WHEN p.edited_flg THEN p.due_dt ELSE greatest(w.due_dt, w.biz_dt) END,
      update_user = ${session.user_cd}, update_dt = ${now.toISOString()}::timestamptz, update_cnt = p.update_cnt + 1
    FROM w WHERE ${isOf} AND p.proposal_state = '0'
      AND ((p.item_cd, p.qty, p.need_dt) IS DISTINCT FROM (w.item_cd, w.qty, w.due_dt)
        OR NOT p.edited_flg AND (p.supplier_cd, p.branch_no) <> (w.supplier_cd, w.branch_no)))`

const proposed = ({ session: { user_cd } }: Context) =>
  sql`INSERT INTO ${orderProposal} (company_cd, factory_cd, item_cd, supplier_cd, branch_no, qty, need_dt, order_dt, due_dt,
      order_method, source, demand_kind, demand_no, demand_line, create_user, update_user)
    SELECT w.company_cd, w.factory_cd, w.item_cd, w.supplier_cd, w.branch_no, w.qty, w.due_dt, w.biz_dt, greatest(w.due_dt, w.biz_dt),
      '0', '1', ${orderDemandKind}, w.order_no, w.line_no, ${user_cd}, ${user_cd}
    FROM w WHERE NOT EXISTS (SELECT FROM ${orderProposal} AS p WHERE ${isOf}
      AND (p.proposal_state <> '9' OR (p.item_cd, p.qty) = (w.item_cd, w.qty)))`
