import { afterAll, beforeAll, expect, it } from 'vitest'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { csvColumns } from '#platform/contract/csv.ts'
import { decodeCp932, encodeCp932 } from '#platform/server/csv/cp932.ts'
import type { Database } from '#platform/server/database/database.ts'
import { tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { bought, sold, stockStage, type StockStage } from '#test/stock-stage.ts'

onPostgres((open) => {
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

  it('a file that changes them is told so at the cell, before it is imported', async () => {
    const { csvDownload, csvPreview } = itemMaster.endpoints
    const exported = await site.file(csvDownload, { item_cd: 'M1' }, { token })
    const columns = csvColumns(itemMaster.fields)
    const [heading = '', row = ''] = decodeCp932(exported).split('\r\n')
    const columnOf = (name: string) => columns.findIndex((column) => column.name === name)
    const changed = row.split(',').with(columnOf('lot_control'), '1').with(columnOf('unit_cd'), 'PCS')
    const content = encodeCp932([heading, changed.join(',')].join('\r\n'))?.toString('base64')
    const { data } = await site.call(csvPreview, { file_nm: 'item.csv', content }, { token })
    expect(data.rows[0]?.errors.map(({ column, code }) => [columns[column]?.name, code])).toEqual([
      ['unit_cd', 'BIZ_STOCK_LIES'],
      ['lot_control', 'BIZ_STOCK_LIES'],
    ])
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
