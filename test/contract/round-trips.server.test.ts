import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { routeList } from '#modules/system/contract/routes.ts'
import { logout, userInfo } from '#modules/system/contract/sign-in.ts'
import { bumpAccess } from '#modules/system/server/bump-access.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Answer, type Site } from '#test/site.ts'

/** Each message to the database server costs both sides more than most statements do. */
onPostgres((open) =>
  describe('messages to the database server', () => {
    let site: Site
    let token: string
    beforeAll(async () => {
      site = await openSite(await open())
      token = await tokenOf(site, await makeCompany(site.database), 'ADMIN')
      // What the user may do is read once.
      await site.call(userInfo, {}, { token })
    })

    async function messagesOf(work: () => Promise<unknown>): Promise<number> {
      const sending = vi.spyOn(pg.Client.prototype, 'query')
      try {
        await work()
        // The end of an earlier read that nothing has followed in time belongs to no call.
        return sending.mock.calls.filter(([first]) => first !== 'COMMIT').length
      } finally {
        sending.mockRestore()
      }
    }

    it('are one for what the session itself answers', async () => {
      expect(await messagesOf(() => site.call(userInfo, {}, { token }))).toBe(1)
    })

    it('are two for the menu: opening with the session, what the company has arranged', async () => {
      expect(await messagesOf(() => site.call(routeList, {}, { token }))).toBe(2)
    })

    const { getList, doEdit } = factoryMaster.endpoints
    const list = (query: object = {}, as = token) =>
      site.call(getList, { page: 1, size: 50, ...query }, { token: as })

    it('are two for a list: opening with the session, the page; its end goes with the next call', async () => {
      expect(await messagesOf(() => list())).toBe(2)
      expect(await messagesOf(() => list({ sort: '-factory_cd' }))).toBe(2)
    })

    it('are one for a list as it opens, for a session that has been met: the same rows', async () => {
      const asked = await list({ factory_cd: 'F' })
      const usual: Answer<unknown>[] = []
      expect(await messagesOf(async () => usual.push(await list()))).toBe(1)
      expect(usual[0]?.data).toEqual(asked.data)
      const [, row] = asked.data.list
      await site.call(doEdit, { ...row, assign_mode: '1', factory_nm: '第三工場' }, { token })
      expect((await list()).data.list[1]).toMatchObject({ factory_nm: '第三工場' })
    })

    it('are never saved at the price of a right', async () => {
      const company_cd = await makeCompany(site.database)
      const clerk = await tokenOf(site, company_cd, 'CLERK')
      expect((await list({}, clerk)).data.list).not.toContainEqual(
        expect.objectContaining({ factory_nm: '第三工場' }),
      )
      expect((await list({}, clerk)).code).toBe(200)
      await site.database.company(company_cd, 'write', async (tx) => {
        await tx.execute(sql`DELETE FROM role_permission WHERE role_cd = 'CLERK'`)
        await bumpAccess(tx, company_cd)
      })
      expect((await list({}, clerk)).code).toBe(403)
    })

    it('are never saved at the price of the session: it ends with the sign-out', async () => {
      await site.call(logout, {}, { token })
      expect((await site.call(userInfo, {}, { token })).code).toBe(10011)
      expect(await list()).toMatchObject({ code: 10011, data: null })
    })
  }),
)
