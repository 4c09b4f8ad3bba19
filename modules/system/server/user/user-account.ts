import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { instantOf } from '#platform/server/master/served-master.ts'
import type { userAccount } from '../../contract/user-account.ts'
import { factoryColumns } from '../factory-columns.ts'
import { failuresOf } from '../guessing/judge-password.ts'
import { appUser, factory, session as sessions } from '../tables.ts'

export const idLength = 16
/** The session's key is the hash of a secret; a part of it tells the sessions of one user apart. */
export const idOf = (token_hash: string): string => token_hash.slice(0, idLength)

export async function getUserAccount(
  { tx, session, now }: Context,
  { user_cd }: InputOf<typeof userAccount>,
): Promise<OutputOf<typeof userAccount>> {
  const { company_cd } = session
  const [found] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd)))
  if (!found) throw http[404].with()
  const { state, failed_cnt, locked_until, last_sign_in_dt } = found
  const failures = await failuresOf(tx, { company_cd, user_cd })
  const live = await liveSessions({ tx, session, now }, user_cd)
  return {
    state,
    failed_cnt,
    has_password: found.password_hash !== '',
    last_sign_in_dt: last_sign_in_dt && instantOf(last_sign_in_dt),
    locked_until: stillLocked(locked_until, now),
    failures: failures.map(({ address, failed_cnt, last_at, locked_until }) => ({
      ...{ address, failed_cnt },
      last_at: instantOf(last_at),
      locked_until: stillLocked(locked_until, now),
    })),
    sessions: live.map(({ token_hash, created_at, seen_at, ...rest }) => ({
      ...rest,
      session_id: idOf(token_hash),
      created_at: instantOf(created_at),
      seen_at: instantOf(seen_at),
      own: token_hash === session.token_hash,
    })),
  }
}

const stillLocked = (until: string | null, now: Date): string | null =>
  until && Date.parse(until) > now.getTime() ? instantOf(until) : null

/** The whole keys of the sessions that are meant. */
export async function sessionsMeant(
  context: Pick<Context, 'tx' | 'session' | 'now'>,
  user_cd: string,
  session_id: string | undefined,
): Promise<readonly string[]> {
  const live = await liveSessions(context, user_cd)
  return live
    .map(({ token_hash }) => token_hash)
    .filter((token_hash) => session_id === undefined || idOf(token_hash) === session_id)
}

const liveSessions = ({ tx, session, now }: Pick<Context, 'tx' | 'session' | 'now'>, user_cd: string) =>
  tx
    .select({
      token_hash: sessions.token_hash,
      factory_cd: sessions.factory_cd,
      factory_nm: factoryColumns.factory_nm,
      created_at: sessions.created_at,
      seen_at: sessions.seen_at,
      address: sessions.address,
    })
    .from(sessions)
    .innerJoin(
      factory,
      and(eq(factory.company_cd, sessions.company_cd), eq(factoryColumns.factory_cd, sessions.factory_cd)),
    )
    .where(
      and(
        eq(sessions.company_cd, session.company_cd),
        eq(sessions.user_cd, user_cd),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, now.toISOString()),
      ),
    )
    .orderBy(desc(sessions.seen_at))
