import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { bankAccountRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { PaidInto } from '../../contract/statement/paid-into-part.ts'

const text = z.string()
const columns = {
  ...{ account_cd: text, bank_nm: text, bank_branch_cd: text, bank_branch_nm: text, bank_account_type: text },
  ...{ bank_account_no: text, bank_account_nm: text, invoice_note: text, invoice_flg: z.boolean() },
}
export type OwnAccount = z.output<z.ZodObject<typeof columns>>

/** Our accounts that are in use. */
export const readOwnAccounts = ({
  tx,
  session,
}: Pick<Context, 'tx' | 'session'>): Promise<readonly OwnAccount[]> =>
  rows(
    tx,
    columns,
    sql`SELECT a.account_cd, a.bank_nm, a.bank_branch_cd, a.bank_branch_nm, a.bank_account_type, a.bank_account_no,
        a.bank_account_nm, a.invoice_note, a.invoice_flg
      FROM ${bankAccountRead.rows} AS a WHERE a.company_cd = ${session.company_cd} AND a.abort_div = '0'
      ORDER BY a.account_cd`,
  )

/** The customer's own one; where none is chosen, or it is no longer in use, those that stand on invoices. */
export function paidInto(accounts: readonly OwnAccount[], chosen: string): readonly PaidInto[] {
  const own = accounts.filter(({ account_cd }) => account_cd === chosen)
  return own.length > 0 ? own : accounts.filter(({ invoice_flg }) => invoice_flg)
}
