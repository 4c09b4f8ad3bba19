import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import type { Authenticator, Session } from '#platform/server/session.ts'
import { AccessCache } from './access-cache.ts'
import { factoryColumns } from './factory-columns.ts'
import { extendAfterMs, sessionIdleMs } from './session-life.ts'
import { appUser, company, companyTicket, factory, session } from './tables.ts'

/** Sessions as the platform sees them (platform/server/session.ts), from our tables: one query for a call. */
export function createAuthenticator(): Authenticator {
  const cache = new AccessCache()
  return {
    session: async (tx, company_cd, token_hash) => {
      const [found] = await sessionQuery(tx).execute({ company_cd, token_hash })
      if (!found || found.revoked_at) return 'unknown'
      const left = Date.parse(found.expires_at) - Date.now()
      if (left <= 0) return 'expired'
      const { user_cd, factory_cd, username } = found
      const access = await cache.of(tx, { company_cd, factory_cd, user_cd }, found)
      if (!access) return 'unknown'
      return {
        ...access,
        company_cd,
        user_cd,
        username,
        factory_cd,
        factory_nm: found.factory_nm,
        token_hash,
        extend: sessionIdleMs - left >= extendAfterMs,
      }
    },
    ticket: holdsTicket,
    extend,
  }
}

/** Only users at work in a company and a factory at work: stopping any of them ends the session at once. */
const buildSessionQuery = (tx: Tx) =>
  tx
    .select({
      user_cd: session.user_cd,
      factory_cd: session.factory_cd,
      expires_at: session.expires_at,
      revoked_at: session.revoked_at,
      username: appUser.username,
      update_cnt: appUser.update_cnt,
      access_version: company.access_version,
      factory_nm: factoryColumns.factory_nm,
    })
    .from(session)
    .innerJoin(
      appUser,
      and(
        eq(appUser.company_cd, session.company_cd),
        eq(appUser.user_cd, session.user_cd),
        eq(appUser.state, 'active'),
        eq(appUser.abort_div, '0'),
      ),
    )
    .innerJoin(company, and(eq(company.company_cd, session.company_cd), eq(company.abort_div, '0')))
    .innerJoin(
      factory,
      and(
        eq(factory.company_cd, session.company_cd),
        eq(factoryColumns.factory_cd, session.factory_cd),
        eq(factory.abort_div, '0'),
      ),
    )
    .where(
      and(
        eq(session.company_cd, sql.placeholder('company_cd')),
        eq(session.token_hash, sql.placeholder('token_hash')),
      ),
    )
    .prepare('kaname_session')

/** Built once for each connection, and named, so that the server plans it once too. */
const sessionQueries = new WeakMap<Tx, ReturnType<typeof buildSessionQuery>>()
function sessionQuery(tx: Tx) {
  const built = sessionQueries.get(tx) ?? buildSessionQuery(tx)
  sessionQueries.set(tx, built)
  return built
}

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

async function extend(tx: Tx, { company_cd, token_hash }: Session): Promise<void> {
  const now = Date.now()
  await tx
    .update(session)
    .set({
      seen_at: new Date(now).toISOString(),
      expires_at: new Date(now + sessionIdleMs).toISOString(),
    })
    .where(
      and(eq(session.company_cd, company_cd), eq(session.token_hash, token_hash), isNull(session.revoked_at)),
    )
}
