import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { decodeCp932, encodeCp932 } from '#platform/server/csv/cp932.ts'
import { tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { bought, stockStage, today, type StockStage } from '#test/stock-stage.ts'
import { countCsv, countCsvPreview, countCsvUpload } from '../../contract/count-csv.ts'
import { countLines, planInventory, saveCounts, stepInventory } from '../../contract/inventory.ts'

onPostgres((open) => {
  let database: Database
  let site: Site
  let stage: StockStage
  let token: string
  let inventory_no: string
  beforeAll(async () => {
    database = await open()
    site = await openSite(database)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    stage = await stockStage(database)
    token = await tokenOf(site, stage.company_cd)
    await stage.post([bought('M1', '10', '100'), bought('M2', '5', '40', 'W1-A'), bought('M3', '7', '10')])
    const asked = { count_dt: today, location_cd: 'W1', inventory_div: '0' }
    inventory_no = (await site.call(planInventory, asked, { token })).data.inventory_no
    for (const verb of ['start', 'lock']) await site.call(stepInventory, { inventory_no, verb }, { token })
  })

  /** The file as it goes out, its lines without the heading changed by a person. */
  const filled = async (change: (lines: string[]) => string[]): Promise<object> => {
    const out = decodeCp932(await site.file(countCsv, { inventory_no }, { token }))
    const [heading = '', ...lines] = out.split('\r\n').filter(Boolean)
    const text = [heading, ...change(lines), ''].join('\r\n')
    const bytes = encodeCp932(text)
    return { inventory_no, file_nm: '実棚.csv', content: bytes?.toString('base64') }
  }
  const preview = async (file: object) => (await site.call(countCsvPreview, file, { token })).data
  const counted = async () =>
    (await site.call(countLines, { inventory_no }, { token })).data.lines.map(
      ({ item_cd, counted_qty }) => `${item_cd} ${counted_qty}`,
    )

  it('goes out in the order of the shelves and comes back with figures; a blank is no count', async () => {
    const file = await filled(([first = '', second = '', third = '']) => [`${first}8`, second, `${third}0`])
    const seen = await preview(file)
    expect(seen.rows.map(({ state }) => state)).toEqual(['changed', 'same', 'changed'])
    const sent = { ...file, seen: seen.rows.map(({ update_cnt }) => update_cnt) }
    expect((await site.call(countCsvUpload, sent, { token })).data.counts).toMatchObject({
      changed: 2,
      same: 1,
    })
    expect(await counted()).toEqual(['M1 8', 'M3 ', 'M2 0'])
    expect((await site.call(countCsvUpload, sent, { token })).code).toBe('IMP_DUPLICATE')
  })

  it('every wrong cell is told, and then nothing is taken', async () => {
    const file = await filled(([first = '', second = '']) => [
      `${first}many`,
      second.replace('M3', 'M9').concat('1'),
      '0,W2,M5,,,,,3',
      ',W1-B,M5,,,,,4',
    ])
    const seen = await preview(file)
    expect(seen.rows.map(({ state, errors }) => [state, ...errors.map(({ column }) => column)])).toEqual([
      ['wrong', 7],
      ['wrong', 0],
      ['wrong', 1],
      ['new'],
    ])
    expect(decodeCp932(Buffer.from(seen.error_file, 'base64'))).toContain('数値で入力')
    const sent = { ...file, seen: seen.rows.map(({ update_cnt }) => update_cnt) }
    expect((await site.call(countCsvUpload, sent, { token })).code).toBe('IMP_ERRORS')
    expect(await counted()).toEqual(['M1 ', 'M3 ', 'M2 '])
  })

  it('what somebody has counted since the preview is not written over', async () => {
    const file = await filled(([first = '']) => [`${first}8`])
    const seen = await preview(file)
    await site.call(saveCounts, { inventory_no, lines: [{ line_no: 1, counted_qty: '9' }] }, { token })
    const sent = { ...file, seen: seen.rows.map(({ update_cnt }) => update_cnt) }
    expect((await site.call(countCsvUpload, sent, { token })).code).toBe('CSV_ROWS_CHANGED')
    expect((await counted())[0]).toBe('M1 9')
  })
})
