import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { SignInContext } from '#platform/server/context.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import type { siteInfo } from '../contract/sign-in.ts'
import type { DemoSignIn, Surroundings } from './surroundings.ts'
import { appUser, company, role, systemParameter, userRole } from './tables.ts'

/** Nobody has signed in yet, so a company's own wish counts only when all companies share it. */
export async function describeSite(
  { demo, oidc }: Surroundings,
  { database }: SignInContext,
): Promise<OutputOf<typeof siteInfo>> {
  return database.owner('read', async (tx) => {
    const [site] = await rows(
      tx,
      { companies: z.int(), hiding: z.int(), with_demo: z.boolean() },
      sql`
      SELECT count(*)::int AS companies,
             count(*) FILTER (WHERE p.value = 'false'::jsonb)::int AS hiding,
             coalesce(bool_or(c.company_cd = ${demo?.company_cd ?? ''}), false) AS with_demo
      FROM ${company} c
      LEFT JOIN ${systemParameter} p
        ON p.company_cd = c.company_cd AND p.parameter = 'language_switch_visible'`,
    )
    const { companies = 0, hiding = 0, with_demo = false } = site ?? {}
    return {
      first_run: companies === 0,
      language_switch: companies === 0 || hiding < companies,
      oidc_company_cd: oidc?.company_cd ?? null,
      demo: with_demo && demo ? await named(tx, demo) : null,
    }
  })
}

/** The names are those that people and roles have there, in whichever language the demo company was loaded. */
async function named(tx: Tx, { company_cd, company_password, users }: DemoSignIn) {
  const people = await rows(
    tx,
    { user_cd: z.string(), username: z.string(), role_nm: z.string() },
    sql`
    SELECT DISTINCT ON (u.user_cd) u.user_cd, u.username, r.role_nm FROM ${appUser} u
    JOIN ${userRole} held USING (company_cd, user_cd)
    JOIN ${role} r USING (company_cd, role_cd)
    WHERE u.company_cd = ${company_cd} AND u.abort_div = '0'
    ORDER BY u.user_cd, r.role_cd`,
  )
  const known = new Map(people.map((person) => [person.user_cd, person]))
  return {
    company_cd,
    company_password,
    users: users.flatMap(({ user_cd, password }) => {
      const person = known.get(user_cd)
      return person ? [{ ...person, password }] : []
    }),
  }
}
