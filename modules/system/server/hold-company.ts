import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { company } from './tables.ts'

/** What was never decided has no row to lock, so savers wait for each other at the company. */
export async function holdCompany({ tx, session }: Pick<Context, 'tx' | 'session'>): Promise<void> {
  await tx.execute(sql`SELECT FROM ${company} WHERE ${company.company_cd} = ${session.company_cd} FOR UPDATE`)
}
