import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { SignInContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { oidcFinish } from '../contract/sign-in.ts'
import { signInErrors } from '../contract/sign-in-errors.ts'
import { refusalAtFactory, refusalOfPerson } from './admission.ts'
import { readCompanyInfo } from './company-info.ts'
import { refused, tell, type Decision } from './decision.ts'
import { factoriesOf } from './factory-choices.ts'
import { findPersonByCode } from './find-person.ts'
import type { OidcClient } from './oidc-client.ts'
import { credentialIn, keepProvenUser, oidcCookie, takeOidcState } from './oidc-state.ts'
import { startSession } from './session-life.ts'
import type { Surroundings } from './surroundings.ts'

type Answer = OutputOf<typeof oidcFinish>

/** Completes the sign-in with the query string of `/callback`, or resumes it with the chosen factory. */
export async function finishAtProvider(
  surroundings: Surroundings,
  provider: OidcClient | undefined,
  context: SignInContext,
  { query, factory_cd }: InputOf<typeof oidcFinish>,
): Promise<Answer> {
  const { oidc } = surroundings
  if (!oidc || !provider) throw http[404].with()
  const { company_cd } = oidc
  const user_cd = await provenUser(surroundings, provider, context, { company_cd, query })

  const decision = await context.database.company(
    company_cd,
    'write',
    async (tx): Promise<Decision<Answer>> => {
      const decided =
        user_cd === undefined
          ? refused(signInErrors.SIGN_IN_PROVIDER.with())
          : await decide(tx, context, { company_cd, user_cd, factory_cd })
      const code = codeOf(decided)
      const userInFactory = {
        company_cd,
        user_cd: normaliseCode(user_cd ?? ''),
        factory_cd: factory_cd ?? '',
      }
      if (code !== undefined) await logAccess(tx, context, { ...userInFactory, event: 'oidc-login', code })
      return decided
    },
  )
  return tell(decision, surroundings)
}

/** Nothing is logged yet while the factory is being chosen. */
function codeOf(decided: Decision<Answer>): BusinessError['code'] | undefined {
  if ('refused' in decided) return decided.refused.code
  return 'token' in decided.granted ? 200 : undefined
}

/** The user whom the provider names, or whom an earlier call has proven; undefined when nothing is proven. */
async function provenUser(
  { warn }: Surroundings,
  provider: OidcClient,
  { database, now, cookie }: SignInContext,
  { company_cd, query }: { readonly company_cd: string; readonly query: string },
): Promise<string | undefined> {
  const asked = new URLSearchParams(query)
  const resume = credentialIn(asked.get('resume'), company_cd)
  const state = asked.get('state')
  const credential = resume ?? credentialIn(state, company_cd)
  // An answer that another browser fetched signs nobody in here.
  if (!credential || (!resume && state !== cookie(oidcCookie))) return undefined
  const kept = await database.company(company_cd, 'write', (tx) => takeOidcState(tx, credential, now))
  if (!kept || Boolean(resume) !== (kept.user_cd !== null)) return undefined
  if (kept.user_cd !== null) return kept.user_cd
  try {
    return await provider.complete(query, state ?? '', kept)
  } catch (error) {
    warn('Sign-in at the OpenID Connect provider failed', error)
    return undefined
  }
}

interface Proven {
  readonly company_cd: string
  readonly user_cd: string
  readonly factory_cd: string | undefined
}

async function decide(
  tx: Tx,
  { address, browser, now }: SignInContext,
  proven: Proven,
): Promise<Decision<Answer>> {
  const { company_cd } = proven
  const person = await findPersonByCode(tx, company_cd, proven.user_cd)
  if (!person) return refused(user[1001].with({ code: proven.user_cd }))
  const { user_cd } = person
  const refusal = refusalOfPerson(person)
  if (refusal) return refused(refusal)

  const factories = await factoriesOf(tx, company_cd, user_cd)
  const [only, ...others] = factories
  if (proven.factory_cd === undefined && others.length > 0)
    return { granted: { factories, resume: await keepProvenUser(tx, company_cd, user_cd, now) } }

  const userInFactory = { company_cd, user_cd, factory_cd: proven.factory_cd ?? only?.factory_cd ?? '' }
  const refusalHere = await refusalAtFactory(tx, userInFactory)
  if (refusalHere) return refused(refusalHere)
  const token = await startSession(tx, { ...userInFactory, address, browser, now })
  return { granted: { token, company: await readCompanyInfo(tx, company_cd) } }
}
