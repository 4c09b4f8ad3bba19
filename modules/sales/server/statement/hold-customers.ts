import type { Context } from '#platform/server/context.ts'
import { holdNames } from '#platform/server/database/hold-names.ts'

/** Whoever gets the invoice. */
export interface Billed {
  readonly customer_cd: string
  readonly branch_no: string
}

/** Whoever closes, withdraws, receives or settles holds the customers until the commit, before anything else. */
export const holdCustomers = (
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  customers: readonly Billed[],
): Promise<void> =>
  holdNames(
    tx,
    customers.map(({ customer_cd, branch_no }) =>
      ['receivable', session.company_cd, customer_cd, branch_no].join(' '),
    ),
  )
