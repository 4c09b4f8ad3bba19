import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { OfSupplier } from './read-account.ts'

/** Whoever closes, withdraws or pays what suppliers are owed holds them until the commit, before anything else. */
export async function holdAccounts(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  suppliers: readonly OfSupplier[],
): Promise<void> {
  const keys = suppliers.map(({ supplier_cd, branch_no }) =>
    ['account', session.company_cd, supplier_cd, branch_no].join(' '),
  )
  await rows(
    tx,
    { held: z.int() },
    sql`SELECT count(pg_advisory_xact_lock(hashtextextended(key, 0))::text)::int AS held
      FROM (SELECT DISTINCT value COLLATE "C" AS key FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)
        ORDER BY 1) AS wanted`,
  )
}
