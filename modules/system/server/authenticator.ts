import { and, eq, gt } from 'drizzle-orm'
import type { Found, Tx } from '#platform/server/database/database.ts'
import type { Authenticator } from '#platform/server/session.ts'
import { loadAccess } from './access.ts'
import { keyQuestion, keySession, keyWasUsed } from './api-keys/key-session.ts'
import { AccessCache } from './access-cache.ts'
import { sessionIdleMs } from '../contract/session-keeping.ts'
import { extendAfterMs, extendSession } from './session-life.ts'
import { company, companyTicket } from './tables.ts'

/** Sessions as the platform sees them (platform/server/session.ts), from our tables: one query for a call. */
export function createAuthenticator(): Authenticator & {
  /** The database has been restored: what was read from it before is old. */
  forget(): void
} {
  const cache = new AccessCache()
  return {
    question: ({ company_cd, hash, isKey }, across) => ({
      name: `kaname_${isKey ? 'key' : 'session'}${across ? '_across' : ''}`,
      text: (isKey ? keyQuestion : sessionQuestion)(across ? '' : lockToFactory(isKey ? 'k' : 's')),
      values: [company_cd, hash],
    }),
    session: async (credential, [row], read) => {
      if (credential.isKey) return keySession(credential, row)
      const { company_cd, hash: token_hash } = credential
      const found = row && foundSession(row)
      if (!found || found.revoked) return 'unknown'
      const left = found.expires_ms - Date.now()
      if (left <= 0) return 'expired'
      const { user_cd, factory_cd, username, factory_nm } = found
      const userInFactory = { company_cd, factory_cd, user_cd }
      const access = await cache.of(userInFactory, found, () => read((tx) => loadAccess(tx, userInFactory)))
      if (!access) return 'unknown'
      const extend = sessionIdleMs - left >= extendAfterMs
      return { ...access, company_cd, user_cd, username, factory_cd, factory_nm, token_hash, extend }
    },
    ticket: holdsTicket,
    forget: () => cache.forget(),
    extend: async (tx, session) => {
      await (session.key ? keyWasUsed : extendSession)(tx, session, new Date())
    },
  }
}

/** Until the end of the transaction no row of another factory is seen or written (platform/server/database/row-security.ts). */
const lockToFactory = (row: string) => `, set_config('kaname.factory', ${row}.factory_cd, true)`

/** Only users at work in a company and a factory at work: stopping any of them ends the session at once. */
const sessionQuestion = (locked: string) => `
  SELECT s.user_cd, s.factory_cd, floor(extract(epoch FROM s.expires_at) * 1000)::text, s.revoked_at::text, u.username, u.update_cnt::text,
         c.access_version::text, f.factory_nm${locked}
  FROM session s
  JOIN app_user u ON u.company_cd = s.company_cd AND u.user_cd = s.user_cd AND u.state = 'active' AND u.abort_div = '0'
  JOIN company c ON c.company_cd = s.company_cd AND c.abort_div = '0'
  JOIN factory f ON f.company_cd = s.company_cd AND f.factory_cd = s.factory_cd AND f.abort_div = '0'
  WHERE s.company_cd = $1 AND s.token_hash = $2`

/** Only revoked_at can be null. */
const foundSession = ([
  user_cd,
  factory_cd,
  expires_ms,
  revoked_at,
  username,
  update_cnt,
  access_version,
  factory_nm,
]: Found) => ({
  user_cd: user_cd ?? '',
  factory_cd: factory_cd ?? '',
  // Counted by the database: reading a moment from its text takes a twentieth of what a call does.
  expires_ms: Number(expires_ms),
  revoked: revoked_at !== null,
  username: username ?? '',
  update_cnt: update_cnt ?? '',
  access_version: access_version ?? '',
  factory_nm: factory_nm ?? '',
})

async function holdsTicket(tx: Tx, company_cd: string, ticket_hash: string): Promise<boolean> {
  const [found] = await tx
    .select({ company_cd: company.company_cd })
    .from(companyTicket)
    .innerJoin(company, and(eq(company.company_cd, companyTicket.company_cd), eq(company.abort_div, '0')))
    .where(
      and(
        eq(companyTicket.company_cd, company_cd),
        eq(companyTicket.ticket_hash, ticket_hash),
        gt(companyTicket.expires_at, new Date().toISOString()),
      ),
    )
  return found !== undefined
}
