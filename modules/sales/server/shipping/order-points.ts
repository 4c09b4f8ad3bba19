import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderErrors } from '#modules/receive-order/contract/order-errors.ts'
import type { OrderDocuments, OrderGuard } from '#modules/receive-order/server/index.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { deliveryStatus } from '../../contract/shipping/delivery-codes.ts'
import { deliveryNumber } from '../../contract/shipping/delivery-number.ts'
import { delivery, deliveryLine } from '../tables.ts'

const columns = {
  ...{ line_no: z.int(), no: z.string(), qty: z.string(), date: z.string() },
  state: deliveryStatus.schema,
}

/** What of an order leaves or has left; a delivery that was cancelled never was. */
const deliveriesOf = ({ tx, session }: Context, order_no: string) =>
  rows(
    tx,
    columns,
    sql`SELECT l.order_line_no AS line_no, h.delivery_no AS no, h.ship_dt::text AS date, h.delivery_status AS state,
        trim_scale(CASE h.delivery_status WHEN '3' THEN l.shipped_qty ELSE l.qty END)::text AS qty
      FROM ${deliveryLine} AS l JOIN ${delivery} AS h
        ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.delivery_no = l.delivery_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.order_no = ${order_no}
        AND h.delivery_status <> '9' ORDER BY h.ship_dt, h.delivery_no, l.line_no`,
  )

/** Its deliveries on the page of the order. */
export const deliveriesOfOrder: OrderDocuments = async (context, order_no) =>
  (await deliveriesOf(context, order_no)).map(({ line_no, no, qty, date, state }) => ({
    ...{ line_no, no, qty, date, stage: 'shipping' as const },
    what: say(deliveryNumber.name, context.language),
    link: `/sales/deliveryManage?delivery_no=${encodeURIComponent(no)}`,
    state: state === '3' ? ('done' as const) : ('underWay' as const),
  }))

/** What is about to leave is not changed under the hands of whoever picks it, and what has left is not cancelled. */
export const guardDeliveries: OrderGuard = async (context, { order_no, lines, verb }) => {
  const found = (await deliveriesOf(context, order_no)).filter(({ line_no }) => lines.includes(line_no))
  return new Map(
    found.flatMap(({ line_no, state }) => {
      if (state !== '3') return [[line_no, orderErrors.BIZ_ORDER_INSTRUCTED.with({ line: line_no })]]
      return verb === 'cancel' ? [[line_no, orderErrors.BIZ_ORDER_SHIPPED.with({ line: line_no })]] : []
    }),
  )
}
