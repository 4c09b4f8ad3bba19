import type { Context } from '#platform/server/context.ts'
import { holdNames } from '#platform/server/database/hold-names.ts'
import type { OfSupplier } from './of-supplier.ts'

/** Whoever closes, withdraws or pays what suppliers are owed holds them until the commit, before anything else. */
export const holdAccounts = (
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  suppliers: readonly OfSupplier[],
): Promise<void> =>
  holdNames(
    tx,
    suppliers.map(({ supplier_cd, branch_no }) =>
      ['account', session.company_cd, supplier_cd, branch_no].join(' '),
    ),
  )
