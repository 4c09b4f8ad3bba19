import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { company } from './tables.ts'

/**
 * Every change of roles, permissions, a user's roles or factories, or of a parameter that decides about access calls
 * this in its transaction: all processes then read these anew at the next call.
 */
export async function bumpAccess(tx: Tx, company_cd: string): Promise<void> {
  await tx
    .update(company)
    .set({ access_version: sql`${company.access_version} + 1` })
    .where(eq(company.company_cd, company_cd))
}
