import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { companyLogin, factoryChoices, userInfo, userLogin } from '#modules/system/contract/sign-in.ts'
import { accessLog } from '#platform/server/audit/tables.ts'
import { issueCredential } from '#platform/server/session.ts'
import { companyPassword, makeCompany, person, signInAs, ticketOf, userPassword } from '#test/company.ts'
import { onEveryDatabase } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { appUser, company, companyTicket } from './tables.ts'

onEveryDatabase((open) =>
  describe('signing in', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })

    const logged = (company_cd: string, event: string) =>
      site.database.company(company_cd, 'read', async (tx) => {
        const found = await tx
          .select({ user: accessLog.user_cd, code: accessLog.code, address: accessLog.address })
          .from(accessLog)
          .where(and(eq(accessLog.company_cd, company_cd), eq(accessLog.event, event)))
          .orderBy(accessLog.access_no)
        return found.map(({ user, code, address }) => `${user} ${code} ${address}`)
      })

    it('begins with the company: its code and password give its names and a ticket for half an hour', async () => {
      const company_cd = await makeCompany(site.database)
      const answer = await site.call(companyLogin, {
        company_cd: ` ${company_cd.toLowerCase()} `,
        password: companyPassword,
      })
      expect(answer.data).toEqual({
        company_cd,
        company_nm: '試験工業株式会社',
        system_nm: '試験システム',
      })
      expect(answer.cookie).toMatch(new RegExp(`^kaname_company=${company_cd}\\.[\\w-]{43}$`))
      expect(await logged(company_cd, 'company-login')).toEqual([' 200 192.0.2.1'])
    })

    it('answers a wrong company password and an unknown company with the same words', async () => {
      const company_cd = await makeCompany(site.database)
      const address = '192.0.2.9'
      const wrong = await site.call(
        companyLogin,
        { company_cd, password: 'not-the-one' },
        { address, language: 'en' },
      )
      const unknown = await site.call(
        companyLogin,
        { company_cd: 'NOWHERE', password: 'not-the-one' },
        { address, language: 'en' },
      )
      expect(wrong).toMatchObject({
        code: 'SIGN_IN_COMPANY',
        msg: 'The company code or the password is not correct.',
        cookie: '',
      })
      expect([unknown.code, unknown.msg, unknown.status]).toEqual([wrong.code, wrong.msg, wrong.status])
      expect(await logged(company_cd, 'company-login')).toEqual([` SIGN_IN_COMPANY ${address}`])
    })

    it('slows an address down that guesses companies, known or not, and then makes it wait', async () => {
      const guessing = await openSite(site.database)
      const company_cd = await makeCompany(site.database)
      const guess = (code: string) =>
        guessing.call(
          companyLogin,
          { company_cd: code, password: 'wrong-one' },
          { address: '192.0.2.77', language: 'zh' },
        )
      for (const code of ['NOWHERE', company_cd, 'NOWHERE', company_cd]) await guess(code)
      expect(guessing.waited).toEqual([0, 0, 500, 1000])
      for (let failure = 5; failure <= 30; failure++) await guess('NOWHERE')
      const barred = await guess(company_cd)
      expect(barred.code).toBe('RATE_LIMITED')
      expect(barred.msg).toMatch(/^短时间内操作过多，请等待约\d+秒后重试。$/)
      const neighbour = await guessing.call(companyLogin, { company_cd, password: companyPassword })
      expect(neighbour.code).toBe(200)
    })

    it('offers the factories at work to the holder of a ticket, and to nobody else', async () => {
      const company_cd = await makeCompany(site.database)
      const cookie = await ticketOf(site, company_cd)
      const offered = await site.call(factoryChoices, {}, { cookie })
      expect(offered.data.list).toEqual([
        { factory_cd: 'F01', factory_nm: '本社工場' },
        { factory_cd: 'F02', factory_nm: '第二工場' },
      ])
      expect((await site.call(factoryChoices)).status).toBe(401)
      const forged = issueCredential(company_cd).secret
      expect((await site.call(factoryChoices, {}, { cookie: `kaname_company=${forged}` })).status).toBe(401)
    })

    it('lets a user in by code or by name, at one of their factories', async () => {
      const company_cd = await makeCompany(site.database)
      for (const user of ['admin', 'ＡＤＭＩＮ', '管理 太郎', '管理\u3000太郎', '管理太郎']) {
        const answer = await signInAs(site, company_cd, { user })
        expect(answer.data.token).toMatch(new RegExp(`^${company_cd}\\.[\\w-]{43}$`))
        const info = await site.call(userInfo, {}, { token: answer.data.token })
        expect(info.data).toMatchObject({
          user_cd: 'ADMIN',
          username: '管理 太郎',
          roles: ['ADMIN'],
          factory_cd: 'F01',
          factory_nm: '本社工場',
          admin: true,
        })
      }
      expect(await logged(company_cd, 'user-login')).toEqual(Array(5).fill('ADMIN 200 192.0.2.1'))
    })

    it('tells the holder of a ticket which user is not registered, in their language', async () => {
      const company_cd = await makeCompany(site.database)
      const cookie = await ticketOf(site, company_cd)
      const say = async (language: 'ja' | 'en' | 'zh') =>
        (await signInAs(site, company_cd, { user: 'ghost' }, { cookie, language })).msg
      expect(await say('ja')).toBe('ユーザーコード「ghost」は登録されていません。')
      expect(await say('en')).toBe('User code "ghost" is not registered.')
      expect(await say('zh')).toBe('用户代码“ghost”尚未登记。')
      expect(await logged(company_cd, 'user-login')).toEqual(Array(3).fill('ghost 1001 192.0.2.1'))
    })

    it('takes a name that two users share for nobody, and their codes for themselves', async () => {
      const company_cd = await makeCompany(site.database, {
        users: [
          await person('A1', '鈴木 一郎', 'CLERK', ['F01']),
          await person('A2', '鈴木 一郎', 'CLERK', ['F01']),
        ],
      })
      expect((await signInAs(site, company_cd, { user: '鈴木 一郎' })).code).toBe(1001)
      expect((await signInAs(site, company_cd, { user: 'a2' })).code).toBe(200)
    })

    it('refuses a wrong password with 1004 and writes it down without the password', async () => {
      const company_cd = await makeCompany(site.database)
      const answer = await signInAs(site, company_cd, { password: 'guess-guess' })
      expect(answer).toMatchObject({ status: 200, code: 1004, msg: 'パスワードが正しくありません。' })
      expect(await logged(company_cd, 'user-login')).toEqual(['ADMIN 1004 192.0.2.1'])
    })

    it('limits the choice to the factories of the user', async () => {
      const company_cd = await makeCompany(site.database)
      const answer = await signInAs(site, company_cd, { user: 'clerk', factory_cd: 'F02' })
      expect(answer).toMatchObject({
        code: 'SIGN_IN_FACTORY',
        msg: '工場「F02」を利用できません。利用できる工場を選択してください。',
      })
      expect(answer.errors.map(({ path }) => path)).toEqual(['factory_cd'])
      expect((await signInAs(site, company_cd, { user: 'clerk', factory_cd: 'F99' })).code).toBe(
        'SIGN_IN_FACTORY',
      )
    })

    it('refuses a user without any right at the factory (1003)', async () => {
      const company_cd = await makeCompany(site.database, {
        users: [await person('GUEST', '来客', 'NOBODY', ['F01'])],
      })
      const answer = await signInAs(site, company_cd, { user: 'guest' }, { language: 'en' })
      expect(answer).toMatchObject({
        code: 1003,
        msg: 'This user is not allowed to use the system. Contact the administrator.',
      })
    })

    it.each([
      ['waiting for approval', { state: 'waiting' }, 'SIGN_IN_WAITING'],
      ['stopped', { state: 'stopped' }, 1003],
      ['out of use', { abort_div: '1' }, 1003],
      ['abolished', { abort_div: '2' }, 1001],
    ])('refuses a user who is %s, even with the right password', async (_state, change, code) => {
      const company_cd = await makeCompany(site.database)
      await site.database.company(company_cd, 'write', (tx) =>
        tx.update(appUser).set(change).where(eq(appUser.user_cd, 'CLERK')),
      )
      expect((await signInAs(site, company_cd, { user: 'clerk' })).code).toBe(code)
    })

    it('does not tell the state of a user to someone who does not know the password', async () => {
      const company_cd = await makeCompany(site.database)
      await site.database.company(company_cd, 'write', (tx) =>
        tx.update(appUser).set({ state: 'waiting' }).where(eq(appUser.user_cd, 'CLERK')),
      )
      expect((await signInAs(site, company_cd, { user: 'clerk', password: 'guess-guess' })).code).toBe(1004)
    })

    it('refuses the second step without the first, and with the ticket of another company', async () => {
      const mine = await makeCompany(site.database)
      const theirs = await makeCompany(site.database)
      const form = { company_cd: mine, user: 'admin', password: userPassword, factory_cd: 'F01' }
      expect((await site.call(userLogin, form)).status).toBe(401)
      const cookie = await ticketOf(site, theirs)
      expect((await site.call(userLogin, form, { cookie })).status).toBe(401)
      expect(await logged(theirs, 'user-login')).toEqual(['ADMIN 401 192.0.2.1'])
      expect(await logged(mine, 'user-login')).toEqual([])
    })

    it('refuses a ticket that has run out, and the ticket of an abolished company', async () => {
      const company_cd = await makeCompany(site.database)
      const cookie = await ticketOf(site, company_cd)
      await site.database.company(company_cd, 'write', (tx) =>
        tx.update(companyTicket).set({ expires_at: new Date(Date.now() - 1).toISOString() }),
      )
      expect((await signInAs(site, company_cd, {}, { cookie })).status).toBe(401)

      const fresh = await ticketOf(site, company_cd)
      await site.database.company(company_cd, 'write', (tx) => tx.update(company).set({ abort_div: '2' }))
      expect((await signInAs(site, company_cd, {}, { cookie: fresh })).status).toBe(401)
    })

    it.each([
      ['company_cd', { company_cd: '' }, '会社コードを入力してください。'],
      ['user', { user: ' ' }, 'ユーザーコードまたはユーザー名を入力してください。'],
      ['password', { password: '12345' }, 'パスワードは6文字以上で入力してください。'],
      ['factory_cd', { factory_cd: '' }, '工場コードを入力してください。'],
    ])('points at an empty or short %s', async (path, change, msg) => {
      const company_cd = await makeCompany(site.database)
      const cookie = await ticketOf(site, company_cd)
      const form = { company_cd, user: 'admin', password: userPassword, factory_cd: 'F01', ...change }
      const answer = await site.call(userLogin, form, { cookie })
      expect(answer.code).toBe(400)
      expect(answer.errors).toEqual([expect.objectContaining({ path, msg })])
    })
  }),
)
