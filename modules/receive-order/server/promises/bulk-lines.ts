import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { mostInBulk, type BulkConditions } from '../../contract/bulk-allocation.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { isFirm, peggedQty } from './read-lines.ts'
import { warehousesOf } from './request.ts'

/** A line whose turn comes in a bulk. */
export interface BulkLine extends RowOf<typeof columns> {
  readonly warehouse_cd: string
}

const columns = {
  order_no: z.string(),
  line_no: z.int(),
  customer_cd: z.string(),
  branch_no: z.string(),
  ship_item_cd: z.string(),
  location_cd: z.string(),
  ship_dt: z.string(),
  delivery_dt: z.string(),
  agreed: z.boolean(),
  firm: z.boolean(),
  instructed: z.boolean(),
  backlog: z.string(),
  allocated_qty: z.string(),
  pegged_qty: z.string(),
}

const delivery = sql`coalesce(l.confirmed_dt, l.answer_dt, l.desired_dt)`
const backlog = sql`(l.qty - l.shipped_qty - l.closed_qty)`

/**
 * In the order in which they are served: lines whose day is agreed on first, then by the day of delivery, then by the day and
 * the number of the order.
 */
export async function readBulkLines(
  context: Context,
  { from, to, customer_cd, item_cd, warehouse_cd, again }: BulkConditions,
): Promise<readonly BulkLine[]> {
  const { tx, session } = context
  const [customer = '', branch = ''] = customer_cd.split(' ')
  const found = await rows(
    tx,
    columns,
    sql`SELECT l.order_no, l.line_no, h.customer_cd, h.branch_no, l.ship_item_cd, coalesce(l.location_cd, '') AS location_cd,
        coalesce(l.ship_dt::text, '') AS ship_dt, coalesce(${delivery}::text, '') AS delivery_dt, l.confirmed_dt IS NOT NULL AS agreed,
        l.allocated_qty > 0 AND ${isFirm} AS firm, l.instructed_qty > 0 AS instructed, trim_scale(${backlog})::text AS backlog,
        trim_scale(l.allocated_qty)::text AS allocated_qty,
        trim_scale(${peggedQty})::text AS pegged_qty
      FROM ${receiveOrderLine} AS l
      JOIN ${receiveOrder} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.order_no = l.order_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.line_status = '0'
        AND l.treatment_div <> '1' AND l.ship_item_cd IS NOT NULL AND ${backlog} > 0
        AND (l.allocated_qty < ${backlog} OR ${again} = '1')
        ${from === '' ? sql`` : sql`AND ${delivery} >= ${from}::date`} ${to === '' ? sql`` : sql`AND ${delivery} <= ${to}::date`}
        AND (${customer} = '' OR h.customer_cd = ${customer}) AND (${branch} = '' OR h.branch_no = ${branch})
        AND (${item_cd} = '' OR l.ship_item_cd = ${item_cd} OR l.item_cd = ${item_cd})
      ORDER BY l.confirmed_dt IS NULL, ${delivery} NULLS LAST, h.order_dt, l.order_no, l.line_no
      LIMIT ${mostInBulk + 1}`,
  )
  if (found.length > mostInBulk) throw orderErrors.BIZ_ALLOCATION_MANY.with({ max: mostInBulk })
  const warehouses = await warehousesOf(
    context,
    found.map(({ location_cd }) => location_cd),
  )
  return found
    .map((line) => ({ ...line, warehouse_cd: warehouses.get(line.location_cd) ?? line.location_cd }))
    .filter((line) => warehouse_cd === '' || line.warehouse_cd === warehouse_cd)
}
