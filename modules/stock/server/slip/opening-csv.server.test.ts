import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import type { Database } from '#platform/server/database/database.ts'
import { tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { stockStage, type StockStage } from '#test/stock-stage.ts'
import { lotList, saveLot } from '../../contract/lot-list.ts'
import { openingPreview, openingTemplate, openingUpload } from '../../contract/opening-csv.ts'
import { slipList } from '../../contract/slip-list.ts'
import { stockList } from '../../contract/stock-list.ts'

onPostgres((open) => {
  let database: Database
  let site: Site
  let stage: StockStage
  let token: string
  beforeAll(async () => {
    database = await open()
    site = await openSite(database)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    stage = await stockStage(database)
    token = await tokenOf(site, stage.company_cd)
  })
  afterEach(() => stage.addsUp())
  const heading = '場所,品目,ロット,数量,単価,有効期限,品質,摘要'
  const file = (rows: readonly string[]) => ({
    file_nm: '期首在庫.csv',
    content: encodeCp932([heading, ...rows, ''].join('\r\n'))?.toString('base64'),
  })
  const preview = async (rows: readonly string[]) =>
    (await site.call(openingPreview, file(rows), { token })).data.rows
  const upload = async (rows: readonly string[]) =>
    site.call(openingUpload, { ...file(rows), seen: rows.map(() => 0) }, { token })

  it('opening stock comes from a file with its prices and lots, and all slips of it are posted together', async () => {
    const template = await site.file(openingTemplate, {}, { token })
    expect(Buffer.from(template).length).toBeGreaterThan(10)
    const many = Array.from({ length: 205 }, (_, n) => `W${n % 20},M${n % 50},,${n + 1},100,,,`)
    const rows = ['W1,P1,,10,55.5,,,', 'W1-A,L1,LOT-1,4,20,2026/12/31,1,検査待ち', ...many]
    expect((await preview(rows)).every(({ state }) => state === 'new')).toBe(true)
    expect((await upload(rows)).data.counts).toMatchObject({ new: 207, wrong: 0 })
    const { data } = await site.call(stockList.endpoints.getList, { item_cd: 'L1', size: '10' }, { token })
    expect(data.list).toMatchObject([
      { location_cd: 'W1-A', lot_no: 'LOT-1', qty: '4', quality: '1', expiry_dt: '2026-12-31', amount: '80' },
    ])
    const prices = await site.call(stockList.endpoints.getList, { item_cd: 'P1', size: '10' }, { token })
    expect(prices.data.list).toMatchObject([{ qty: '10', unit_cost: '55.5', amount: '555' }])
    const slips = await site.call(slipList.endpoints.getList, { size: '300' }, { token })
    expect(new Set(slips.data.list.map(({ slip_no }) => slip_no)).size).toBe(2)
    expect((await upload(rows)).code).toBe('IMP_DUPLICATE')
  })

  it('every wrong cell of the file is told, and then nothing is posted', async () => {
    const rows = [
      'W1,M1,,10,100,,,',
      'W99,M1,,10,100,,,',
      'W1,M1,LOT-1,10,100,,,',
      'W1,M1,,ten,100,,,',
      'W1,L1,A,1,1,2026/02/30,,',
      'W1,M1,,1,1,,7,',
    ]
    const told = (await preview(rows)).map(({ state, errors }) => [
      state,
      ...errors.map(({ column }) => column),
    ])
    expect(told).toEqual([['new'], ['wrong', 0], ['wrong', 2], ['wrong', 3], ['wrong', 5], ['wrong', 6]])
    expect((await upload(rows)).code).toBe('IMP_ERRORS')
    const { data } = await site.call(stockList.endpoints.getTotal, {}, { token })
    expect(data.total).toBe(0)
  })

  it('a lot is held with a reason, its expiry corrected, and released', async () => {
    await upload(['W1,L1,LOT-1,4,20,2026/05/31,,'])
    const lot = { item_cd: 'L1', lot_no: 'LOT-1', expiry_dt: '2026-06-30' }
    const without = await site.call(saveLot, { ...lot, hold_flg: '1', hold_reason: '' }, { token })
    expect(without.errors.map(({ path, code }) => [path, code])).toEqual([['hold_reason', 'V_REQUIRED']])
    await site.call(saveLot, { ...lot, hold_flg: '1', hold_reason: '異物' }, { token })
    const found = async () =>
      (await site.call(lotList.endpoints.getList, { size: '10' }, { token })).data.list
    expect(await found()).toMatchObject([
      { qty: '4', expiry_dt: '2026-06-30', hold_flg: true, hold_reason: '異物' },
    ])
    await site.call(saveLot, { ...lot, hold_flg: '0', hold_reason: '' }, { token })
    expect(await found()).toMatchObject([{ hold_flg: false, hold_reason: '' }])
    const unknown = await site.call(
      saveLot,
      { ...lot, lot_no: 'X', hold_flg: '0', hold_reason: '' },
      { token },
    )
    expect(unknown.code).toBe(404)
  })
})
