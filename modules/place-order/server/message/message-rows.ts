import { sql } from 'drizzle-orm'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { userRead } from '#modules/system/server/views.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { messageList } from '../../contract/message/message-list.ts'
import { placeOrderSupplyKind } from '../../contract/order/place-order-number.ts'
import { orderMessage } from '../proposal/tables.ts'
import { placeOrder } from '../tables.ts'

export const messageService = listService(messageList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('m', 'item_cd', 'move_advice', 'due_dt', 'advised_dt', 'change_advice', 'qty'),
      ...columnsOf('m', 'advised_qty', 'owner_user', 'message_state', 'reason', 'create_dt', 'update_cnt'),
      message_no: sql`m.message_no::text`,
      po_no: sql`m.supply_no`,
      line_no: sql`m.supply_line`,
      supplier_cd: sql`h.supplier_cd`,
      supplier_nm: supplierRead.of('h', 'supplier_nm'),
      item_nm: itemRead.of('m', 'item_nm'),
      owner_nm: userRead.of('m', 'username', { user_cd: 'owner_user' }),
    },
    from: sql`FROM ${orderMessage} AS m
      JOIN ${placeOrder} AS h ON h.company_cd = m.company_cd AND h.factory_cd = m.factory_cd AND h.po_no = m.supply_no
      WHERE m.company_cd = ${company_cd} AND m.factory_cd = ${factory_cd}
        AND m.supply_kind = ${placeOrderSupplyKind}`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
