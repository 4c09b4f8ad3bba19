import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { issueCredential } from '#platform/server/session.ts'
import { appUser, session } from './tables.ts'

/** A session ends after this long without a call. */
export const sessionIdleMs = 8 * 3_600_000
/** Its life is written anew at most this often. */
export const extendAfterMs = 60_000

interface Start {
  readonly company_cd: string
  readonly user_cd: string
  readonly factory_cd: string
  readonly address: string
  readonly now: Date
}

/** Answers the token, which is not stored anywhere. */
export async function startSession(tx: Tx, start: Start): Promise<string> {
  const { company_cd, user_cd, factory_cd, address } = start
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

export async function endSession(
  tx: Tx,
  { company_cd, token_hash }: { readonly company_cd: string; readonly token_hash: string },
  now: Date,
): Promise<void> {
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
