import { sql } from 'drizzle-orm'
import { customerRead, itemRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { requestList } from '../../contract/requests/request-list.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { changeRequest } from './tables.ts'

export const requestService = listService(requestList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf(
        'r',
        'order_no',
        'line_no',
        'request_kind',
        'before_qty',
        'wished_qty',
        'before_dt',
        'wished_dt',
      ),
      ...columnsOf('r', 'reason', 'refused_code', 'request_status', 'answer', 'answer_user'),
      ...columnsOf('r', 'create_user', 'create_dt'),
      request_no: sql`r.request_no::text`,
      customer_cd: sql`h.customer_cd`,
      customer_nm: customerRead.of('h', 'customer_nm'),
      item_cd: sql`l.item_cd`,
      item_nm: itemRead.of('l', 'item_nm'),
      seen: sql`CASE WHEN r.seen_dt IS NULL THEN '0' ELSE '1' END`,
    },
    from: sql`FROM ${changeRequest} AS r
      JOIN ${receiveOrder} AS h ON h.company_cd = r.company_cd AND h.factory_cd = r.factory_cd AND h.order_no = r.order_no
      LEFT JOIN ${receiveOrderLine} AS l ON l.company_cd = r.company_cd AND l.factory_cd = r.factory_cd
        AND l.order_no = r.order_no AND l.line_no = r.line_no
      WHERE r.company_cd = ${company_cd} AND r.factory_cd = ${factory_cd}`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
