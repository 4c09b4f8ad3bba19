import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { routeList } from '#modules/system/contract/routes.ts'
import { logout, userInfo } from '#modules/system/contract/sign-in.ts'
import { bumpAccess } from '#modules/system/server/bump-access.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

/** Waiting for the database server costs more than most statements do. */
onPostgres((open) =>
  describe('answers of the database server', () => {
    let site: Site
    let token: string
    beforeAll(async () => {
      site = await openSite(await open())
      token = await tokenOf(site, await makeCompany(site.database), 'ADMIN')
      // What the user may do is read once.
      await site.call(userInfo, {}, { token })
    })

    /** How often somebody waits: what is sent while an answer is still awaited travels with what is on its way. */
    async function waitsOf(work: () => Promise<unknown>): Promise<number> {
      const send = pg.Client.prototype.query
      const sending = vi.spyOn(pg.Client.prototype, 'query')
      let waits = 0
      let underWay = 0
      sending.mockImplementation(function (this: pg.Client, ...statement: unknown[]) {
        // What nobody waits for is no wait.
        if (underWay++ === 0 && statement[0] !== 'COMMIT') waits++
        const answer: unknown = Reflect.apply(send, this, statement)
        const answered = () => void underWay--
        void Promise.resolve(answer).then(answered, answered)
        return answer
      })
      try {
        await work()
        return waits
      } finally {
        sending.mockRestore()
      }
    }

    it('is waited for once where the session itself answers', async () => {
      expect(await waitsOf(() => site.call(userInfo, {}, { token }))).toBe(1)
    })

    it('are waited for twice for the menu: opening with the session, what the company has arranged', async () => {
      expect(await waitsOf(() => site.call(routeList, {}, { token }))).toBe(2)
    })

    const { getList, doEdit } = factoryMaster.endpoints
    const list = (query: object = {}, as = token) =>
      site.call(getList, { page: 1, size: 50, ...query }, { token: as })

    it('are waited for twice for a list: opening with the session, the page; its end is not waited for', async () => {
      expect(await waitsOf(() => list())).toBe(2)
      expect(await waitsOf(() => list({ sort: '-factory_cd' }))).toBe(2)
    })

    it('show of a list as it opens what any other call for it shows, at every moment', async () => {
      const asked = await list({ factory_cd: 'F' })
      expect((await list()).data).toEqual(asked.data)
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
