import { and, eq, sql } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import type { Session } from '#platform/server/session.ts'
import type { changePassword } from '../contract/sign-in.ts'
import { refused, tell, type Decision } from './decision.ts'
import { judgePassword } from './guessing/judge-password.ts'
import { readParameters } from './parameters.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { refuseShortPassword } from './password-length.ts'
import { endSessionsOf } from './session-life.ts'
import type { Surroundings } from './surroundings.ts'
import { appUser } from './tables.ts'
import { recordStep } from './user/sign-in-steps.ts'

/** Ends the user's other sessions: whoever knew the old password is out. */
export async function setNewPassword(
  surroundings: Surroundings,
  context: TransactionsContext,
  typed: InputOf<typeof changePassword>,
): Promise<Record<string, never>> {
  const { transaction, session, requestId, now, address } = context
  const { company_cd, user_cd, factory_cd } = session
  if (typed.new_password !== typed.confirm_password) throw user[10012].with().at('confirm_password')

  const before = await transaction('read', async (tx) => ({
    ...(await readParameters(tx, company_cd)),
    hash:
      (await tx.select({ hash: appUser.password_hash }).from(appUser).where(isUser(session)))[0]?.hash ?? '',
  }))
  refuseShortPassword(typed.new_password, before.password_min_length, 'new_password')
  const matches = await passwordMatches(before.hash, typed.old_password)
  const same = typed.new_password === typed.old_password
  const password_hash = matches && !same ? await hashPassword(typed.new_password) : ''

  const decision = await transaction('write', async (tx): Promise<Decision<true>> => {
    const attempt = { company_cd, user_cd, address, password_hash: before.hash, matches, now }
    let decided: Decision<true> | undefined = await judgePassword(tx, attempt)
    if (!decided && same) decided = refused(user[1007].with().at('new_password'))
    if (!decided) {
      await tx
        .update(appUser)
        .set({
          password_hash,
          update_user: user_cd,
          update_dt: now.toISOString(),
          update_cnt: sql`${appUser.update_cnt} + 1`,
        })
        .where(isUser(session))
      await endSessionsOf(tx, session, now, session.token_hash)
      await recordStep({ tx, session, requestId }, user_cd, 'password')
      decided = { granted: true }
    }
    const code = 'refused' in decided ? decided.refused.code : 200
    await logAccess(tx, context, { company_cd, event: 'change-password', user_cd, factory_cd, code })
    return decided
  })
  await tell(decision, surroundings)
  return {}
}

const isUser = ({ company_cd, user_cd }: Session) =>
  and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd))
