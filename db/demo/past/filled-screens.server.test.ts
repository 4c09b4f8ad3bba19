import { beforeAll, describe, expect, it } from 'vitest'
import { companyLogin, userLogin } from '#modules/system/contract/sign-in.ts'
import { productScreens } from '#platform/server/module/product-screens.ts'
import { onPostgres } from '#test/databases.ts'
import { alwaysThere, openBlank, openingCalls, rightlyEmpty } from '#test/opened-screens.ts'
import { product } from '#test/product.ts'
import { openSite, type Site } from '#test/site.ts'
import { pastOn } from '#test/past-on.ts'

/** Without a day to choose: a Wednesday, the Saturday and the Sunday behind it. */
const days = ['2026-11-18', '2026-11-21', '2026-11-22']

onPostgres((open) => {
  describe.each(days)('the demo company on %s', (today) => {
    let site: Site
    let token: string
    beforeAll(async () => {
      site = await openSite(await open(pastOn(today)), { demo: true })
      const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
      const person = { company_cd: 'DEMO', user: 'admin', password: 'admin1234', factory_cd: 'F01' }
      token = (await site.call(userLogin, person, { cookie })).data.token
    })

    it('has something to show on every screen, as it opens', async () => {
      const empty: string[] = []
      for (const { path, call, input, rows } of openingCalls(today)) {
        const { code, data, msg } = await site.call(call, input, { token })
        expect(code, `${path}: ${msg}`).toBe(200)
        const shown: unknown = Object.entries(data ?? {}).find(([name]) => name === rows)?.[1]
        if (!(Array.isArray(shown) && shown.length > 0) && !(path in rightlyEmpty)) empty.push(path)
      }
      expect(empty).toEqual([])
    })
  })

  it('every screen of the product is one of those that were opened, or it is said why not', () => {
    const known = new Set([
      ...openingCalls('2026-11-18').map(({ path }) => path),
      ...[...openBlank, ...alwaysThere, ...Object.keys(rightlyEmpty)],
    ])
    const all = product.registered(productScreens).flatMap(function leaves(one): readonly string[] {
      return 'children' in one ? one.children.flatMap(leaves) : [one.path]
    })
    expect(all.filter((path) => !known.has(path))).toEqual([])
  })
})
