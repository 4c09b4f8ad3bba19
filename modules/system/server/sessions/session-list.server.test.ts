import { beforeAll, describe, expect, it } from 'vitest'
import { userMaster } from '#modules/system/contract/user.ts'
import { endChosenSessions, sessionList } from '#modules/system/contract/sessions/session-list.ts'
import { logout, userInfo } from '#modules/system/contract/sign-in.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

const { getList } = sessionList.endpoints

onPostgres((open) =>
  describe('the sessions of a company', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    async function openDesk() {
      await tokenOf(site, await makeCompany(site.database))
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const find = async (conditions: object = {}) =>
        (await site.call(getList, { page: 1, size: 50, sort: 'user_cd', ...conditions }, { token })).data.list
      const end = (rows: readonly { readonly user_cd: string; readonly session_id: string }[], as = token) =>
        site.call(
          endChosenSessions,
          { sessions: rows.map(({ user_cd, session_id }) => ({ user_cd, session_id })) },
          { token: as },
        )
      const codeOf = async (of: string) => (await site.call(userInfo, {}, { token: of })).code
      return { company_cd, token, find, end, codeOf }
    }

    it('shows who is signed in at this moment, and nobody of another company', async () => {
      const { company_cd, find, token } = await openDesk()
      const clerk = await tokenOf(site, company_cd, 'clerk')
      expect(await find()).toMatchObject([
        { user_cd: 'ADMIN', username: '管理 太郎', factory_cd: 'F01', factory_nm: '本社工場' },
        { user_cd: 'CLERK', username: '事務 花子', address: expect.stringMatching(/./) },
      ])
      expect(await find({ user_cd: '花子' })).toHaveLength(1)
      expect(JSON.stringify(await find())).not.toContain(token.split('.')[1])
      await site.call(logout, {}, { token: clerk })
      expect(await find({ user_cd: 'CLERK' })).toEqual([])
    })

    it('several are ended at once, which the history of each user keeps', async () => {
      const { company_cd, find, end, codeOf, token } = await openDesk()
      const others = [await tokenOf(site, company_cd, 'clerk'), await tokenOf(site, company_cd, 'operator')]
      const staying = await tokenOf(site, company_cd, 'clerk')
      const rows = await find()
      const [kept] = await find({ user_cd: 'CLERK', sort: '-created_at' })
      const chosen = rows.filter(
        ({ user_cd, session_id }) => user_cd !== 'ADMIN' && session_id !== kept?.session_id,
      )
      expect(await end(chosen)).toMatchObject({ code: 200, data: { count: 2 } })
      for (const ended of others) expect(await codeOf(ended)).not.toBe(200)
      expect(await codeOf(staying)).toBe(200)
      const { data } = await site.call(userMaster.endpoints.getHistory, { user_cd: 'OPERATOR' }, { token })
      expect(data.list[0]).toMatchObject({ actor_cd: 'ADMIN', changes: [{ field: 'sign_in', new: 'end' }] })
    })

    it('the own session is not ended, and then none of the others', async () => {
      const { company_cd, find, end, codeOf } = await openDesk()
      const clerk = await tokenOf(site, company_cd, 'clerk')
      const answer = await end((await find()).toReversed())
      expect(answer).toMatchObject({ code: 'BIZ_OWN_SESSION', errors: [{ path: 'sessions.1' }] })
      expect(await codeOf(clerk)).toBe(200)
    })

    it('is nobody else’s business', async () => {
      const { company_cd, find, end, codeOf, token } = await openDesk()
      const clerk = await tokenOf(site, company_cd, 'clerk')
      expect((await site.call(getList, { page: 1, size: 50 }, { token: clerk })).code).toBe(403)
      expect((await end(await find({ user_cd: 'ADMIN' }), clerk)).code).toBe(403)
      expect(await codeOf(token)).toBe(200)
    })
  }),
)
