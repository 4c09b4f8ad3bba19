import { sql } from 'drizzle-orm'
import {
  carrierRead,
  carriersMeant,
  customerRead,
  customersMeant,
  destinationRead,
  destinationsMeant,
} from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import { columnsOf, listService, type ListSource } from '#platform/server/list/serve-list.ts'
import { carrierList } from '../../contract/carrier/carrier-list.ts'
import { delivery, transport } from '../tables.ts'
import { packagesOf, weightOf } from './loads.ts'

export const carrierSource: ListSource<(typeof carrierList)['columns']> = {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf(
        'h',
        'delivery_no',
        'ship_dt',
        'arrange_flg',
        'customer_cd',
        'destination_cd',
        'time_slot',
      ),
      ...columnsOf('h', 'carrier_cd', 'transport_no', 'tracking_no', 'delivery_status'),
      customer_nm: customerRead.of('h', 'customer_nm'),
      destination_nm: destinationRead.of('h', 'destination_nm'),
      address: destinationRead.of('h', 'address'),
      carrier_nm: carrierRead.of('h', 'carrier_nm'),
      late_flg: sql`(h.arrange_flg = '0' AND h.delivery_status IN ('1', '2') AND h.ship_dt < ${businessDayRead.of('h', 'biz_dt')})`,
      package_cnt: packagesOf,
      weight: weightOf,
      fare: sql`(SELECT t.fare FROM ${transport} AS t WHERE t.company_cd = h.company_cd AND t.factory_cd = h.factory_cd
        AND t.transport_no = h.transport_no)`,
    },
    from: sql`FROM ${delivery} AS h
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.delivery_status <> '9'`,
  }),
  meant: {
    customer_cd: customersMeant,
    destination_cd: destinationsMeant,
    carrier_cd: carriersMeant,
  },
  timeZoneOf: directory.timeZoneOf,
}

export const carrierService = listService(carrierList, carrierSource)
