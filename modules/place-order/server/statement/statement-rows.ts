import { sql } from 'drizzle-orm'
import { supplierRead, suppliersMeant } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { statementList } from '../../contract/statement/statement-list.ts'
import { supplierStatement } from './tables.ts'

export const statementService = listService(statementList, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('s', 'statement_no', 'supplier_cd', 'branch_no', 'closing_dt', 'purchase_cnt'),
      ...columnsOf('s', 'opening_amount', 'net_amount', 'tax_amount', 'deductible_tax', 'pay_amount'),
      ...columnsOf('s', 'pay_dt', 'latest_dt'),
      ...columnsOf('s', 'pay_days', 'late_flg', 'statement_status', 'confirmed_dt', 'confirmed_by'),
      ...columnsOf('s', 'paid_dt', 'paid_method', 'paid_note', 'transfer_nm', 'create_user', 'create_dt'),
      paid_status: sql`CASE WHEN s.paid_dt IS NULL THEN '0' ELSE '1' END`,
      supplier_nm: supplierRead.of('s', 'supplier_nm'),
    },
    from: sql`FROM ${supplierStatement} AS s WHERE s.company_cd = ${company_cd}`,
  }),
  meant: { supplier_cd: suppliersMeant },
  timeZoneOf: directory.timeZoneOf,
})
