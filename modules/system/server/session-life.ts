import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { issueCredential } from '#platform/server/session.ts'
import { sessionIdleMs } from '../contract/session-keeping.ts'
import { appUser, session } from './tables.ts'

/** Its life is written anew at most this often. */
export const extendAfterMs = 60_000

interface Start {
  readonly company_cd: string
  readonly user_cd: string
  readonly factory_cd: string
  readonly address: string
  readonly browser: string
  readonly now: Date
}

/** Answers the token, which is not stored anywhere. */
export async function startSession(tx: Tx, start: Start): Promise<string> {
  const { company_cd, user_cd, factory_cd, address, browser } = start
  const credential = issueCredential(company_cd)
  const at = start.now.toISOString()
  await tx.insert(session).values({
    company_cd,
    token_hash: credential.hash,
    user_cd,
    factory_cd,
    created_at: at,
    seen_at: at,
    expires_at: new Date(start.now.getTime() + sessionIdleMs).toISOString(),
    address,
    browser,
  })
  await tx
    .update(appUser)
    .set({ last_sign_in_dt: at, failed_cnt: 0, locked_until: null })
    .where(and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd)))
  return credential.secret
}

interface Owner {
  readonly company_cd: string
  readonly user_cd: string
}

interface Token {
  readonly company_cd: string
  readonly token_hash: string
}

export async function extendSession(tx: Tx, { company_cd, token_hash }: Token, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({
      seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + sessionIdleMs).toISOString(),
    })
    .where(
      and(eq(session.company_cd, company_cd), eq(session.token_hash, token_hash), isNull(session.revoked_at)),
    )
}

export async function endSession(tx: Tx, { company_cd, token_hash }: Token, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ revoked_at: now.toISOString() })
    .where(
      and(eq(session.company_cd, company_cd), eq(session.token_hash, token_hash), isNull(session.revoked_at)),
    )
}

/** After a change of password, or when a user is stopped: every session, or every one but the caller's. */
export async function endSessionsOf(
  tx: Tx,
  { company_cd, user_cd }: Owner,
  now: Date,
  except?: string,
): Promise<void> {
  await tx
    .update(session)
    .set({ revoked_at: now.toISOString() })
    .where(
      and(
        eq(session.company_cd, company_cd),
        eq(session.user_cd, user_cd),
        isNull(session.revoked_at),
        except === undefined ? undefined : ne(session.token_hash, except),
      ),
    )
}
