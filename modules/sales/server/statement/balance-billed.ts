import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { arBalanceMaster } from '#modules/master/contract/ar-balance.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { fixed, type FixedOfMaster } from '#platform/server/master/fixed-fields.ts'
import { statementErrors } from '../../contract/statement/statement-errors.ts'
import { invoiceStatement } from './tables.ts'

/** What a statement begins with stays as it was. */
export const balanceBilled: FixedOfMaster = fixed(arBalanceMaster, {
  fields: ['balance'],
  refuse: async ({ tx, session }, changing) => {
    const asked = changing.map(({ record: { customer_cd, branch_no, balance_dt } }, at) => ({
      ...{ at, customer_cd, branch_no, balance_dt },
    }))
    const billed = await rows(
      tx,
      { at: z.int(), statement_no: z.string() },
      sql`SELECT w.at, min(s.statement_no) AS statement_no
        FROM ${sentRows(asked, 'w', { at: 'int', customer_cd: 'text', branch_no: 'text', balance_dt: 'date' })}
        JOIN ${invoiceStatement} AS s ON s.company_cd = ${session.company_cd} AND s.customer_cd = w.customer_cd
          AND s.branch_no = w.branch_no AND s.statement_status <> '9' AND s.closing_dt >= w.balance_dt
        GROUP BY w.at`,
    )
    const numbers = new Map(billed.map(({ at, statement_no }) => [at, statement_no]))
    return changing.map((_, at) => {
      const no = numbers.get(at)
      return no === undefined ? undefined : statementErrors.BIZ_BALANCE_BILLED.with({ no })
    })
  },
})
