import { and, eq, sql } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { recordChange } from '#platform/server/audit/change-history.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/session.ts'
import { userErrors, userMaster, type SignInStep } from '../../contract/user.ts'
import type { endUserSessions, setUserPassword, unlockUser } from '../../contract/user-account.ts'
import { forgetFailures } from '../guessing/judge-password.ts'
import { readParameters } from '../parameters.ts'
import { hashPassword } from '../password.ts'
import { refuseShortPassword } from '../password-length.ts'
import { endSession, endSessionsOf } from '../session-life.ts'
import { appUser } from '../tables.ts'
import { sessionsMeant } from './user-account.ts'
import { refuseBeyondOwnRights } from './user-rights.ts'

type Acting = Pick<Context, 'tx' | 'session' | 'requestId'>

/** Whoever knew the old password is out; a lock is lifted, since its guesses were against the old one. */
export async function setPasswordOf(
  context: TransactionsContext,
  { user_cd, new_password }: InputOf<typeof setUserPassword>,
): Promise<Record<string, never>> {
  const { transaction, session, requestId, now } = context
  const { company_cd } = session
  if (user_cd === session.user_cd) throw userErrors.BIZ_OWN_PASSWORD.with().at('new_password')
  await transaction('read', async (tx) => {
    await refuseMissing(tx, session, user_cd)
    await refuseBeyondOwnRights(tx, session, user_cd)
    const { password_min_length } = await readParameters(tx, company_cd)
    refuseShortPassword(new_password, password_min_length, 'new_password')
  })
  const password_hash = await hashPassword(new_password)
  await transaction('write', async (tx) => {
    await lockUser(tx, session, user_cd)
    // Rights may have grown while the password was hashed.
    await refuseBeyondOwnRights(tx, session, user_cd)
    await tx
      .update(appUser)
      .set({ password_hash, failed_cnt: 0, locked_until: null, ...touched(session) })
      .where(isUser(session, user_cd))
    await forgetFailures(tx, { company_cd, user_cd })
    await endSessionsOf(tx, { company_cd, user_cd }, now)
    await recordStep({ tx, session, requestId }, user_cd, 'password')
    await logAccess(tx, context, { ...whoIs(session), event: 'user', code: 200 })
  })
  return {}
}

export async function unlock(
  context: Context,
  { user_cd }: InputOf<typeof unlockUser>,
): Promise<Record<string, never>> {
  const { tx, session } = context
  await lockUser(tx, session, user_cd)
  await refuseBeyondOwnRights(tx, session, user_cd)
  await tx.update(appUser).set({ failed_cnt: 0, locked_until: null }).where(isUser(session, user_cd))
  await forgetFailures(tx, { company_cd: session.company_cd, user_cd })
  await recordStep(context, user_cd, 'unlock')
  return {}
}

/** One session, or all of them except the one that asks. */
export async function endSessions(
  context: Context,
  { user_cd, session_id }: InputOf<typeof endUserSessions>,
): Promise<Record<string, never>> {
  const { tx, session, now } = context
  await refuseMissing(tx, session, user_cd)
  await refuseBeyondOwnRights(tx, session, user_cd)
  const meant = await sessionsMeant(context, user_cd, session_id)
  const others = meant.filter((token_hash) => token_hash !== session.token_hash)
  for (const token_hash of others) await endSession(tx, { company_cd: session.company_cd, token_hash }, now)
  if (others.length > 0) await recordStep(context, user_cd, 'end')
  return {}
}

const isUser = ({ company_cd }: Session, user_cd: string) =>
  and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd))

async function refuseMissing(tx: Tx, session: Session, user_cd: string): Promise<void> {
  const found = await tx.select({ state: appUser.state }).from(appUser).where(isUser(session, user_cd))
  if (found.length === 0) throw http[404].with()
}

async function lockUser(tx: Tx, session: Session, user_cd: string): Promise<void> {
  const found = await tx
    .select({ state: appUser.state })
    .from(appUser)
    .where(isUser(session, user_cd))
    .for('update')
  if (found.length === 0) throw http[404].with()
}

const touched = ({ user_cd }: Session) => ({
  update_user: user_cd,
  update_dt: sql`now()`,
  update_cnt: sql`${appUser.update_cnt} + 1`,
})

/** In the history of the user: what was done about the sign-in. */
export const recordStep = (acting: Acting, user_cd: string, step: SignInStep) =>
  recordChange(acting, {
    table: userMaster.name,
    key: user_cd,
    action: 'update',
    changes: [{ field: 'sign_in', old: null, new: step }],
  })

const whoIs = ({ company_cd, user_cd, factory_cd }: Session) => ({ company_cd, user_cd, factory_cd })
