import { and, eq } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import type { continueSession } from '../contract/session-keeping.ts'
import { tell, type Decision } from './decision.ts'
import { judgePassword } from './guessing/judge-password.ts'
import { passwordMatches } from './password.ts'
import { extendSession } from './session-life.ts'
import type { Surroundings } from './surroundings.ts'
import { appUser } from './tables.ts'

/** The password says that the session's own user is there; only then does it live on. */
export async function goOnWithSession(
  surroundings: Surroundings,
  context: TransactionsContext,
  { password }: InputOf<typeof continueSession>,
): Promise<Record<string, never>> {
  const { transaction, session, address, now } = context
  const { company_cd, user_cd, factory_cd } = session
  const password_hash = await transaction('read', async (tx) => {
    const isMe = and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd))
    const [me] = await tx.select({ hash: appUser.password_hash }).from(appUser).where(isMe)
    if (!me) throw user[1010].with()
    return me.hash
  })
  const matches = await passwordMatches(password_hash, password)
  const decision = await transaction('write', async (tx): Promise<Decision<true>> => {
    const refusal = await judgePassword(tx, { company_cd, user_cd, address, password_hash, matches, now })
    const code = refusal ? refusal.refused.code : 200
    await logAccess(tx, context, { company_cd, event: 'continue-session', user_cd, factory_cd, code })
    if (refusal) return refusal
    await extendSession(tx, session, now)
    return { granted: true }
  })
  await tell(decision, surroundings)
  return {}
}
