import { beforeAll, describe, expect, it, vi } from 'vitest'
import pg from 'pg'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { routeList } from '#modules/system/contract/routes.ts'
import { logout, userInfo } from '#modules/system/contract/sign-in.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

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
        return sending.mock.calls.length
      } finally {
        sending.mockRestore()
      }
    }

    it.each([userInfo, routeList])('are one for what the session itself answers: $path', async (endpoint) => {
      expect(await messagesOf(() => site.call(endpoint, {}, { token }))).toBe(1)
    })

    it('are three for a list: opening with the session, the page, the end', async () => {
      const { getList } = factoryMaster.endpoints
      expect(await messagesOf(() => site.call(getList, { page: 1, size: 50 }, { token }))).toBe(3)
    })

    it('are never saved at the price of the session: it ends with the sign-out', async () => {
      await site.call(logout, {}, { token })
      expect((await site.call(userInfo, {}, { token })).code).toBe(10011)
    })
  }),
)
