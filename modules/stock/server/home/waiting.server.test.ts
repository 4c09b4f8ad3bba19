import { beforeAll, describe, expect, it } from 'vitest'
import { companyLogin, userLogin } from '#modules/system/contract/sign-in.ts'
import { menuCounts } from '#platform/contract/menu-counts.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { openSite, type Site } from '#test/site.ts'
import { inventoryTime, openCounts } from '../../contract/inventory-list.ts'
import { shortageList } from '../../contract/shortage-list.ts'

onPostgres((open) =>
  describe('what waits behind the menu', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open(demo), { demo: true })
    })

    const tokenOf = async (user: string) => {
      const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
      const person = { company_cd: 'DEMO', user, password: `${user}1234`, factory_cd: 'F01' }
      return (await site.call(userLogin, person, { cookie })).data.token
    }

    it('is, for each list, what its own total says', async () => {
      const token = await tokenOf('stock')
      const { list } = (await site.call(menuCounts, {}, { token })).data
      const short = (await site.call(shortageList.endpoints.getTotal, {}, { token })).data.total
      expect(short).toBeGreaterThan(0)
      expect(list).toContainEqual({ path: shortageList.screen.path, count: short })
      const counting = (await site.call(inventoryTime.endpoints.getTotal, openCounts, { token })).data.total
      expect(list).toContainEqual({ path: inventoryTime.screen.path, count: counting })
    })

    it('is not told to whom the list is not', async () => {
      const { list } = (await site.call(menuCounts, {}, { token: await tokenOf('worker') })).data
      expect(list.map(({ path }) => path)).not.toContain(shortageList.screen.path)
    })
  }),
)
