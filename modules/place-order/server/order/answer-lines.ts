import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { placeOrderStatus } from '../../contract/order/place-order-codes.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { backlog } from './backlog-rows.ts'
import { keyOf } from './follow-up.ts'

const columns = {
  ...{ po_no: z.string(), line_no: z.int(), line_status: placeOrderStatus.schema, order_dt: z.string() },
  ...{ supplier_cd: z.string(), branch_no: z.string(), supplier_item_cd: z.string() },
  ...{ item_cd: z.string(), item_nm: z.string(), backlog_qty: z.string() },
  ...{ due_dt: z.string(), answer_dt: z.string() },
}
export type AnsweredLine = RowOf<typeof columns>

/** Lines of these orders by their keys, as a supplier is asked about them. */
export async function linesToAnswer(
  { tx, session }: Context,
  orders: readonly string[],
): Promise<ReadonlyMap<string, AnsweredLine>> {
  const found = await rows(
    tx,
    columns,
    sql`SELECT l.po_no, l.line_no, l.line_status, h.order_dt::text AS order_dt, h.supplier_cd, h.branch_no, l.supplier_item_cd,
        coalesce(l.item_cd, '') AS item_cd, l.item_nm, trim_scale(${backlog})::text AS backlog_qty,
        coalesce(l.due_dt::text, '') AS due_dt, coalesce(l.answer_dt::text, '') AS answer_dt
      FROM ${placeOrderLine} AS l JOIN ${placeOrder} AS h USING (company_cd, factory_cd, po_no)
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.po_no IN (SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(orders)])}::jsonb))`,
  )
  return new Map(found.map((line) => [keyOf(line), line]))
}
