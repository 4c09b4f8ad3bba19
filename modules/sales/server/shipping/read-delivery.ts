import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, destinationRead, itemRead } from '#modules/master/server/views.ts'
import { orderKept } from '#modules/receive-order/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { directory } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { deliveryStatus } from '../../contract/shipping/delivery-codes.ts'
import { delivery, deliveryLine, deliveryPackage } from '../tables.ts'
import { deliveryDocument } from './delivery-document.ts'

const headerColumns = {
  ...{ delivery_no: z.string(), update_cnt: z.int(), delivery_status: deliveryStatus.schema },
  ...{ customer_cd: z.string(), branch_no: z.string(), destination_cd: z.string() },
  ...{ customer_nm: z.string(), destination_nm: z.string(), carrier_cd: z.string(), time_slot: z.string() },
  ...{ transport_no: z.string(), sales_basis: z.string(), ship_dt: z.string(), delivery_dt: z.string() },
  ...{ update_user: z.string(), update_dt: z.string() },
}
const lineColumns = {
  ...{ line_no: z.int(), order_no: z.string(), order_line_no: z.int(), item_cd: z.string() },
  ...{ ship_item_cd: z.string(), item_nm: z.string(), unit_nm: z.string(), stock_flg: z.boolean() },
  ...{ lot_control: z.string(), warehouse_cd: z.string(), stock_div: z.string(), qty: z.string() },
  ...{ shipped_qty: z.string(), closed_qty: z.string(), pack_qty: z.string(), weight: z.string() },
}
const packageColumns = {
  ...{ line_no: z.int(), package_no: z.int(), location_cd: z.string(), lot_no: z.string(), qty: z.string() },
}

export type Delivery = Awaited<ReturnType<typeof readDelivery>>
export type DeliveryLine = Delivery['lines'][number]
export type Package = Delivery['packages'][number]

/** The rows of one delivery, of any of its tables. */
export const isDelivery = (
  { session }: Pick<Context, 'session'>,
  delivery_no: string,
  alias: 'h' | 'l' | 'p',
) => {
  const row = sql.raw(alias)
  return sql`${row}.company_cd = ${session.company_cd} AND ${row}.factory_cd = ${session.factory_cd}
    AND ${row}.delivery_no = ${delivery_no}`
}

export async function readDelivery(context: Context, delivery_no: string) {
  const { tx } = context
  const [header] = await rows(
    tx,
    headerColumns,
    sql`SELECT h.delivery_no, h.update_cnt, h.delivery_status, h.customer_cd, h.branch_no, h.destination_cd,
        coalesce(${customerRead.of('h', 'customer_nm')}, '') AS customer_nm,
        coalesce(${destinationRead.of('h', 'destination_nm')}, '') AS destination_nm, h.carrier_cd, h.time_slot, h.transport_no,
        h.sales_basis, h.ship_dt::text AS ship_dt, h.delivery_dt::text AS delivery_dt,
        h.update_user, h.update_dt::text AS update_dt
      FROM ${delivery} AS h WHERE ${isDelivery(context, delivery_no, 'h')}`,
  )
  if (!header) throw http[404].with()
  const lines = await rows(
    tx,
    lineColumns,
    sql`SELECT l.line_no, l.order_no, l.order_line_no, l.item_cd, l.ship_item_cd,
        coalesce(${itemRead.of('l', 'item_nm', { item_cd: 'ship_item_cd' })}, '') AS item_nm,
        coalesce(${itemRead.of('l', 'unit_nm', { item_cd: 'ship_item_cd' })}, '') AS unit_nm,
        coalesce(${itemRead.of('l', 'stock_flg', { item_cd: 'ship_item_cd' })}, false) AS stock_flg,
        coalesce(${itemRead.of('l', 'lot_control', { item_cd: 'ship_item_cd' })}, '0') AS lot_control,
        l.warehouse_cd, l.stock_div, trim_scale(l.qty)::text AS qty, trim_scale(l.shipped_qty)::text AS shipped_qty,
        trim_scale(l.closed_qty)::text AS closed_qty, trim_scale(l.pack_qty)::text AS pack_qty,
        trim_scale(l.weight)::text AS weight
      FROM ${deliveryLine} AS l WHERE ${isDelivery(context, delivery_no, 'l')} ORDER BY l.line_no`,
  )
  const packages = await rows(
    tx,
    packageColumns,
    sql`SELECT p.line_no, p.package_no, p.location_cd, p.lot_no, trim_scale(p.qty)::text AS qty
      FROM ${deliveryPackage} AS p WHERE ${isDelivery(context, delivery_no, 'p')} ORDER BY p.line_no, p.package_no`,
  )
  return { header, lines, packages }
}

interface Seen {
  readonly delivery_no: string
  readonly update_cnt: number
}

/** Nobody else changes it, or its orders, until the commit; who has seen it as it was before is told. */
export async function holdDelivery(context: Context, { delivery_no, update_cnt }: Seen): Promise<Delivery> {
  const held = await lockDelivery(context, delivery_no)
  if (held.header.update_cnt !== update_cnt) throw await staleRecord(context, directory, held.header)
  return held
}

/** Nobody else changes it, or its orders, until the commit. */
export async function lockDelivery(context: Context, delivery_no: string): Promise<Delivery> {
  const seen = await readDelivery(context, delivery_no)
  await unitOf(context).lock(
    { document: orderKept.document, keys: ordersOf(seen).map((order_no) => [order_no]) },
    { document: deliveryDocument, keys: [[delivery_no]] },
  )
  return readDelivery(context, delivery_no)
}

export const ordersOf = ({ lines }: Pick<Delivery, 'lines'>): readonly string[] =>
  [...new Set(lines.map(({ order_no }) => order_no))].toSorted()
