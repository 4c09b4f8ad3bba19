import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import type { Endpoint, InputOf, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import type { SentOf, SlipRecordOf } from '#platform/contract/slip.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { Composition } from '#platform/server/module/composition.ts'
import { speaker } from './master-stage.ts'
import { product } from './product.ts'

type Order = typeof orderSlip
export type OrderRecord = SlipRecordOf<Order>
type Sent = SentOf<Order>
export type SentHeader = Partial<Sent['header']>
export type SentLine = Partial<Sent['lines'][number]>

/** A Wednesday. */
export const orderDay = '2026-11-18'

/** What customer C001 of the demo company buys at prices of its own, in the order of their codes. */
export interface Sold {
  readonly item_cd: string
  readonly customer_item_cd: string
}

/** The demo company with its masters, and calls as a clerk makes them. */
export async function orderStage(database: Database, composition: Composition = product) {
  const say = speaker(database, composition)
  const call = <E extends Endpoint>(endpoint: E, input: SentInputOf<E> | InputOf<E>) => {
    const route = composition.routes.find((one) => one.endpoint.path === endpoint.path)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return say<OutputOf<E>>(route, input)
  }
  const sold = await database.owner('read', (tx) =>
    rows(
      tx,
      { item_cd: z.string(), customer_item_cd: z.string() },
      sql`SELECT item_cd, customer_item_cd FROM customer_item WHERE company_cd = 'DEMO' AND customer_cd = 'C001' ORDER BY item_cd`,
    ),
  )
  const itemsWhere = (condition: ReturnType<typeof sql>) =>
    database.owner('read', (tx) =>
      rows(
        tx,
        { item_cd: z.string() },
        sql`SELECT i.item_cd FROM item i WHERE i.company_cd = 'DEMO' AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND ${condition}
          ORDER BY i.item_cd LIMIT 5`,
      ),
    )
  const isSoldTo = (customer_cd: string) => sql`EXISTS (SELECT FROM customer_unit_price p
    WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd AND p.customer_cd = ${customer_cd})`
  const header = (more: SentHeader) => ({
    order_dt: orderDay,
    customer_cd: 'C001',
    branch_no: '00',
    due_dt: '2026-11-27',
    ...more,
  })
  return {
    database,
    call,
    sold: sold as readonly Sold[],
    soldTo: (customer_cd: string) => itemsWhere(isSoldTo(customer_cd)),
    /** Items for which C001 has no price, with a standard price of their own, or without one. */
    others: (price: 'std_price > 0' | 'std_price = 0') =>
      itemsWhere(sql`NOT ${isSoldTo('C001')} AND ${sql.raw(price)}`),
    /** A new order; what is left out follows from the masters. */
    enter: (lines: readonly SentLine[], more: SentHeader = {}): Promise<OrderRecord> =>
      call(orderSlip.endpoints.doEdit, { assign_mode: '0', header: header(more), lines }),
    /** The same order with changes, as a person would send it again. */
    change: (
      order: OrderRecord,
      changes: { readonly header?: SentHeader; readonly lines?: readonly object[] },
    ): Promise<OrderRecord> =>
      call(orderSlip.endpoints.doEdit, {
        ...{ assign_mode: '1', update_cnt: order.update_cnt },
        header: { ...order.header, ...changes.header },
        lines: changes.lines ?? order.lines,
      }),
    read: (order: OrderRecord): Promise<OrderRecord> =>
      call(orderSlip.endpoints.getDetail, { order_no: order.header.order_no }),
    /** As a document to the right would write it. */
    set: (order: OrderRecord, line_no: number, values: ReturnType<typeof sql>) =>
      database.owner('write', (tx) =>
        tx.execute(sql`UPDATE receive_order_line SET ${values}
          WHERE company_cd = 'DEMO' AND order_no = ${order.header.order_no} AND line_no = ${line_no}`),
      ),
  }
}
export type OrderStage = Awaited<ReturnType<typeof orderStage>>
