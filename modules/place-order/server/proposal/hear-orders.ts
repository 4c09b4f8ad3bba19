import { sql } from 'drizzle-orm'
import { ordersChanged } from '#modules/receive-order/contract/order-facts.ts'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { inside } from '#platform/server/facts/listener.ts'
import { orderProposal } from './tables.ts'

/**
 * 直送: what a supplier ships to the customer is bought for its order line, whole and at once, and no run nets it. The proposal
 * follows the line until it is ordered; one that somebody has dismissed comes back when something else is wanted.
 */
export const hearOrders = inside(ordersChanged, async (context, { orders }) => {
  const today = await businessDateOf(context)
  await withdraw(context, orders)
  await follow(context, orders, today)
  await propose(context, orders, today)
})

/** Lines that are shipped directly, and that something is still to come of. */
const wantedLines = ({ session: { company_cd, factory_cd } }: Context, orders: readonly string[]) =>
  sql`(SELECT l.company_cd, l.factory_cd, l.order_no, l.line_no, l.ship_item_cd AS item_cd, coalesce(l.supplier_cd, '') AS supplier_cd,
      coalesce(l.supplier_branch_no, '') AS branch_no, l.qty - l.shipped_qty - l.closed_qty AS qty,
      coalesce(l.answer_dt, l.desired_dt) AS due_dt
    FROM ${orderLineRead.rows} AS l WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}
      AND l.order_no = ANY(${textArray(orders)}) AND l.treatment_div = '1' AND l.line_status = '0' AND l.ship_item_cd IS NOT NULL
      AND l.qty - l.shipped_qty - l.closed_qty > 0) AS w`

const isOf = sql`p.company_cd = w.company_cd AND p.factory_cd = w.factory_cd AND p.demand_kind = ${orderDemandKind}
  AND p.demand_no = w.order_no AND p.demand_line = w.line_no`

const withdraw = (context: Context, orders: readonly string[]) => {
  const { company_cd, factory_cd } = context.session
  return context.tx
    .execute(sql`DELETE FROM ${orderProposal} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
    AND p.demand_kind = ${orderDemandKind} AND p.demand_no = ANY(${textArray(orders)}) AND p.proposal_state = '0'
    AND NOT EXISTS (SELECT FROM ${wantedLines(context, orders)} WHERE ${isOf})`)
}

/** Supplier and days that a person has chosen stay, goods and quantity are the customer's. */
const follow = (context: Context, orders: readonly string[], today: string) =>
  context.tx
    .execute(sql`UPDATE ${orderProposal} AS p SET item_cd = w.item_cd, qty = w.qty, need_dt = w.due_dt,
      supplier_cd = CASE WHEN p.edited_flg THEN p.supplier_cd ELSE w.supplier_cd END,
      branch_no = CASE WHEN p.edited_flg THEN p.branch_no ELSE w.branch_no END,
      due_dt = CASE WHEN p.edited_flg THEN p.due_dt ELSE greatest(w.due_dt, ${today}::date) END,
      update_user = ${context.session.user_cd}, update_dt = ${context.now.toISOString()}::timestamptz, update_cnt = p.update_cnt + 1
    FROM ${wantedLines(context, orders)} WHERE ${isOf} AND p.proposal_state = '0'
      AND (p.item_cd, p.qty, p.need_dt) IS DISTINCT FROM (w.item_cd, w.qty, w.due_dt)
        OR ${isOf} AND p.proposal_state = '0' AND NOT p.edited_flg AND (p.supplier_cd, p.branch_no) <> (w.supplier_cd, w.branch_no)`)

const propose = (context: Context, orders: readonly string[], today: string) =>
  context.tx
    .execute(sql`INSERT INTO ${orderProposal} (company_cd, factory_cd, item_cd, supplier_cd, branch_no, qty, need_dt, order_dt, due_dt,
      order_method, source, demand_kind, demand_no, demand_line, create_user, update_user)
    SELECT w.company_cd, w.factory_cd, w.item_cd, w.supplier_cd, w.branch_no, w.qty, w.due_dt, ${today}::date, greatest(w.due_dt, ${today}::date),
      '0', '1', ${orderDemandKind}, w.order_no, w.line_no, ${context.session.user_cd}, ${context.session.user_cd}
    FROM ${wantedLines(context, orders)}
    WHERE NOT EXISTS (SELECT FROM ${orderProposal} AS p WHERE ${isOf}
      AND (p.proposal_state <> '9' OR (p.item_cd, p.qty) = (w.item_cd, w.qty)))`)
