import type { InputOf } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { SignInContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { register } from '../contract/sign-in.ts'
import { companyExists } from './company-info.ts'
import { refused, tell, type Decision } from './decision.ts'
import { readParameters } from './parameters.ts'
import { hashPassword } from './password.ts'
import { refuseShortPassword } from './password-length.ts'
import type { Surroundings } from './surroundings.ts'
import { appUser } from './tables.ts'
import { forgetCode, judgeCode } from './verification.ts'

type Typed = InputOf<typeof register>

/** A request to use the system: the user waits for an administrator's approval in the user master (decisions.md). */
export async function registerUser(
  surroundings: Surroundings,
  context: SignInContext,
  typed: Typed,
): Promise<Record<string, never>> {
  const { database, now } = context
  const { company_cd } = typed
  const { password_min_length } = await database.company(company_cd, 'read', (tx) =>
    readParameters(tx, company_cd),
  )
  refuseShortPassword(typed.password, password_min_length, 'password')

  const allowed = await database.company(company_cd, 'write', async (tx): Promise<Decision<true>> => {
    const wrong = await judgeCode(tx, typed, typed.verification_code, now)
    if (wrong) await log(tx, context, typed, wrong)
    return wrong ?? { granted: true }
  })
  await tell(allowed, surroundings)
  // Hashing takes long; only a right code is worth it.
  const password_hash = await hashPassword(typed.password)

  const decision = await database.company(company_cd, 'write', async (tx): Promise<Decision<true>> => {
    const decided =
      (await judgeCode(tx, typed, typed.verification_code, now)) ?? (await request(tx, typed, password_hash))
    await log(tx, context, typed, decided)
    return decided
  })
  await tell(decision, surroundings)
  return {}
}

/** The code is used up only by a request that is accepted: another user code may be tried with it. */
async function request(tx: Tx, typed: Typed, password_hash: string): Promise<Decision<true>> {
  const { company_cd, user_cd, username, phone } = typed
  const inserted = await tx
    .insert(appUser)
    .values({
      company_cd,
      user_cd,
      username,
      phone,
      password_hash,
      state: 'waiting',
      create_user: user_cd,
      update_user: user_cd,
    })
    .onConflictDoNothing()
    .returning({ user_cd: appUser.user_cd })
  if (inserted.length === 0) return refused(user[1002].with({ code: user_cd }).at('user_cd'))
  await forgetCode(tx, typed)
  return { granted: true }
}

/** Companies that do not exist have no access log. */
async function log(tx: Tx, context: SignInContext, typed: Typed, decision: Decision<true>): Promise<void> {
  const { company_cd, user_cd } = typed
  if (!(await companyExists(tx, company_cd))) return
  const code = 'refused' in decision ? decision.refused.code : 200
  await logAccess(tx, context, { company_cd, event: 'register', user_cd, factory_cd: '', code })
}
