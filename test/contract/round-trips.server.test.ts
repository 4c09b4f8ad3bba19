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

    it('are two for a list: opening with the session, the page; its end goes with the next call', async () => {
      const { getList } = factoryMaster.endpoints
      expect(await messagesOf(() => site.call(getList, { page: 1, size: 50 }, { token }))).toBe(2)
    })

    it('are never saved at the price of the session: it ends with the sign-out', async () => {
      await site.call(logout, {}, { token })
      expect((await site.call(userInfo, {}, { token })).code).toBe(10011)
    })
  }),
)
