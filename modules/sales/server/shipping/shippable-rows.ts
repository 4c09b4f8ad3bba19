import { sql } from 'drizzle-orm'
import {
  customerRead,
  customersMeant,
  destinationRead,
  destinationsMeant,
  itemRead,
  itemsMeant,
  locationRead,
} from '#modules/master/server/views.ts'
import { orderLineRead, orderRead } from '#modules/receive-order/server/views.ts'
import { availabilityRead } from '#modules/stock/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { shippableList } from '../../contract/shipping/shippable-list.ts'

const warehouse = sql`coalesce(${locationRead.of('l', 'parent_cd')}, l.location_cd)`

/** Of our own good stock in its warehouse, what nobody has been promised. */
const free = sql`coalesce((SELECT sum(a.qty - a.allocated_qty) FROM ${availabilityRead.rows} AS a
  WHERE a.company_cd = l.company_cd AND a.factory_cd = l.factory_cd AND a.warehouse_cd = ${warehouse}
    AND a.item_cd = l.ship_item_cd AND a.ownership = '0' AND a.owner_cd = '' AND a.quality = '0'), 0)`

/** What is left to be instructed, and what could be: its own allocation first, then what is free. */
const rest = sql`(l.qty - l.shipped_qty - l.closed_qty - l.instructed_qty)`
const shippable = sql`least(${rest}, greatest(l.allocated_qty - l.instructed_qty, 0) + ${free})`

/** Lines that the supplier ships are not ours to send. */
export const shippableService = listService(shippableList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('l', 'order_no', 'line_no', 'ship_dt', 'instructed_qty', 'allocated_qty', 'pack_qty'),
      ...columnsOf('h', 'customer_cd', 'branch_no', 'destination_cd'),
      item_cd: sql`l.ship_item_cd`,
      item_nm: itemRead.of('l', 'item_nm', { item_cd: 'ship_item_cd' }),
      customer_nm: customerRead.of('h', 'customer_nm'),
      destination_nm: destinationRead.of('h', 'destination_nm'),
      late_flg: sql`(l.ship_dt < ${businessDayRead.of('l', 'biz_dt')})`,
      delivery_dt: sql`coalesce(l.confirmed_dt, l.answer_dt, l.desired_dt)`,
      backlog_qty: sql`(l.qty - l.shipped_qty - l.closed_qty)`,
      shippable_qty: shippable,
      short_qty: sql`(${rest} - ${shippable})`,
      // Of what has no package nobody knows how many.
      box_count: sql`coalesce(ceil(${shippable} / nullif(l.pack_qty, 0)), 0)::int`,
      warehouse_cd: warehouse,
      allocation_status: sql`CASE WHEN l.allocated_qty <= 0 THEN '0'
        WHEN l.allocated_qty < l.qty - l.shipped_qty - l.closed_qty THEN '1' ELSE '2' END`,
    },
    from: sql`FROM ${orderLineRead.rows} AS l JOIN ${orderRead.rows} AS h ON h.company_cd = l.company_cd
        AND h.factory_cd = l.factory_cd AND h.order_no = l.order_no
      WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.line_status = '0'
        AND l.treatment_div <> '1' AND ${rest} > 0`,
  }),
  meant: { customer_cd: customersMeant, destination_cd: destinationsMeant, item_cd: itemsMeant },
  timeZoneOf: directory.timeZoneOf,
})
