import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { apBalanceMaster } from '#modules/master/contract/ap-balance.ts'
import { payableRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { fixed, type FixedOfMaster } from '#platform/server/master/fixed-fields.ts'
import { statementErrors } from '../../contract/statement/statement-errors.ts'
import type { OfSupplier } from './of-supplier.ts'
import { supplierStatement } from './tables.ts'

/** Balances of suppliers who have no statement yet. */
const unstated = sql`b.abort_div = '0' AND trunc(b.balance) <> 0 AND NOT EXISTS (SELECT FROM ${supplierStatement} AS s
  WHERE s.company_cd = b.company_cd AND s.supplier_cd = b.supplier_cd AND s.branch_no = b.branch_no
    AND s.statement_status <> '9')`

/** Suppliers to whom something is owed from before: supplier_cd, branch_no. */
export const suppliersFromBefore = ({ session }: Context, closing_dt: string): SQL =>
  sql`SELECT b.supplier_cd, b.branch_no FROM ${payableRead.rows} AS b WHERE b.company_cd = ${session.company_cd}
    AND b.balance_dt <= ${closing_dt}::date AND ${unstated}`

/** What the first statement begins with: the last balance before the first of its purchases, whose books are kept here. */
export async function readOpening(
  { tx, session }: Context,
  { supplier_cd, branch_no }: OfSupplier,
  { first_dt, closing_dt }: { readonly first_dt: string | undefined; readonly closing_dt: string },
) {
  const before = first_dt === undefined ? sql`true` : sql`b.balance_dt < ${first_dt}::date`
  const [opening] = await rows(
    tx,
    { balance: z.string(), balance_dt: z.string() },
    sql`SELECT trunc(b.balance)::text AS balance, b.balance_dt::text AS balance_dt FROM ${payableRead.rows} AS b
      WHERE b.company_cd = ${session.company_cd} AND b.supplier_cd = ${supplier_cd} AND b.branch_no = ${branch_no}
        AND b.balance_dt <= ${closing_dt}::date AND ${before} AND ${unstated}
      ORDER BY b.balance_dt DESC LIMIT 1`,
  )
  return opening
}

/** What a statement pays stays as it was. */
export const balanceStated: FixedOfMaster = fixed(apBalanceMaster, {
  fields: ['balance'],
  refuse: async ({ tx, session }, changing) => {
    const asked = changing.map(({ record: { supplier_cd, branch_no, balance_dt } }, at) => ({
      at,
      supplier_cd,
      branch_no,
      balance_dt,
    }))
    const stated = await rows(
      tx,
      { at: z.int(), statement_no: z.string() },
      sql`SELECT w.at, min(s.statement_no) AS statement_no
        FROM ${sentRows(asked, 'w', { at: 'int', supplier_cd: 'text', branch_no: 'text', balance_dt: 'date' })}
        JOIN ${supplierStatement} AS s ON s.company_cd = ${session.company_cd} AND s.supplier_cd = w.supplier_cd
          AND s.branch_no = w.branch_no AND s.statement_status <> '9' AND s.closing_dt >= w.balance_dt
        GROUP BY w.at`,
    )
    const numbers = new Map(stated.map(({ at, statement_no }) => [at, statement_no]))
    return changing.map((_, at) => {
      const no = numbers.get(at)
      return no === undefined ? undefined : statementErrors.BIZ_BALANCE_STATED.with({ no })
    })
  },
})
