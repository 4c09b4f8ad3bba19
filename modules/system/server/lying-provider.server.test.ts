import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oidcFinish, oidcStart } from '#modules/system/contract/sign-in.ts'
import { makeCompany } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { startLyingProvider, type Lie, type LyingProvider } from '#test/lying-provider.ts'
import { oidcClient } from '#test/oidc-provider.ts'
import { openSite, type Site } from '#test/site.ts'

const publicUrl = 'http://127.0.0.1:16000'
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

onPostgres((open) =>
  describe('a provider that does not tell the truth', () => {
    let provider: LyingProvider
    let company_cd: string
    let site: Site
    beforeAll(async () => {
      provider = await startLyingProvider(oidcClient.clientId)
      const database = await open()
      company_cd = await makeCompany(database)
      const oidc = { ...oidcClient, issuer: provider.issuer, company_cd, userClaim: 'preferred_username' }
      site = await openSite(database, { publicUrl, oidc })
    })
    afterAll(() => provider.close())

    async function finish(lie: Lie, told: Readonly<Record<string, string>> = {}) {
      const { data, cookie } = await site.call(oidcStart)
      const asked = new URL(data.url).searchParams
      provider.lie = lie
      provider.nonce = asked.get('nonce') ?? ''
      const query = new URLSearchParams({ code: 'any', state: asked.get('state') ?? '', ...told })
      return (await site.call(oidcFinish, { query: query.toString() }, { cookie })).code
    }

    it('lets the clerk in while it tells the truth', async () => expect(await finish({})).toBe(200))

    const lies: Readonly<Record<string, Lie>> = {
      'another nonce': { claims: { nonce: 'A'.repeat(43) } },
      'no nonce': { claims: { nonce: undefined } },
      'another issuer': { claims: { iss: 'https://provider.example' } },
      'a token for another program': { claims: { aud: 'somebody-else' } },
      'a token for two, and none of them the one that asked': {
        claims: { aud: ['kaname', 'other'], azp: 'other' },
      },
      'a token that has run out': { claims: { iat: ago(7200), exp: ago(3600) } },
      'a token that is not good yet': { claims: { nbf: ago(-3600) } },
      'a token without an end': { claims: { exp: undefined } },
      'a key that it does not publish': { signature: 'of another key' },
      'a key by another name': { header: { kid: 'other' }, signature: 'of another key' },
      'no signature': { header: { alg: 'none' }, signature: 'none' },
      'a signature of another kind': { header: { alg: 'HS256' } },
      'somebody without a name': { claims: { sub: undefined } },
    }
    it.each(Object.keys(lies))('%s lets nobody in', async (name) => {
      expect(await finish(lies[name] ?? {})).toBe('SIGN_IN_PROVIDER')
    })

    it.each([
      ['another issuer beside the code', { iss: 'https://provider.example' }],
      ['an error beside the code', { error: 'access_denied' }],
      ['another state', { state: 'A'.repeat(43) }],
    ])('%s lets nobody in', async (_what, told) => {
      expect(await finish({}, told)).toBe('SIGN_IN_PROVIDER')
    })

    it('a token of an earlier sign-in is good for no other', async () => {
      const { data, cookie } = await site.call(oidcStart)
      const earlier = new URL(data.url).searchParams.get('nonce') ?? ''
      expect(await finish({ claims: { nonce: earlier } })).toBe('SIGN_IN_PROVIDER')
      expect(cookie).not.toBe('')
    })
  }),
)
