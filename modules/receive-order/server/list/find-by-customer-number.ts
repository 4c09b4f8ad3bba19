import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { recordAddress } from '#platform/contract/record-page.ts'
import { say } from '#platform/contract/text.ts'
import { rows } from '#platform/server/database/database.ts'
import { ownRows } from '#platform/server/database/own-rows.ts'
import { hasPart } from '#platform/server/list/where-of-list.ts'
import type { Finder } from '#platform/server/palette/finder.ts'
import { orderStatus } from '../../contract/order-codes.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { orderPage } from '../../contract/page/order-page.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'

const columns = {
  ...{ order_no: z.string(), number: z.string(), customer_nm: z.string(), order_dt: z.string() },
  order_status: orderStatus.schema,
}

/** The index finds parts of three signs and more. */
const leastLength = 3
/** The newest of so many are told; whoever finds more says more of the number. */
const most = 200

/** 注文書番号: what customers name their order by when they call, of the whole order or of a line. */
export const findByCustomerNumber: Finder = {
  name: 'customerOrderNumber',
  kind: 'slip',
  title: orderSlip.header.customer_po_no.label,
  icon: orderSlip.icon ?? 'order',
  readBy: orderSlip.endpoints.getDetail,
  async find({ tx, session, language }, keyword, shown) {
    if (keyword.length < leastLength) return { hits: [], has_next: false }
    const { company_cd, factory_cd } = session
    const found = await rows(
      tx,
      columns,
      sql`WITH found AS MATERIALIZED (
          SELECT h.order_no, h.customer_po_no AS number FROM ${ownRows(receiveOrder)} AS h
          WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND ${hasPart(sql`h.customer_po_no`, keyword)}
          UNION
          SELECT l.order_no, l.order_po_no FROM ${ownRows(receiveOrderLine)} AS l
          WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND ${hasPart(sql`l.order_po_no`, keyword)}
          LIMIT ${sql.raw(String(most))})
        SELECT h.order_no, found.number, coalesce(${customerRead.of('h', 'customer_nm')}, '') AS customer_nm,
          h.order_dt::text AS order_dt, h.order_status
        FROM found JOIN ${receiveOrder} AS h ON h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
          AND h.order_no = found.order_no
        ORDER BY h.order_no DESC, found.number LIMIT ${sql.raw(String(shown + 1))}`,
    )
    return {
      hits: found.slice(0, shown).map(({ order_no, number, customer_nm, order_dt, order_status }) => ({
        ...{ key: order_no, code: number, name: customer_nm },
        note: [order_no, order_dt, say(orderStatus.texts[order_status], language)].join(' '),
        path: recordAddress(orderPage, { order_no }),
      })),
      has_next: found.length > shown,
    }
  },
}
