import type { OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { SignInContext } from '#platform/server/context.ts'
import { issueCredential } from '#platform/server/session.ts'
import type { oidcStart } from '../contract/sign-in.ts'
import { signInErrors } from '../contract/sign-in-errors.ts'
import type { OidcClient } from './oidc-client.ts'
import { keepOidcState, oidcCookie, oidcSeconds } from './oidc-state.ts'
import type { Surroundings } from './surroundings.ts'

/** Where the browser must go to sign in at the provider. */
export async function startAtProvider(
  { oidc, warn }: Surroundings,
  provider: OidcClient | undefined,
  { database, now, setCookie }: SignInContext,
): Promise<OutputOf<typeof oidcStart>> {
  if (!oidc || !provider) throw http[404].with()
  const state = issueCredential(oidc.company_cd)
  const journey = await provider.begin(state.secret).catch((error: unknown) => {
    warn('The OpenID Connect provider does not answer', error)
    throw signInErrors.SIGN_IN_PROVIDER.with()
  })
  const { url, code_verifier, nonce } = journey
  await database.company(oidc.company_cd, 'write', (tx) =>
    keepOidcState(tx, state, { code_verifier, nonce, user_cd: null }, now),
  )
  setCookie(oidcCookie, state.secret, oidcSeconds)
  return { url }
}
