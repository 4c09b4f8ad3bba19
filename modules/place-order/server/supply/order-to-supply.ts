import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'

export type LineToSupply = RowOf<typeof columns>
const columns = {
  ...{ po_no: z.string(), line_no: z.int(), supplier_cd: z.string(), branch_no: z.string() },
  ...{ order_dt: z.string(), item_cd: z.string(), received_qty: z.string(), expected_qty: z.string() },
}

/** Lines of orders that have been issued, with what has come of them and what will have come in the end. */
export const readLinesToSupply = (
  { tx, session: { company_cd, factory_cd } }: Context,
  wanted: readonly { readonly po_no: string; readonly po_line_no?: string }[],
): Promise<readonly LineToSupply[]> =>
  rows(
    tx,
    columns,
    sql`SELECT l.po_no, l.line_no, h.supplier_cd, h.branch_no, h.order_dt::text AS order_dt, l.item_cd,
        trim_scale(l.received_qty)::text AS received_qty,
        trim_scale(greatest(l.received_qty, l.qty + l.redelivery_qty - l.closed_qty))::text AS expected_qty
      FROM ${placeOrder} AS h JOIN ${placeOrderLine} AS l
        ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.po_no = h.po_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.po_status IN ('1', '2')
        AND l.line_kind = '1' AND l.item_cd IS NOT NULL AND EXISTS (
          SELECT FROM ${sentRows(wanted, 'w', { po_no: 'text', po_line_no: 'numeric' })}
          WHERE w.po_no = l.po_no AND (w.po_line_no IS NULL OR w.po_line_no = l.line_no))
      ORDER BY l.po_no, l.line_no`,
  )
