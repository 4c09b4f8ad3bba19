import { beforeAll, expect, it } from 'vitest'
import { placeOrderTiles } from '#modules/place-order/web/home/place-order-tiles.ts'
import { orderTiles } from '#modules/receive-order/web/home/order-tiles.ts'
import { productionTiles } from '#modules/production/web/home/production-tiles.tsx'
import { salesTiles } from '#modules/sales/web/home/sales-tiles.ts'
import { stockTiles } from '#modules/stock/web/home/stock-tiles.tsx'
import { companyLogin, userLogin } from '#modules/system/contract/sign-in.ts'
import { addressOfCounted } from '#platform/web/module/counted-rows.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { conditionsInAddress } from '#platform/web/kit/list/conditions.ts'
import { onPostgres } from './databases.ts'
import { demo } from './demo.ts'
import { openSite, type Site } from './site.ts'

const today = '2026-11-18'

const tiles: readonly HomeTile[] = [
  ...orderTiles,
  ...placeOrderTiles,
  ...salesTiles,
  ...productionTiles,
  ...stockTiles,
]
const counted = tiles.flatMap(({ name, counted: rows }) => (rows ? [{ name, rows }] : []))

onPostgres((open) => {
  let site: Site
  let token: string
  beforeAll(async () => {
    site = await openSite(await open(demo), { demo: true })
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    const person = { company_cd: 'DEMO', user: 'admin', password: 'admin1234', factory_cd: 'F01' }
    token = (await site.call(userLogin, person, { cookie })).data.token
  })

  it.each(counted)('$name counts the rows of the list that opens behind it', async ({ rows }) => {
    const { list, asks, part } = rows
    const address = new URL(addressOfCounted(rows, today), 'http://localhost')
    expect(address.pathname).toBe(list.screen.path)
    const opened = conditionsInAddress(list, address.searchParams) ?? list.initial
    const totalOf = async (conditions: Readonly<Record<string, string | undefined>>) => {
      const answer = await site.call(list.endpoints.getTotal, conditions, { token })
      expect(answer).toMatchObject({ code: 200 })
      return answer.data.total
    }
    const figure = await totalOf(asks(today))
    const { data } = await site.call(list.endpoints.getList, { ...opened, size: 200 }, { token })
    expect(data.list).toHaveLength(Math.min(figure, 200))
    expect(data.has_next).toBe(figure > 200)
    const some = part ? await totalOf(part.asks(today)) : 0
    expect(some).toBeLessThanOrEqual(figure)
  })

  it('the demo company has something to tell whoever sells, buys and stores', async () => {
    const figures = await Promise.all(
      counted.map(({ rows }) => site.call(rows.list.endpoints.getTotal, rows.asks(today), { token })),
    )
    const telling = counted.filter((_, at) => (figures[at]?.data.total ?? 0) > 0).map(({ name }) => name)
    expect(telling).toEqual(
      expect.arrayContaining([
        'unanswered-dates',
        'late-orders',
        'proposals',
        'late-arrivals',
        'below-safety',
      ]),
    )
  })
})
