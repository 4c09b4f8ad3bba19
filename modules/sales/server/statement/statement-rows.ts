import { sql } from 'drizzle-orm'
import { customerRead, customersMeant } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import { columnsOf, listService, serveList, type ListSource } from '#platform/server/list/serve-list.ts'
import { statementList } from '../../contract/statement/statement-list.ts'
import { invoiceStatement } from './tables.ts'

const rows: ListSource<(typeof statementList)['columns']> = {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('s', 'statement_no', 'customer_cd', 'branch_no', 'closing_dt', 'sales_cnt', 'pay_dt'),
      ...columnsOf('s', 'previous_amount', 'received_amount', 'carried_amount', 'net_amount', 'tax_amount'),
      ...columnsOf('s', 'sales_amount', 'billed_amount', 'statement_status', 'create_user', 'create_dt'),
      open_amount: sql`CASE s.statement_status WHEN '9' THEN 0 ELSE s.due_amount - s.settled_amount END`,
      settled_status: sql`CASE WHEN s.statement_status = '9' THEN '9' WHEN s.due_amount = 0 AND s.settled_amount = 0 THEN '3'
        WHEN s.due_amount = s.settled_amount THEN '2' WHEN s.settled_amount = 0 THEN '0' ELSE '1' END`,
      late_flg: sql`s.statement_status <> '9' AND s.due_amount > s.settled_amount
        AND s.pay_dt < ${businessDayRead.of({ company_cd, factory_cd }, 'biz_dt')}`,
      customer_nm: customerRead.of('s', 'customer_nm'),
    },
    from: sql`FROM ${invoiceStatement} AS s WHERE s.company_cd = ${company_cd}`,
  }),
  meant: { customer_cd: customersMeant },
  timeZoneOf: directory.timeZoneOf,
}

export const statementService = listService(statementList, rows)
export const statementServed = serveList(statementList, rows)
