import { sql } from 'drizzle-orm'
import {
  customerRead,
  customersMeant,
  destinationRead,
  destinationsMeant,
  itemRead,
  itemsMeant,
} from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import { columnsOf, listService, serveList, type ListSource } from '#platform/server/list/serve-list.ts'
import { deliveryList } from '../../contract/shipping/delivery-list.ts'
import { delivery, deliveryLine, deliveryPackage } from '../tables.ts'

const rows: ListSource<(typeof deliveryList)['columns']> = {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('h', 'delivery_no', 'delivery_status', 'ship_dt', 'delivery_dt', 'customer_cd'),
      ...columnsOf('h', 'branch_no', 'destination_cd', 'carrier_cd', 'tracking_no', 'reason'),
      ...columnsOf('h', 'create_user', 'create_dt'),
      ...columnsOf('l', 'line_no', 'order_no', 'order_line_no', 'qty', 'shipped_qty', 'warehouse_cd'),
      item_cd: sql`l.ship_item_cd`,
      item_nm: itemRead.of('l', 'item_nm', { item_cd: 'ship_item_cd' }),
      customer_nm: customerRead.of('h', 'customer_nm'),
      destination_nm: destinationRead.of('h', 'destination_nm'),
      late_flg: sql`(h.delivery_status IN ('1', '2') AND h.ship_dt < ${businessDayRead.of('h', 'biz_dt')})`,
      picked_qty: sql`(SELECT coalesce(sum(p.qty), 0) FROM ${deliveryPackage} AS p WHERE p.company_cd = l.company_cd
        AND p.factory_cd = l.factory_cd AND p.delivery_no = l.delivery_no AND p.line_no = l.line_no)`,
    },
    from: sql`FROM ${delivery} AS h JOIN ${deliveryLine} AS l ON l.company_cd = h.company_cd
        AND l.factory_cd = h.factory_cd AND l.delivery_no = h.delivery_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}`,
  }),
  meant: { customer_cd: customersMeant, destination_cd: destinationsMeant, item_cd: itemsMeant },
  timeZoneOf: directory.timeZoneOf,
}

export const deliveryService = listService(deliveryList, rows)
export const deliveryServed = serveList(deliveryList, rows)
