import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal, plus, written } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Billed } from '../statement/hold-customers.ts'
import { readAccounts } from '../statement/read-accounts.ts'
import { readSales } from '../statement/read-sales.ts'
import { invoiceStatement } from '../statement/tables.ts'
import { sales } from '../tables.ts'

/** A closing after everything that has been posted. */
const someDay = '2999-12-31'

/**
 * What a customer owes: what an invoice over everything that has left would bill it for, posted or not, to the yen, and what
 * somebody else gets the invoice for and has not paid yet.
 */
export async function receivableOf(context: Context, customer: Billed): Promise<string> {
  const { customer_cd, branch_no } = customer
  const sold = await readSales(
    context,
    sql`h.sales_slip_status IN ('0', '1') AND h.invoice_to_cd = ${customer_cd} AND h.invoice_to_branch_no = ${branch_no}`,
  )
  const [account] = await readAccounts(context, { closing_dt: someDay, customers: [customer], sold })
  const billed = decimal(account?.figures.billed_amount ?? '0')
  return written(plus(billed, decimal(await billedToOthers(context, customer))))
}

async function billedToOthers({ tx, session }: Context, { customer_cd, branch_no }: Billed): Promise<string> {
  const [found] = await rows(
    tx,
    { amount: z.string() },
    sql`SELECT coalesce(sum(h.net_amount + h.tax_amount), 0)::text AS amount FROM ${sales} AS h
      WHERE h.company_cd = ${session.company_cd} AND h.customer_cd = ${customer_cd} AND h.branch_no = ${branch_no}
        AND (h.invoice_to_cd, h.invoice_to_branch_no) <> (h.customer_cd, h.branch_no) AND h.sales_slip_status IN ('0', '1', '2')
        AND NOT EXISTS (SELECT FROM ${invoiceStatement} AS s WHERE s.company_cd = h.company_cd
          AND s.statement_no = h.statement_no AND s.settled_amount = s.due_amount)`,
  )
  return found?.amount ?? '0'
}
