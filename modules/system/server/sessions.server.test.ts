import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { editProfile, profile } from '#modules/system/contract/profile.ts'
import { defaultShellSettings } from '#platform/contract/shell-settings.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { changePassword, getCompanyInfo, logout, userInfo } from '#modules/system/contract/sign-in.ts'
import { makeCompany, signInAs, tokenOf, userPassword } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { bumpAccess } from './bump-access.ts'
import { setParameter } from './parameters.ts'
import { sweep } from './sweep.ts'
import { appUser, company, factory, rolePermission, session, userFactory, userRole } from './tables.ts'

const hour = 3_600_000

onPostgres((open) =>
  describe('a session', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
    afterEach(() => vi.useRealTimers())

    const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
    const codeOf = async (token: string) => (await site.call(userInfo, {}, { token })).code
    const inCompany = (company_cd: string, work: Parameters<typeof site.database.company>[2]) =>
      site.database.company(company_cd, 'write', work)

    it('tells who is signed in, where, and with which rights', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd, 'clerk')
      expect((await site.call(userInfo, {}, { token })).data).toEqual({
        user_cd: 'CLERK',
        username: '事務 花子',
        roles: ['CLERK'],
        permissions: ['master:yes', 'write:master'],
        factory_cd: 'F01',
        factory_nm: '本社工場',
        admin: false,
      })
      expect((await site.call(getCompanyInfo, {}, { token })).data).toEqual({
        company_cd,
        company_nm: '試験工業株式会社',
        system_nm: '試験システム',
      })
    })

    it('ends eight hours after the last call (10010), not after the first', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      for (let day = 1; day <= 3; day++) {
        later(7 * hour)
        expect(await codeOf(token)).toBe(200)
      }
      later(8 * hour + 1)
      const answer = await site.call(userInfo, {}, { token, language: 'en' })
      expect(answer).toMatchObject({
        code: 10010,
        msg: 'Your session has expired after a long time without use. Moving to the sign-in page.',
      })
    })

    it('is prolonged by a file, too, whose call has transactions of its own', async () => {
      const token = await tokenOf(site, await makeCompany(site.database))
      later(7 * hour)
      await site.file(factoryMaster.endpoints.csvDownload, {}, { token })
      later(7 * hour)
      expect(await codeOf(token)).toBe(200)
    })

    it('is not prolonged by what a forgotten page asks by itself', async () => {
      const token = await tokenOf(site, await makeCompany(site.database))
      later(7 * hour)
      expect((await site.call(userInfo, {}, { token, unattended: true })).code).toBe(200)
      await site.file(factoryMaster.endpoints.csvDownload, {}, { token, unattended: true })
      later(hour + 1)
      expect(await codeOf(token)).toBe(10010)
    })

    it('is prolonged at most once a minute', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const expiry = () =>
        site.database.company(company_cd, 'read', async (tx) => {
          const [found] = await tx.select({ at: session.expires_at }).from(session)
          return Date.parse(found?.at ?? '')
        })
      const first = await expiry()
      later(59_000)
      await codeOf(token)
      expect(await expiry()).toBe(first)
      later(1_000)
      await codeOf(token)
      expect(await expiry()).toBe(first + 60_000)
    })

    it('is useless after signing out, and leaves the other sessions of the user alone', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const other = await tokenOf(site, company_cd)
      expect((await site.call(logout, {}, { token })).code).toBe(200)
      expect(await codeOf(token)).toBe(10011)
      expect(await codeOf(other)).toBe(200)
    })

    it('survives its own change of password, and the others of the user do not', async () => {
      const company_cd = await makeCompany(site.database)
      const mine = await tokenOf(site, company_cd)
      const other = await tokenOf(site, company_cd)
      const clerk = await tokenOf(site, company_cd, 'clerk')
      const form = { old_password: userPassword, new_password: 'brand-new', confirm_password: 'brand-new' }
      expect((await site.call(changePassword, form, { token: mine })).code).toBe(200)
      expect(await Promise.all([mine, other, clerk].map(codeOf))).toEqual([200, 10011, 200])
      expect((await signInAs(site, company_cd)).code).toBe(1004)
      expect((await signInAs(site, company_cd, { password: 'brand-new' })).code).toBe(200)
    })

    it.each([
      ['a wrong old password', { old_password: 'not-it' }, 1004, 'パスワードが正しくありません。'],
      [
        'the same password again',
        { new_password: userPassword, confirm_password: userPassword },
        1007,
        '新しいパスワードが現在のパスワードと同じです。別のパスワードを入力してください。',
      ],
      [
        'a confirmation that differs',
        { confirm_password: 'brand-old' },
        10012,
        '新しいパスワードと確認用パスワードが一致しません。',
      ],
    ])('refuses to change the password with %s', async (_reason, change, code, msg) => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const form = { old_password: userPassword, new_password: 'brand-new', confirm_password: 'brand-new' }
      expect(await site.call(changePassword, { ...form, ...change }, { token })).toMatchObject({ code, msg })
      expect((await signInAs(site, company_cd)).code).toBe(200)
    })

    it('asks for a longer new password when the company wants one', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const change = { company_cd, user_cd: 'ADMIN', now: new Date() }
      await inCompany(company_cd, (tx) => setParameter(tx, change, 'password_min_length', 12))
      const form = {
        old_password: userPassword,
        new_password: 'eleven-long',
        confirm_password: 'eleven-long',
      }
      const answer = await site.call(changePassword, form, { token })
      expect(answer.errors).toEqual([
        { path: 'new_password', code: 'V_PASSWORD', msg: 'パスワードは12文字以上で入力してください。' },
      ])
    })

    it.each([
      [
        'the user is stopped',
        (cd: string) =>
          inCompany(cd, (tx) =>
            tx.update(appUser).set({ state: 'stopped' }).where(eq(appUser.user_cd, 'ADMIN')),
          ),
      ],
      [
        'the user is abolished',
        (cd: string) =>
          inCompany(cd, (tx) =>
            tx.update(appUser).set({ abort_div: '2' }).where(eq(appUser.user_cd, 'ADMIN')),
          ),
      ],
      [
        'the company is abolished',
        (cd: string) => inCompany(cd, (tx) => tx.update(company).set({ abort_div: '2' })),
      ],
      [
        'the factory is abolished',
        (cd: string) => inCompany(cd, (tx) => tx.update(factory).set({ abort_div: '2' })),
      ],
      [
        'the factory is taken from the user',
        (cd: string) =>
          inCompany(cd, async (tx) => {
            await tx.delete(userFactory).where(eq(userFactory.user_cd, 'ADMIN'))
            await bumpAccess(tx, cd)
          }),
      ],
    ])('ends at once when %s', async (_event, happen) => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      expect(await codeOf(token)).toBe(200)
      await happen(company_cd)
      expect(await codeOf(token)).toBe(10011)
    })

    it('has new rights at the very next call after a permission or a role has changed', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd, 'operator')
      const rights = async () => (await site.call(userInfo, {}, { token })).data.permissions
      expect(await rights()).toEqual(['mes:yes'])
      await inCompany(company_cd, async (tx) => {
        await tx.insert(rolePermission).values({ company_cd, role_cd: 'OPERATOR', permission: 'write:mes' })
        await bumpAccess(tx, company_cd)
      })
      expect(await rights()).toEqual(['mes:yes', 'write:mes'])
      await inCompany(company_cd, async (tx) => {
        await tx
          .update(userRole)
          .set({ role_cd: 'NOBODY' })
          .where(and(eq(userRole.company_cd, company_cd), eq(userRole.user_cd, 'OPERATOR')))
        await bumpAccess(tx, company_cd)
      })
      expect((await site.call(userInfo, {}, { token })).code).toBe(1003)
    })

    it('has the same right in no other company: a token opens the company that issued it', async () => {
      const mine = await makeCompany(site.database)
      const theirs = await makeCompany(site.database, { company_nm: '別の会社' })
      const token = await tokenOf(site, mine)
      await tokenOf(site, theirs)
      expect((await site.call(getCompanyInfo, {}, { token })).data.company_cd).toBe(mine)
      const forged = `${theirs}.${token.slice(mine.length + 1)}`
      expect(await site.call(getCompanyInfo, {}, { token: forged })).toMatchObject({
        code: 10011,
        data: null,
      })
    })

    it.each(['', 'nonsense', 'A.B.C', "X';DROP TABLE session;--.abc"])(
      'cannot be had with a token like "%s"',
      async (token) => {
        const { code } = await site.call(userInfo, {}, { token })
        expect(code).toBe(token === '' ? 401 : 10011)
      },
    )

    it('shows its user their settings, factories and the business date, and saves what they change', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const before = await site.call(profile, {}, { token })
      expect(before.data.last_sign_in_dt).toBe(new Date().toISOString())
      expect(before.data).toMatchObject({
        user_cd: 'ADMIN',
        factories: [{ factory_cd: 'F01' }, { factory_cd: 'F02' }],
        biz_dt: '2026-04-01',
        language: 'ja',
        theme: 'blue-black',
        collapse: false,
        settings: defaultShellSettings,
      })
      const change = { language: 'zh', theme: 'ocean', collapse: true, email: 'a@example.jp' }
      expect((await site.call(editProfile, change, { token })).code).toBe(200)
      expect((await site.call(profile, {}, { token })).data).toEqual({ ...before.data, ...change })
      // Settings are merged: changing one leaves the others.
      expect((await site.call(editProfile, { settings: { layout: 'float' } }, { token })).code).toBe(200)
      expect((await site.call(editProfile, { settings: { tabs: false } }, { token })).code).toBe(200)
      expect((await site.call(profile, {}, { token })).data.settings).toEqual({
        ...defaultShellSettings,
        layout: 'float',
        tabs: false,
      })
      expect((await site.call(editProfile, { email: 'not-an-address' }, { token })).errors).toEqual([
        expect.objectContaining({ path: 'email' }),
      ])
    })

    it('is swept away a week after its end, and until then is told that it has expired', async () => {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      later(6 * 24 * hour)
      await sweep(site.database)
      expect(await codeOf(token)).toBe(10010)
      later(2 * 24 * hour)
      await sweep(site.database)
      expect(await codeOf(token)).toBe(10011)
    })
  }),
)
