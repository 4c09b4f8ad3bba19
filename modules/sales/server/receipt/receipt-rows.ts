import { sql } from 'drizzle-orm'
import { customerRead, customersMeant } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService, serveList, type ListSource } from '#platform/server/list/serve-list.ts'
import { receiptList } from '../../contract/receipt/receipt-list.ts'
import { receipt } from '../statement/tables.ts'
import { statusOfReceipt } from './read-receipt.ts'

const rows: ListSource<(typeof receiptList)['columns']> = {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('r', 'receipt_no', 'receipt_dt', 'customer_cd', 'branch_no', 'receipt_kind', 'amount'),
      ...columnsOf('r', 'matched_amount', 'payer_nm', 'origin_no', 'statement_no', 'remarks'),
      ...columnsOf('r', 'create_user', 'create_dt'),
      rest_amount: sql`CASE r.cancel_flg WHEN '1' THEN 0 ELSE r.amount - r.matched_amount END`,
      receipt_status: statusOfReceipt,
      customer_nm: customerRead.of('r', 'customer_nm'),
    },
    from: sql`FROM ${receipt} AS r WHERE r.company_cd = ${company_cd}`,
  }),
  meant: { customer_cd: customersMeant },
  timeZoneOf: directory.timeZoneOf,
}

export const receiptService = listService(receiptList, rows)
export const receiptServed = serveList(receiptList, rows)
