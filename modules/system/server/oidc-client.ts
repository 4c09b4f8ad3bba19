import * as client from 'openid-client'
import { fetchOutside } from '#platform/server/outgoing/fetch-outside.ts'
import { isLoopback, type OidcSettings } from '#platform/server/settings.ts'

/** The company's OpenID Connect provider: authorization code with PKCE, state and nonce. */
export interface OidcClient {
  begin(state: string): Promise<OidcJourney>
  /** The user's name in the configured claim, or an error when anything about the answer does not fit. */
  complete(query: string, state: string, journey: Omit<OidcJourney, 'url'>): Promise<string | undefined>
}

export interface OidcJourney {
  readonly url: string
  readonly code_verifier: string
  readonly nonce: string
}

export function createOidcClient(settings: OidcSettings, publicUrl: string): OidcClient {
  const redirect_uri = `${publicUrl}/callback`
  let discovered: Promise<client.Configuration> | undefined

  /** Once, at the first need; a provider that was away is asked again. */
  const provider = () =>
    (discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined
      throw error
    }))

  return {
    begin: async (state) => {
      const code_verifier = client.randomPKCECodeVerifier()
      const nonce = client.randomNonce()
      const url = client.buildAuthorizationUrl(await provider(), {
        redirect_uri,
        scope: settings.userClaim === 'email' ? 'openid email' : 'openid profile',
        code_challenge: await client.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return { url: url.href, code_verifier, nonce }
    },

    complete: async (query, state, { code_verifier, nonce }) => {
      const config = await provider()
      const back = new URL(redirect_uri)
      back.search = query
      const tokens = await client.authorizationCodeGrant(config, back, {
        pkceCodeVerifier: code_verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) return undefined
      // Many providers keep the profile out of the ID token and tell it on request.
      return (
        nameIn(claims, settings.userClaim) ??
        nameIn(await client.fetchUserInfo(config, tokens.access_token, claims.sub), settings.userClaim)
      )
    },
  }
}

/**
 * Plain http is for a provider on this machine only. The provider says where its keys and tokens are: not here, unless it is
 * here itself. And the ID token's signature is checked although it comes straight from the provider.
 */
async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<client.Configuration> {
  const server = new URL(issuer)
  const thisMachine = isLoopback(server.hostname)
  const insecure = server.protocol === 'http:' && thisMachine
  return client.discovery(server, clientId, clientSecret, undefined, {
    [client.customFetch]: fetchOutside({ thisMachine }),
    execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
  })
}

/** An address that the provider has not verified proves nothing. */
function nameIn(claims: Readonly<Record<string, unknown>>, claim: string): string | undefined {
  const value = claims[claim]
  if (claim === 'email' && claims.email_verified === false) return undefined
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
