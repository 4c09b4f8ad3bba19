import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DemandKind, PromiseOf } from '#modules/stock/server/index.ts'
import { allocationRead } from '#modules/stock/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { orderDemandKind } from '../../contract/order-number.ts'
import { orderKept } from '../order-kept.ts'
import { orderPriority } from './request.ts'
import { setAllocated } from './set-allocated.ts'

/** Order lines, as the stock promises goods to them. */
export const orderDemand: DemandKind = {
  kind: orderDemandKind,
  label: { ja: '受注', en: 'Order', zh: '销售订单' },
  link: ({ demand_no }) => `/receiveOrder/registerReceiveOrder?order_no=${encodeURIComponent(demand_no)}`,
  priority: orderPriority,
  row: { document: orderKept.document, keyOf: ({ demand_no }) => [demand_no] },
  lost: (context, promises) => follow(context, promises, 'lost'),
  arrived: (context, promises) => follow(context, promises, 'arrive'),
}

/** Lines say what the stock says by now: what was lost may have been allocated, or only been waited for. */
async function follow(context: Context, promises: readonly PromiseOf[], verb: string): Promise<void> {
  const { tx, session } = context
  const held = await rows(
    tx,
    { order_no: z.string(), line_no: z.int(), qty: z.string() },
    sql`SELECT d.demand_no AS order_no, d.demand_line AS line_no, coalesce((SELECT sum(a.qty) FROM ${allocationRead.rows} AS a
        WHERE a.company_cd = ${session.company_cd} AND a.factory_cd = ${session.factory_cd} AND a.demand_kind = ${orderDemandKind}
          AND a.demand_no = d.demand_no AND a.demand_line = d.demand_line), 0)::text AS qty
      FROM (SELECT DISTINCT demand_no, demand_line
        FROM ${sentRows(promises, 'p', { demand_no: 'text', demand_line: 'int' })}) AS d`,
  )
  await setAllocated(context, held, verb)
}
