import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead, supplierRead } from '#modules/master/server/views.ts'
import { orderRead } from '#modules/receive-order/server/views.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { directToReport as reportCall } from '../../contract/arrival/direct-calls.ts'
import { backlog } from '../order/backlog-rows.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'

/** More lines nobody looks through. */
const most = 300

const columns = {
  ...{ po_no: z.string(), line_no: z.int(), item_cd: z.string(), item_nm: z.string(), unit_nm: z.string() },
  ...{ expected_dt: z.string(), supplier_cd: z.string(), branch_no: z.string(), supplier_nm: z.string() },
  ...{ rest: z.string(), order_no: z.string(), order_line_no: z.int() },
  ...{ customer_cd: z.string(), customer_nm: z.string() },
}

export async function directToReport({ tx, session }: Context): Promise<OutputOf<typeof reportCall>> {
  const list = await rows(
    tx,
    columns,
    sql`SELECT l.po_no, l.line_no, coalesce(l.item_cd, '') AS item_cd,
        coalesce(nullif(l.item_nm, ''), ${itemRead.of('l', 'item_nm')}, '') AS item_nm,
        coalesce(${itemRead.of('l', 'unit_nm')}, l.unit_cd, '') AS unit_nm, coalesce(l.answer_dt, l.due_dt)::text AS expected_dt,
        h.supplier_cd, h.branch_no, coalesce(${supplierRead.of('h', 'supplier_nm')}, '') AS supplier_nm,
        trim_scale(${backlog})::text AS rest, l.demand_no AS order_no, l.demand_line::int AS order_line_no,
        coalesce(o.customer_cd, '') AS customer_cd, coalesce(${customerRead.of('o', 'customer_nm')}, '') AS customer_nm
      FROM ${placeOrderLine} AS l
        JOIN ${placeOrder} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.po_no = l.po_no
        LEFT JOIN ${orderRead.rows} AS o ON o.company_cd = l.company_cd AND o.factory_cd = l.factory_cd AND o.order_no = l.demand_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.treatment_div = '1'
        AND l.line_status = '1' AND ${backlog} > 0 ORDER BY expected_dt, l.po_no, l.line_no LIMIT ${most}`,
  )
  return { list: [...list] }
}
