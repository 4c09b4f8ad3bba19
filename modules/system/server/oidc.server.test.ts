import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  getCompanyInfo,
  oidcFinish,
  oidcStart,
  siteInfo,
  userInfo,
} from '#modules/system/contract/sign-in.ts'
import { accessLog } from '#platform/server/audit/tables.ts'
import { makeCompany, person, signInAs } from '#test/company.ts'
import { oidcClient, startProvider, type TestProvider } from '#test/oidc-provider.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { appUser, oidcState } from './tables.ts'

const publicUrl = 'http://127.0.0.1:16000'

onPostgres((open) =>
  describe('signing in at a provider', () => {
    let provider: TestProvider
    let site: Site
    let company_cd: string
    beforeAll(async () => {
      provider = await startProvider(`${publicUrl}/callback`)
      const database = await open()
      company_cd = await makeCompany(database, {
        users: [
          { ...(await person('CLERK', '事務 花子', 'CLERK', ['F01'])), password_hash: '' },
          await person('ROVER', '巡回 四郎', 'CLERK', ['F01', 'F02']),
          await person('GUEST', '来客', 'NOBODY', ['F01']),
          await person('WAITER', '待機', 'CLERK', ['F01']),
        ],
      })
      await database.company(company_cd, 'write', (tx) =>
        tx.update(appUser).set({ state: 'waiting' }).where(eq(appUser.user_cd, 'WAITER')),
      )
      const oidc = { ...oidcClient, issuer: provider.issuer, company_cd, userClaim: 'preferred_username' }
      site = await openSite(database, { publicUrl, oidc })
    })
    afterAll(async () => {
      await provider.close()
    })
    afterEach(() => {
      provider.claims = {}
    })

    async function setOut() {
      const { data, cookie } = await site.call(oidcStart)
      return { url: data.url, cookie }
    }
    async function signIn(user: string, factory_cd?: string) {
      const { url, cookie } = await setOut()
      const query = await provider.signIn(url, user)
      return site.call(oidcFinish, { query, ...(factory_cd ? { factory_cd } : {}) }, { cookie })
    }
    const refused = { code: 'SIGN_IN_PROVIDER', data: null }

    it('is offered for the company of the provider', async () => {
      expect((await site.call(siteInfo)).data.oidc_company_cd).toBe(company_cd)
    })

    it('asks the provider with PKCE, state and nonce, and ties the answer to this browser', async () => {
      const { url, cookie } = await setOut()
      const asked = new URL(url).searchParams
      expect(asked.get('response_type')).toBe('code')
      expect(asked.get('code_challenge_method')).toBe('S256')
      expect(asked.get('redirect_uri')).toBe(`${publicUrl}/callback`)
      expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/)
      expect(cookie).toBe(`kaname_oidc=${asked.get('state')}`)
    })

    it('lets in the user whom the provider names, without a password of ours', async () => {
      const answer = await signIn('clerk')
      expect(answer.code).toBe(200)
      if (!('token' in answer.data)) throw new Error('No token')
      expect(answer.data.company.company_cd).toBe(company_cd)
      const { token } = answer.data
      expect((await site.call(userInfo, {}, { token })).data).toMatchObject({
        user_cd: 'CLERK',
        factory_cd: 'F01',
        permissions: ['master:yes', 'write:master'],
      })
      expect((await site.call(getCompanyInfo, {}, { token })).data.company_cd).toBe(company_cd)
      expect((await signInAs(site, company_cd, { user: 'clerk' })).code).toBe(1004)
    })

    it('asks for the factory when the user has several, and goes on where it was', async () => {
      const asked = await signIn('rover')
      if (!('resume' in asked.data)) throw new Error('Not asked for a factory')
      expect(asked.data.factories.map(({ factory_cd }) => factory_cd)).toEqual(['F01', 'F02'])
      const query = `resume=${asked.data.resume}`
      const chosen = await site.call(oidcFinish, { query, factory_cd: 'F02' })
      if (!('token' in chosen.data)) throw new Error('No token')
      expect((await site.call(userInfo, {}, chosen.data)).data.factory_cd).toBe('F02')
      expect(await site.call(oidcFinish, { query, factory_cd: 'F01' })).toMatchObject(refused)
    })

    it('does not ask when the factory is known already', async () => {
      const { data } = await signIn('rover', 'F02')
      if (!('token' in data)) throw new Error('No token')
      expect((await site.call(userInfo, {}, data)).data.factory_cd).toBe('F02')
    })

    it.each([
      ['nobody', 1001, 'ユーザーコード「nobody」は登録されていません。'],
      ['guest', 1003, 'このユーザーにはシステムの利用権限がありません。管理者に連絡してください。'],
      ['waiter', 'SIGN_IN_WAITING', '利用申請は管理者の承認待ちです。承認されるまでお待ちください。'],
    ])('refuses %s, whom the provider knows, with %s', async (user, code, msg) => {
      expect(await signIn(user)).toMatchObject({ code, msg, data: null })
    })

    it('refuses a factory that is none of the user’s', async () => {
      expect(await signIn('clerk', 'F02')).toMatchObject({ code: 'SIGN_IN_FACTORY' })
    })

    it('refuses an answer to a question that nobody asked', async () => {
      const { url, cookie } = await setOut()
      const query = new URLSearchParams(await provider.signIn(url, 'clerk'))
      query.set('state', `${company_cd}.${'A'.repeat(43)}`)
      expect(await site.call(oidcFinish, { query: query.toString() }, { cookie })).toMatchObject(refused)
    })

    it('refuses an answer that another browser fetched', async () => {
      const mine = await setOut()
      const theirs = await setOut()
      const query = await provider.signIn(theirs.url, 'clerk')
      expect(await site.call(oidcFinish, { query })).toMatchObject(refused)
      expect(await site.call(oidcFinish, { query }, { cookie: mine.cookie })).toMatchObject(refused)
      expect((await site.call(oidcFinish, { query }, { cookie: theirs.cookie })).code).toBe(200)
    })

    it('refuses the same answer a second time', async () => {
      const { url, cookie } = await setOut()
      const query = await provider.signIn(url, 'clerk')
      expect((await site.call(oidcFinish, { query }, { cookie })).code).toBe(200)
      expect(await site.call(oidcFinish, { query }, { cookie })).toMatchObject(refused)
    })

    it.each([
      ['another nonce', { nonce: 'A'.repeat(43) }],
      ['another code verifier', { code_verifier: 'A'.repeat(43) }],
      ['a state that has run out', { expires_at: '2026-01-01T00:00:00Z' }],
      ['a state that belongs to the choice of a factory', { user_cd: 'ROVER' }],
    ])('refuses an answer to %s', async (_what, change) => {
      const { url, cookie } = await setOut()
      const query = await provider.signIn(url, 'clerk')
      await site.database.company(company_cd, 'write', (tx) => tx.update(oidcState).set(change))
      expect(await site.call(oidcFinish, { query }, { cookie })).toMatchObject(refused)
    })

    it('writes every outcome to the access log', async () => {
      const logged = () =>
        site.database.company(company_cd, 'read', (tx) =>
          tx
            .select({ user: accessLog.user_cd, code: accessLog.code })
            .from(accessLog)
            .where(eq(accessLog.event, 'oidc-login'))
            .orderBy(accessLog.access_no),
        )
      const before = await logged()
      await signIn('clerk')
      await signIn('nobody')
      await site.call(oidcFinish, { query: 'code=1&state=2' })
      expect((await logged()).slice(before.length)).toEqual([
        { user: 'CLERK', code: '200' },
        { user: 'NOBODY', code: '1001' },
        { user: '', code: 'SIGN_IN_PROVIDER' },
      ])
    })

    it('takes no address for a user that the provider has not verified', async () => {
      const oidc = { ...oidcClient, issuer: provider.issuer, company_cd, userClaim: 'email' }
      const byMail = await openSite(site.database, { publicUrl, oidc })
      const attempt = async (email_verified: boolean) => {
        provider.claims = { email: 'clerk', email_verified }
        const { data, cookie } = await byMail.call(oidcStart)
        const query = await provider.signIn(data.url, 'somebody')
        return (await byMail.call(oidcFinish, { query }, { cookie })).code
      }
      expect(await attempt(false)).toBe('SIGN_IN_PROVIDER')
      expect(await attempt(true)).toBe(200)
    })

    it('says so when the provider is away, and that there is none when none is configured', async () => {
      const oidc = { ...oidcClient, issuer: 'http://127.0.0.1:1', company_cd, userClaim: 'sub' }
      const away = await openSite(site.database, { publicUrl, oidc })
      expect(await away.call(oidcStart)).toMatchObject(refused)
      expect(away.warnings).toEqual(['The OpenID Connect provider does not answer'])
      const without = await openSite(site.database)
      expect((await without.call(oidcStart)).status).toBe(404)
    })
  }),
)
