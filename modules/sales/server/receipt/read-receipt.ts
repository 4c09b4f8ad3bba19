import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { receiptStatus } from '../../contract/receipt/receipt-codes.ts'
import { holdCustomers } from '../statement/hold-customers.ts'
import { receipt } from '../statement/tables.ts'

/** It follows from what was matched. */
export const statusOfReceipt = sql`CASE WHEN r.cancel_flg = '1' THEN '9' WHEN r.matched_amount = r.amount THEN '2'
  WHEN r.matched_amount = 0 THEN '0' ELSE '1' END`

const text = z.string()
const columns = {
  ...{ receipt_no: text, customer_cd: text, branch_no: text, receipt_dt: text, amount: text },
  ...{ rest_amount: text, statement_no: text, origin_no: text, receipt_status: receiptStatus.schema },
}

export async function readReceipt({ tx, session }: Context, receipt_no: string) {
  const [found] = await rows(
    tx,
    columns,
    sql`SELECT r.receipt_no, r.customer_cd, r.branch_no, r.receipt_dt::text AS receipt_dt, r.amount::text AS amount,
        (r.amount - r.matched_amount)::text AS rest_amount, r.statement_no, r.origin_no, ${statusOfReceipt} AS receipt_status
      FROM ${receipt} AS r WHERE r.company_cd = ${session.company_cd} AND r.receipt_no = ${receipt_no}`,
  )
  if (!found) throw http[404].with()
  return found
}

/** As it is when its customer is held. */
export async function holdReceipt(context: Context, receipt_no: string) {
  await holdCustomers(context, [await readReceipt(context, receipt_no)])
  return readReceipt(context, receipt_no)
}
