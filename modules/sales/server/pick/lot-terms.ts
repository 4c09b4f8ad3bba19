import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerItemRead } from '#modules/master/server/views.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { lotRead } from '#modules/stock/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { delivery, deliveryLine, deliveryPackage } from '../tables.ts'

const terms = {
  ...{ customer_item_cd: z.string(), lot_rule: z.string(), least_life_days: z.int() },
  ...{ label_layout: z.string(), pack_qty: z.string() },
}
export type CustomerTerms = RowOf<typeof terms>

/** As the customer wants the item of an order's line delivered. */
export async function termsOf(
  { tx, session }: Context,
  line: { readonly order_no: string; readonly order_line_no: number },
  of: { readonly customer_cd: string; readonly branch_no: string },
): Promise<CustomerTerms | undefined> {
  const [found] = await rows(
    tx,
    terms,
    sql`SELECT i.customer_item_cd, i.lot_rule, i.least_life_days, i.label_layout, trim_scale(i.pack_qty)::text AS pack_qty
      FROM ${orderLineRead.rows} AS l JOIN ${customerItemRead.rows} AS i ON i.company_cd = l.company_cd
        AND i.customer_cd = ${of.customer_cd} AND i.branch_no = ${of.branch_no} AND i.customer_item_cd = l.customer_item_cd
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.order_no = ${line.order_no} AND l.line_no = ${line.order_line_no}`,
  )
  return found
}

/** The customer has a label of its own on each box: ours, theirs and the order are compared. */
export const isMatched = (of: CustomerTerms | undefined): of is CustomerTerms =>
  of !== undefined && of.label_layout !== '1'

const lotColumns = {
  ...{
    received_dt: z.string(),
    expiry_dt: z.string().nullable(),
    hold_flg: z.boolean(),
    hold_reason: z.string(),
  },
}

export async function readLot({ tx, session }: Context, item_cd: string, lot_no: string) {
  const [found] = await rows(
    tx,
    lotColumns,
    sql`SELECT t.received_dt::text AS received_dt, t.expiry_dt::text AS expiry_dt, t.hold_flg, t.hold_reason
      FROM ${lotRead.rows} AS t WHERE t.company_cd = ${session.company_cd} AND t.item_cd = ${item_cd} AND t.lot_no = ${lot_no}`,
  )
  return found
}

/** The youngest lot of an item that has left for a customer. */
export async function lastLotOf(
  { tx, session }: Context,
  item_cd: string,
  { customer_cd, branch_no }: { readonly customer_cd: string; readonly branch_no: string },
) {
  const [found] = await rows(
    tx,
    { lot_no: z.string(), received_dt: z.string() },
    sql`SELECT p.lot_no, t.received_dt::text AS received_dt FROM ${delivery} AS h
      JOIN ${deliveryLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.delivery_no = h.delivery_no
      JOIN ${deliveryPackage} AS p ON p.company_cd = l.company_cd AND p.factory_cd = l.factory_cd
        AND p.delivery_no = l.delivery_no AND p.line_no = l.line_no
      JOIN ${lotRead.rows} AS t ON t.company_cd = l.company_cd AND t.item_cd = l.ship_item_cd AND t.lot_no = p.lot_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.customer_cd = ${customer_cd}
        AND h.branch_no = ${branch_no} AND h.delivery_status = '3' AND l.ship_item_cd = ${item_cd}
      ORDER BY t.received_dt DESC, p.lot_no DESC LIMIT 1`,
  )
  return found
}
