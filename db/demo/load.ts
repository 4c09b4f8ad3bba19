import { sql } from 'drizzle-orm'
import { createCompany, hashPassword, isCompanyCodeTaken } from '#modules/system/server/index.ts'
import { defaultLanguage, type Language } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { Said } from '#platform/server/facts/said.ts'
import { demoMasters, demos, demosUnderWay } from '#platform/server/module/demo.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { demoCompany, demoCompanyIn, demoMainFactory } from './company.ts'
import { countPast, loadPast } from './past/load-past.ts'
import { readPast } from './past/past-file.ts'
import { wordingIn } from './wording.ts'

/**
 * Puts the demo company into the database, with `today` as its business date and its names in `language`, and lets every module fill its part; `withPast`
 * with what it has done in the twelve months before. Answers false, and changes nothing, when it is already there.
 */
export async function loadDemo(
  database: Database,
  registered: Registered,
  today: string,
  language: Language = defaultLanguage,
  { withPast = false }: { readonly withPast?: boolean } = {},
): Promise<boolean> {
  const { company_cd, password } = demoCompany
  if (await database.company(company_cd, 'read', (tx) => isCompanyCodeTaken(tx, company_cd))) return false

  const wording = wordingIn(language)
  const { users: people, ...company } = demoCompanyIn(wording)
  const [password_hash, users, past] = await Promise.all([
    hashPassword(password),
    withHashes(people),
    withPast ? readPast() : undefined,
  ])
  if (past) await countPast(database, past)
  const isNew = await database.company(company_cd, 'write', async (tx) => {
    // Two servers that start together: the second waits here, then finds the company.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${demoLock})`)
    if (await isCompanyCodeTaken(tx, company_cd)) return false
    await createCompany(
      { tx, registered },
      { ...company, users, password_hash, language, biz_dt: today },
      'DEMO',
    )
    const context = asDemo(tx, registered, language)
    for (const fill of registered(demoMasters)) await fill(context, today, wording)
    if (past) await loadPast(context, past, { today, wording })
    for (const fill of registered(demos)) await fill(context, today, wording)
    if (past) for (const fill of registered(demosUnderWay)) await fill(context, today, wording)
    return true
  })
  if (isNew) await database.script('ANALYZE')
  return isNew
}

/** What is posted for the demo company is posted as anybody's slips are. */
const asDemo = (tx: Tx, registered: Registered, language: Language): Context => ({
  tx,
  registered,
  // Nobody has a page of this company open yet, and nobody depends on it.
  said: new Said(),
  now: new Date(),
  language,
  requestId: 'demo',
  address: '',
  after: () => undefined,
  session: {
    company_cd: demoCompany.company_cd,
    factory_cd: demoMainFactory,
    factory_nm: '',
    user_cd: 'DEMO',
    username: 'DEMO',
    admin: false,
    roles: [],
    permissions: [],
    token_hash: '',
    visit_mode: false,
    extend: false,
  },
})

const withHashes = <P extends { readonly password: string }>(people: readonly P[]) =>
  Promise.all(
    people.map(async ({ password, ...person }) => ({
      ...person,
      password_hash: await hashPassword(password),
    })),
  )

const demoLock = 4_172_603
