import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { generic, http, user } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { SignInContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { userLogin } from '../contract/sign-in.ts'
import { refusalAtFactory, refusalOfPerson } from './admission.ts'
import { refused, tell, type Decision } from './decision.ts'
import { findPerson, type Person } from './find-person.ts'
import { judgePassword, triedElsewhere } from './guessing/judge-password.ts'
import { secondsToWait } from './guessing/seconds-to-wait.ts'
import { passwordMatches } from './password.ts'
import { startSession } from './session-life.ts'
import type { Surroundings } from './surroundings.ts'

type Typed = InputOf<typeof userLogin>
type Entered = OutputOf<typeof userLogin>

/** The second sign-in step. Only the holder of the company's ticket learns whether a user exists (1001, 1004). */
export async function loginUser(
  surroundings: Surroundings,
  context: SignInContext,
  typed: Typed,
): Promise<Entered> {
  const { database, company_cd } = context
  if (company_cd === undefined) throw http[401].with()
  const { seconds, person } = await database.company(company_cd, 'read', async (tx) => ({
    seconds: await secondsToWait(tx, company_cd, context),
    person: await findPerson(tx, company_cd, typed.user),
  }))
  const matches = seconds === 0 && (await passwordMatches(person?.password_hash, typed.password))

  const decision = await database.company(company_cd, 'write', async (tx): Promise<Decision<Entered>> => {
    const decided =
      typed.company_cd !== company_cd
        ? refused(http[401].with()) // the ticket is another company's: begin with the first step
        : seconds > 0
          ? refused(generic.RATE_LIMITED.with({ seconds }))
          : await decide(tx, context, { company_cd, person, matches, typed })
    await logAccess(tx, context, {
      company_cd,
      event: 'user-login',
      user_cd: person?.user_cd ?? typed.user,
      factory_cd: typed.factory_cd,
      code: 'refused' in decided ? decided.refused.code : 200,
    })
    return decided
  })
  return tell(decision, surroundings)
}

interface Found {
  readonly company_cd: string
  readonly person: Person | undefined
  readonly matches: boolean
  readonly typed: Typed
}

/** The state of a user is told only to someone who knows the password. */
async function decide(
  tx: Tx,
  { address, browser, now }: SignInContext,
  found: Found,
): Promise<Decision<Entered>> {
  const { company_cd, person, matches, typed } = found
  if (!person) return refused(user[1001].with({ code: typed.user }).at('user'))
  const { user_cd, password_hash } = person
  const guessed = await judgePassword(tx, { company_cd, user_cd, address, password_hash, matches, now })
  if (guessed) return guessed
  const userInFactory = { company_cd, user_cd, factory_cd: typed.factory_cd }
  const refusal = refusalOfPerson(person) ?? (await refusalAtFactory(tx, userInFactory))
  if (refusal) return refused(refusal)
  const tried = await triedElsewhere(tx, { company_cd, user_cd, address })
  const token = await startSession(tx, { ...userInFactory, address, browser, now })
  return { granted: { token, ...(tried ? { tried } : {}) } }
}
