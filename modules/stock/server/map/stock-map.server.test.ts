import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { bought, stockStage } from '#test/stock-stage.ts'
import { mapAbc, shelfGoods, stockMap } from '../../contract/stock-map.ts'

onPostgres((open) => {
  let site: Site
  let token: string
  beforeAll(async () => {
    const database = await open()
    site = await openSite(database)
    const stage = await stockStage(database)
    token = await tokenOf(site, stage.company_cd)
    const { company_cd } = stage
    await stage.within(async ({ tx }) => {
      await tx.execute(sql`UPDATE stock_location SET row_no = 'A', bay_no = '1', load_limit = 200,
          level_no = CASE location_cd WHEN 'W1-A' THEN '1' ELSE '2' END
        WHERE company_cd = ${company_cd} AND parent_cd = 'W1'`)
      await tx.execute(
        sql`UPDATE item SET weight = 1.5 WHERE company_cd = ${company_cd} AND item_cd IN ('M1', 'M2')`,
      )
    })
    await stage.post([bought('M1', '10', '100', 'W1-A'), bought('M2', '5', '40', 'W1-A')], {
      biz_dt: '2026-03-02',
    })
    await stage.post([bought('M2', '5', '40', 'W1-A'), bought('M2', '7', '40', 'W1')])
  })
  afterAll(() => site.close())

  it('a warehouse shows of each shelf what it holds: value, load, how long it has lain, where an item is', async () => {
    const { data } = await site.call(stockMap, { item_cd: 'm2' }, { token })
    expect(data.warehouse_cd).toBe('W1')
    const place = { row_no: 'A', bay_no: '1', load_limit: '200', stopped: false }
    expect(data.shelves).toEqual([
      {
        ...{ ...place, location_cd: 'W1-A', location_nm: '場所W1-A', level_no: '1' },
        ...{ load: '30', amount: '1400', items: 2, idle_days: 30, found: true },
      },
      {
        ...{ ...place, location_cd: 'W1-B', location_nm: '場所W1-B', level_no: '2' },
        ...{ load: '0', amount: '0', items: 0, idle_days: null, found: false },
      },
    ])
  })

  it('a shelf lists its goods, the dearest first', async () => {
    const { data } = await site.call(shelfGoods, { location_cd: 'W1-A' }, { token })
    expect(data.list.map(({ item_cd, qty, amount, idle_days }) => [item_cd, qty, amount, idle_days])).toEqual(
      [
        ['M1', '10', '1000', 30],
        ['M2', '10', '400', 0],
      ],
    )
  })

  it('ABC ranks what lies on the shelves, and comes to what they are worth', async () => {
    const { data } = await site.call(mapAbc, { warehouse_cd: 'W1' }, { token })
    expect(data.list.map(({ item_cd, amount, rank }) => [item_cd, amount, rank])).toEqual([
      ['M1', '1000', 'A'],
      ['M2', '400', 'B'],
    ])
  })

  it('a warehouse without shelves is empty, one that there is not is not found', async () => {
    expect((await site.call(stockMap, { warehouse_cd: 'W2' }, { token })).data.shelves).toEqual([])
    expect((await site.call(stockMap, { warehouse_cd: 'W99' }, { token })).code).toBe(404)
  })
})
