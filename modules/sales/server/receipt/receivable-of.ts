import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { balanceRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Billed } from '../statement/hold-customers.ts'
import { invoiceStatement, receipt } from '../statement/tables.ts'
import { sales } from '../tables.ts'

/**
 * What a customer owes beyond the last balance that was entered: what was posted since, less what was received since. What
 * somebody else gets the invoice for, and pays, counts until its statement is settled.
 */
export async function receivableOf(
  { tx, session }: Context,
  { customer_cd, branch_no }: Billed,
): Promise<string> {
  const isOf = (row: 'h' | 'r' | 'b') => sql`${sql.raw(row)}.company_cd = ${session.company_cd}
    AND ${sql.raw(row)}.customer_cd = ${customer_cd} AND ${sql.raw(row)}.branch_no = ${branch_no}`
  const since = sql`coalesce((SELECT max(b.balance_dt) FROM ${balanceRead.rows} AS b WHERE ${isOf('b')} AND b.abort_div = '0'),
    '-infinity'::date)`
  const [found] = await rows(
    tx,
    { amount: z.string() },
    sql`SELECT (coalesce((SELECT sum(h.net_amount + h.tax_amount) FROM ${sales} AS h WHERE ${isOf('h')}
        AND h.sales_slip_status IN ('1', '2') AND h.account_dt > ${since}
        AND ((h.invoice_to_cd = h.customer_cd AND h.invoice_to_branch_no = h.branch_no) OR NOT EXISTS (
          SELECT FROM ${invoiceStatement} AS s WHERE s.company_cd = h.company_cd AND s.statement_no = h.statement_no
            AND s.settled_amount = s.due_amount))), 0)
      - coalesce((SELECT sum(r.amount) FROM ${receipt} AS r WHERE ${isOf('r')} AND r.cancel_flg = '0'
        AND r.receipt_dt > ${since}), 0))::text AS amount`,
  )
  return found?.amount ?? '0'
}
