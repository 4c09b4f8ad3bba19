import { beforeAll, describe, expect, it } from 'vitest'
import { signInLog } from '#modules/system/contract/sign-in-log/sign-in-log.ts'
import { logout } from '#modules/system/contract/sign-in.ts'
import { profile } from '#modules/system/contract/profile.ts'
import { makeCompany, signInAs, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

const { getList, csvDownload } = signInLog.endpoints

onPostgres((open) =>
  describe('the sign-in log', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    const asked = { page: 1, size: 50 } as const

    it('tells who came in and who did not, from where and why', async () => {
      const company_cd = await makeCompany(site.database)
      await signInAs(
        site,
        company_cd,
        { user: 'clerk', password: 'Wrong-password-1' },
        { address: '10.1.2.3' },
      )
      await signInAs(site, company_cd, { user: 'nobody-there' }, { address: '10.1.2.4' })
      await site.call(logout, {}, { token: await tokenOf(site, company_cd, 'clerk') })
      const token = await tokenOf(site, company_cd)
      await site.call(profile, {}, { token })
      const find = async (conditions: object = {}) =>
        (await site.call(getList, { ...asked, ...conditions }, { token })).data.list
      const shown = (await find({ sort: 'access_no', event: 'user-login,logout' })).map((line) =>
        [line.event, line.result, line.reason, line.user_cd, line.username].join(' ').trim(),
      )
      expect(shown).toEqual([
        'user-login 0 1004 CLERK 事務 花子',
        expect.stringMatching(/^user-login 0 1001 nobody-there$/i),
        'user-login 1  CLERK 事務 花子',
        'logout 1  CLERK 事務 花子',
        'user-login 1  ADMIN 管理 太郎',
      ])
      expect(await find({ result: '0', user_cd: '花子' })).toMatchObject([{ address: '10.1.2.3' }])
      expect(await find({ result: '0', address: '10.1.2' })).toHaveLength(2)
      expect(await find({ at: '2020-01-01..2020-01-31' })).toEqual([])
      const csv = new TextDecoder('shift_jis').decode(
        await site.file(csvDownload, { result: '0' }, { token }),
      )
      expect(csv).toContain('パスワードの誤り')
      // The file itself is in the log of accesses, and no sign-in.
      expect((await find()).every(({ event }) => event !== '')).toBe(true)
    })

    it('shows the own company alone, and only to whom it concerns', async () => {
      await tokenOf(site, await makeCompany(site.database), 'operator')
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const { data } = await site.call(getList, { ...asked, event: 'user-login' }, { token })
      expect(data.list.map(({ user_cd }) => user_cd)).toEqual(['ADMIN'])
      const clerk = await tokenOf(site, company_cd, 'clerk')
      expect((await site.call(getList, asked, { token: clerk })).code).toBe(403)
    })
  }),
)
