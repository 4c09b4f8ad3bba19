import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { productName } from '#platform/contract/constants.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { SignInContext } from '#platform/server/context.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { beginnings } from '#platform/server/module/beginning.ts'
import type { CompanyInfo, firstRun } from '../contract/sign-in.ts'
import { createCompany } from './create-company.ts'
import { firstRoles } from './first-roles.ts'
import { hashPassword } from './password.ts'
import { company } from './tables.ts'

const timeZone = 'Asia/Tokyo'

/** Creates the first company of a new installation; once there is one, nobody may. */
export async function runFirst(
  context: SignInContext,
  typed: InputOf<typeof firstRun>,
): Promise<CompanyInfo> {
  const { database, now, registered, language } = context
  if (await database.owner('read', hasCompany)) throw http[403].with()
  const [companyPassword, userPassword] = await Promise.all([
    hashPassword(typed.company_password),
    hashPassword(typed.password),
  ])
  const { company_cd, company_nm, factory_cd, factory_nm, user_cd, username } = typed
  const system_nm = productName
  const biz_dt = dateIn(timeZone, now)
  await database.owner('write', async (tx) => {
    // Two browsers at once: the second waits here, and then finds the first one's company.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${firstRunLock})`)
    if (await hasCompany(tx)) throw http[403].with()
    await createCompany(
      { tx, registered },
      {
        company_cd,
        company_nm,
        system_nm,
        password_hash: companyPassword,
        factories: [{ factory_cd, factory_nm, time_zone: timeZone }],
        roles: firstRoles.map(({ role_nm, ...role }) => ({ ...role, role_nm: role_nm[language] })),
        users: [
          { user_cd, username, password_hash: userPassword, role_cd: 'ADMIN', factories: [factory_cd] },
        ],
        language,
        biz_dt,
      },
      user_cd,
    )
    const begun = { company_cd, factory_cd, user_cd, biz_dt }
    for (const begin of registered(beginnings)) await begin(tx, begun, (text) => text[language])
    await logAccess(tx, context, { company_cd, event: 'first-run', user_cd, factory_cd, code: 200 })
  })
  return { company_cd, company_nm, system_nm }
}

/** As the owner: whether any company exists, whichever it is. */
export async function hasCompany(tx: Tx): Promise<boolean> {
  const [found] = await rows(tx, { found: z.boolean() }, sql`SELECT EXISTS (SELECT FROM ${company}) AS found`)
  return found?.found ?? false
}

/** The date on the wall there. */
export const dateIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment)

const firstRunLock = 4_172_602
