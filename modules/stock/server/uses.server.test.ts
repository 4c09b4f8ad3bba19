import { afterAll, beforeAll, expect, it } from 'vitest'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import type { Database } from '#platform/server/database/database.ts'
import { tokenOf } from '#test/company.ts'
import { onEveryDatabase } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { bought, sold, stockStage, type StockStage } from '#test/stock-stage.ts'

onEveryDatabase((open) => {
  let database: Database
  let site: Site
  let stage: StockStage
  let token: string
  beforeAll(async () => {
    database = await open()
    site = await openSite(database)
    stage = await stockStage(database)
    token = await tokenOf(site, stage.company_cd)
    await stage.post([bought('M1', '5', '100', 'W1-A')])
  })
  afterAll(() => site.close())

  const changeItem = async (changes: object) => {
    const { getDetail, doEdit } = itemMaster.endpoints
    const { data } = await site.call(getDetail, { item_cd: 'M1' }, { token })
    return site.call(doEdit, { ...data, ...changes, assign_mode: '1' }, { token })
  }
  const changePlace = async (location_cd: string, changes: object) => {
    const { getDetail, doEdit } = stockLocationMaster.endpoints
    const { data } = await site.call(getDetail, { location_cd }, { token })
    return site.call(doEdit, { ...data, ...changes, assign_mode: '1' }, { token })
  }

  it('an item keeps its unit and its lot control while there is stock of it', async () => {
    const refused = await changeItem({ lot_control: '1' })
    expect([refused.code, refused.errors.map(({ path }) => path)]).toEqual([
      'BIZ_STOCK_LIES',
      ['lot_control'],
    ])
    expect(refused.msg).toContain('ロット管理')
    expect((await changeItem({ unit_cd: 'PCS' })).code).toBe('BIZ_STOCK_LIES')
    expect((await changeItem({ item_nm: '新しい名前' })).code).toBe(200)
  })

  it('a shelf keeps its warehouse while something lies on it, and a warehouse while something lies in it', async () => {
    expect((await changePlace('W1-A', { parent_cd: 'W2' })).code).toBe('BIZ_STOCK_LIES')
    expect((await changePlace('W1', { parent_cd: 'W3' })).code).toBe('BIZ_STOCK_LIES')
    expect((await changePlace('W1-B', { parent_cd: 'W2' })).code).toBe(200)
    await stage.post([sold('M1', '5', 'W1-A')])
    expect((await changePlace('W1-A', { parent_cd: 'W2' })).code).toBe(200)
    expect((await changeItem({ lot_control: '1' })).code).toBe(200)
    await stage.addsUp()
  })
})
