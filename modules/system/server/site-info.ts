import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { SignInContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { siteInfo } from '../contract/sign-in.ts'
import type { Surroundings } from './surroundings.ts'
import { company, systemParameter } from './tables.ts'

/** Nobody has signed in yet, so a company's own wish counts only when all companies share it. */
export async function describeSite(
  { demo, oidc }: Surroundings,
  { database }: SignInContext,
): Promise<OutputOf<typeof siteInfo>> {
  const [site] = await database.owner('read', (tx) =>
    rows(
      tx,
      { companies: z.int(), hiding: z.int(), with_demo: z.boolean() },
      sql`
      SELECT count(*)::int AS companies,
             count(*) FILTER (WHERE p.value = 'false'::jsonb)::int AS hiding,
             coalesce(bool_or(c.company_cd = ${demo?.company_cd ?? ''}), false) AS with_demo
      FROM ${company} c
      LEFT JOIN ${systemParameter} p
        ON p.company_cd = c.company_cd AND p.parameter = 'language_switch_visible'`,
    ),
  )
  const { companies = 0, hiding = 0, with_demo = false } = site ?? {}
  return {
    first_run: companies === 0,
    language_switch: companies === 0 || hiding < companies,
    oidc_company_cd: oidc?.company_cd ?? null,
    demo: with_demo ? demo : null,
  }
}
