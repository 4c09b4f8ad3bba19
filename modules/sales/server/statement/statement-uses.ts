import { sql } from 'drizzle-orm'
import { customerMaster } from '#modules/master/contract/customer.ts'
import type { MasterUse } from '#platform/server/master/usage.ts'
import { invoiceStatement, receipt } from './tables.ts'

/** Whoever still owes something is not abolished. */
export const statementUses: readonly MasterUse[] = [
  {
    of: customerMaster,
    table: invoiceStatement,
    columns: [invoiceStatement.customer_cd, invoiceStatement.branch_no],
    openWhen: sql`${invoiceStatement.statement_status} <> '9'
      AND ${invoiceStatement.due_amount} <> ${invoiceStatement.settled_amount}`,
    label: { ja: '請求書', en: 'Invoice', zh: '请款单' },
  },
  {
    of: customerMaster,
    table: receipt,
    columns: [receipt.customer_cd, receipt.branch_no],
    openWhen: sql`${receipt.cancel_flg} = '0' AND ${receipt.amount} <> ${receipt.matched_amount}`,
    label: { ja: '入金', en: 'Receipt', zh: '收款' },
  },
]
