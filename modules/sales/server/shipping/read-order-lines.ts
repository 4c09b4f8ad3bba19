import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  customerItemRead,
  customerRead,
  destinationRead,
  itemRead,
  locationRead,
} from '#modules/master/server/views.ts'
import { orderStatus } from '#modules/receive-order/contract/order-codes.ts'
import type { LineMeant } from '#modules/receive-order/contract/answers/lines-meant.ts'
import { orderLineRead, orderRead } from '#modules/receive-order/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'

/** A line of an order with everything on which its shipping hangs. */
export type LineToShip = RowOf<typeof columns>
const columns = {
  ...{ order_no: z.string(), line_no: z.int(), order_dt: z.string(), line_status: orderStatus.schema },
  ...{ customer_cd: z.string(), branch_no: z.string(), destination_cd: z.string() },
  ...{ customer_nm: z.string(), destination_nm: z.string(), carrier_cd: z.string(), time_slot: z.string() },
  ...{ sales_basis: z.string(), delivery_note_div: z.string(), treatment_div: z.string() },
  ...{ item_cd: z.string(), ship_item_cd: z.string(), item_nm: z.string(), stock_flg: z.boolean() },
  ...{ warehouse_cd: z.string(), backlog: z.string(), instructed_qty: z.string(), allocated_qty: z.string() },
  ...{
    shipped_qty: z.string(),
    sold_qty: z.string(),
    raised_qty: z.string(),
    pack_qty: z.string(),
    weight: z.string(),
  },
  ...{ ship_dt: z.string(), agreed_dt: z.string(), ordered_qty: z.string(), over_tolerance: z.string() },
  /** Decimal places of its unit. */
  places: z.int(),
}

/** In the order in which they are asked for. */
export async function readLinesToShip(
  { tx, session }: Context,
  keys: readonly LineMeant[],
): Promise<readonly LineToShip[]> {
  return rows(
    tx,
    columns,
    sql`SELECT l.order_no, l.line_no, h.order_dt::text AS order_dt, l.line_status, h.customer_cd, h.branch_no,
        coalesce(h.destination_cd, '') AS destination_cd, coalesce(${customerRead.of('h', 'customer_nm')}, '') AS customer_nm,
        coalesce(${destinationRead.of('h', 'destination_nm')}, '') AS destination_nm,
        coalesce(${destinationRead.of('h', 'carrier_cd')}, '') AS carrier_cd,
        coalesce(${destinationRead.of('h', 'time_slot')}, '9') AS time_slot,
        coalesce(${customerRead.of('h', 'sales_basis')}, '1') AS sales_basis,
        coalesce(${customerRead.of('h', 'delivery_note_div')}, '1') AS delivery_note_div, l.treatment_div,
        coalesce(l.item_cd, '') AS item_cd, coalesce(l.ship_item_cd, '') AS ship_item_cd,
        coalesce(${itemRead.of('l', 'item_nm', { item_cd: 'ship_item_cd' })}, '') AS item_nm,
        coalesce(${itemRead.of('l', 'stock_flg', { item_cd: 'ship_item_cd' })}, false) AS stock_flg,
        coalesce(${locationRead.of('l', 'parent_cd')}, l.location_cd, '') AS warehouse_cd,
        trim_scale(l.qty - l.shipped_qty - l.closed_qty)::text AS backlog, trim_scale(l.instructed_qty)::text AS instructed_qty,
        trim_scale(l.allocated_qty)::text AS allocated_qty, trim_scale(l.shipped_qty)::text AS shipped_qty,
        trim_scale(l.sold_qty)::text AS sold_qty, trim_scale(l.raised_qty)::text AS raised_qty, trim_scale(coalesce(l.pack_qty, 0))::text AS pack_qty,
        trim_scale(coalesce(${itemRead.of('l', 'weight', { item_cd: 'ship_item_cd' })}, 0))::text AS weight,
        coalesce(l.ship_dt::text, '') AS ship_dt,
        coalesce(coalesce(l.confirmed_dt, l.answer_dt, l.desired_dt)::text, '') AS agreed_dt,
        trim_scale(l.qty - l.raised_qty)::text AS ordered_qty, trim_scale(coalesce((SELECT i.over_tolerance FROM ${customerItemRead.rows} AS i
          WHERE i.company_cd = h.company_cd AND i.customer_cd = h.customer_cd AND i.branch_no = h.branch_no
            AND i.customer_item_cd = l.customer_item_cd), 0))::text AS over_tolerance,
        coalesce(${itemRead.of('l', 'unit_places', { item_cd: 'ship_item_cd' })}, 0)::int AS places
      FROM ${sentRows(
        keys.map((key, at) => ({ ...key, at })),
        'w',
        { order_no: 'text', line_no: 'int', at: 'int' },
      )}
      JOIN ${orderLineRead.rows} AS l ON l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.order_no = w.order_no AND l.line_no = w.line_no
      JOIN ${orderRead.rows} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.order_no = l.order_no
      ORDER BY w.at`,
  )
}
