import { sql } from 'drizzle-orm'
import { areas, guardKeys, writeKeys, type PermissionKey } from '#platform/contract/permission.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { issueCredential } from '#platform/server/session.ts'
import { createCompany, hashPassword } from '#modules/system/server/index.ts'
import { product } from '#test/product.ts'
import { companyTicket, session } from '#modules/system/server/tables.ts'

/** Someone who calls: what they show, and what they may. */
export interface Holder {
  readonly name: string
  readonly company_cd: string
  readonly shows: 'nothing' | 'ticket' | 'session' | 'expired' | 'revoked' | 'malformed' | 'unknown'
  readonly admin: boolean
  readonly permissions: readonly PermissionKey[]
}

export const company = 'DEMO'
export const otherCompany = 'OTHER'
export const password = 'secret-word-of-the-test'

const signedIn = (name: string, permissions: readonly PermissionKey[], admin = false): Holder => ({
  name,
  company_cd: company,
  shows: 'session',
  admin,
  permissions,
})

const withoutSession = (shows: Holder['shows']): Holder => ({
  name: shows,
  company_cd: company,
  shows,
  admin: shows === 'expired' || shows === 'revoked',
  permissions: [],
})

export const admin = signedIn('admin', [], true)

/** Everyone that the permission matrix asks for. */
export const holders: readonly Holder[] = [
  ...(['nothing', 'ticket', 'malformed', 'unknown', 'expired', 'revoked'] as const).map(withoutSession),
  signedIn('no-right', []),
  ...[...guardKeys, ...writeKeys].map((key) => signedIn(key, [key])),
  ...areas.flatMap((area): Holder[] => [
    ...(area === 'developer' ? [] : [signedIn(`clerk-${area}`, [`${area}:yes`, `write:${area}`])]),
    signedIn(`everywhere-${area}`, [`${area}:yes`, 'write:system']),
  ]),
  admin,
  { ...admin, name: 'admin-elsewhere', company_cd: otherCompany },
]

/** Codes of users and roles are made of the holder's name. */
const codeOf = ({ name }: Holder) =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '-')
    .slice(0, 20)

/** Two companies with a user and a role for every holder; all have the one password. */
export async function createHolders(database: Database): Promise<void> {
  const password_hash = await hashPassword(password)
  for (const company_cd of [company, otherCompany]) {
    const staff = holders.filter((one) => one.company_cd === company_cd)
    await database.owner('write', (tx) =>
      createCompany(
        { tx, registered: product.registered },
        {
          company_cd,
          company_nm: `会社${company_cd}`,
          system_nm: '要',
          password_hash,
          factories: ['F01', 'F02'].map((factory_cd) => ({
            factory_cd,
            factory_nm: `工場${factory_cd}`,
            time_zone: 'Asia/Tokyo',
          })),
          roles: staff.map((one) => ({
            role_cd: codeOf(one),
            role_nm: one.name,
            admin_flg: one.admin,
            permissions: one.permissions,
          })),
          users: staff.map((one) => ({
            user_cd: codeOf(one),
            username: one.name,
            password_hash,
            role_cd: codeOf(one),
            // Where the only administrator works is not stopped: with both, one of the two may be.
            factories: one.admin ? ['F01', 'F02'] : ['F01'],
          })),
          biz_dt: '2026-04-01',
        },
        'TEST',
      ),
    )
  }
}

export interface Shown {
  readonly authorization?: string
  readonly cookie?: string
}

/** Fresh sessions and tickets for these holders, in one transaction: a call may have ended the ones before. */
export async function signIn(
  database: Database,
  who: readonly Holder[],
): Promise<ReadonlyMap<Holder, Shown>> {
  return database.owner('write', async (tx) => {
    const shown = new Map<Holder, Shown>()
    for (const holder of who) shown.set(holder, await show(tx, holder))
    return shown
  })
}

async function show(tx: Tx, holder: Holder): Promise<Shown> {
  const { company_cd } = holder
  const { secret, hash } = issueCredential(company_cd)
  const authorization = `Kaname ${secret}`
  switch (holder.shows) {
    case 'nothing':
      return {}
    case 'malformed':
      return { authorization: 'Kaname nonsense' }
    case 'unknown':
      return { authorization }
    case 'ticket':
      await tx
        .insert(companyTicket)
        .values({ company_cd, ticket_hash: hash, expires_at: sql`now() + interval '1 hour'` })
      return { cookie: `kaname_company=${secret}` }
    case 'session':
    case 'expired':
    case 'revoked': {
      const life = holder.shows === 'expired' ? '-1 minute' : '8 hours'
      await tx.insert(session).values({
        company_cd,
        token_hash: hash,
        user_cd: codeOf(holder),
        factory_cd: 'F01',
        expires_at: sql`now() + ${life}::interval`,
        revoked_at: holder.shows === 'revoked' ? sql`now()` : null,
        address: '127.0.0.1',
      })
      return { authorization }
    }
  }
}
