import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { at, bought, doneOrRefused, moved, stockStage, today, type StockStage } from '#test/stock-stage.ts'
import { inventoryTime } from '../../contract/inventory-list.ts'
import {
  countLines,
  planInventory,
  saveCounts,
  saveReason,
  stepInventory,
  type InventoryVerb,
} from '../../contract/inventory.ts'
import { releasedPromises } from '../../contract/released-promises.ts'
import { closeMonth } from '../closing/close-month.ts'

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
    await stage.post([
      bought('M1', '10', '100'),
      bought('M2', '5', '40', 'W1-A'),
      bought('M3', '7', '10', 'W2'),
    ])
  })
  afterEach(() => stage.addsUp())

  const plan = async (changes: object = {}) => {
    const asked = { count_dt: today, location_cd: 'W1', inventory_div: '0', ...changes }
    return (await site.call(planInventory, asked, { token })).data.inventory_no
  }
  const step = (inventory_no: string, verb: InventoryVerb) =>
    site.call(stepInventory, { inventory_no, verb }, { token })
  const read = async (inventory_no: string) => (await site.call(countLines, { inventory_no }, { token })).data
  const count = (inventory_no: string, lines: readonly object[]) =>
    site.call(saveCounts, { inventory_no, lines }, { token })
  const locked = async (changes: object = {}) => {
    const inventory_no = await plan(changes)
    await step(inventory_no, 'start')
    expect((await step(inventory_no, 'lock')).data.status).toBe('2')
    return inventory_no
  }

  it('is started on its day only, and once', async () => {
    const later = await plan({ count_dt: '2026-04-02' })
    expect((await step(later, 'start')).code).toBe(20079)
    const now = await plan()
    expect((await step(now, 'start')).code).toBe(200)
    expect((await step(now, 'start')).code).toBe('BIZ_INVENTORY_STARTED')
    expect((await step(now, 'adjust')).code).toBe('BIZ_INVENTORY_STATE')
  })

  it('numbers its tags as one walks along the shelves: A2 before A10, and by row, bay and level where they are told', async () => {
    await stage.within(({ tx, session }) =>
      tx.execute(sql`INSERT INTO stock_location (company_cd, factory_cd, location_cd, location_nm, location_kind, parent_cd, countable_flg,
          supplier_branch_no, abort_div, row_no, bay_no, level_no, create_user, update_user)
        SELECT ${session.company_cd}, 'F01', code, code, '1', 'W1', true, '', '0', row_no, bay_no, level_no, 'TEST', 'TEST'
        FROM (VALUES ('W1-A10', '', '', ''), ('W1-A2', '', '', ''), ('W1-Q', 'C', '2', '1'), ('W1-P', 'C', '10', '1')) AS v (code, row_no, bay_no, level_no)`),
    )
    await stage.post(['W1-A10', 'W1-P', 'W1-A2', 'W1-Q'].map((place) => bought('M1', '1', '100', place)))
    const { lines } = await read(await locked())
    const tags = lines.map(({ line_no, location_cd }) => [line_no, location_cd])
    expect(tags).toEqual([
      [1, 'W1'],
      [2, 'W1-A'],
      [3, 'W1-A2'],
      [4, 'W1-A10'],
      [5, 'W1-Q'],
      [6, 'W1-P'],
    ])
  })

  it('freezes the books when it is locked, with all shelves of a warehouse, and nothing moves there meanwhile', async () => {
    const inventory_no = await plan()
    await step(inventory_no, 'start')
    await stage.post([moved('M1', '2', 'W1', 'W2')])
    await step(inventory_no, 'lock')
    const { lines } = await read(inventory_no)
    expect(
      lines.map(({ location_cd, item_cd, book_qty, counted_qty }) => [
        location_cd,
        item_cd,
        book_qty,
        counted_qty,
      ]),
    ).toEqual([
      ['W1', 'M1', '8', ''],
      ['W1-A', 'M2', '5', ''],
    ])
    expect(await doneOrRefused(stage.post([moved('M1', '1', 'W1', 'W2')]), 20015)).toBe(false)
    expect(await doneOrRefused(stage.post([bought('M3', '1', '10', 'W2')]), 20015)).toBe(true)
    const other = await plan({ location_cd: 'W1-A' })
    await step(other, 'start')
    expect((await step(other, 'lock')).code).toBe('BIZ_INVENTORY_LOCK')
  })

  it('a blank is not zero: it is asked for before the count can be finished', async () => {
    const inventory_no = await locked()
    await count(inventory_no, [{ line_no: 1, counted_qty: '0' }])
    const refused = await step(inventory_no, 'finish')
    expect([refused.code, refused.msg]).toEqual(['BIZ_INVENTORY_UNCOUNTED', expect.stringContaining('1件')])
    await count(inventory_no, [{ line_no: 2, counted_qty: '5' }])
    expect((await step(inventory_no, 'finish')).data.status).toBe('3')
    expect(
      (await read(inventory_no)).lines.map(({ diff_qty, diff_amount }) => [diff_qty, diff_amount]),
    ).toEqual([
      ['-10', '-1000'],
      ['0', '0'],
    ])
  })

  it('what is found without being in the books is counted too, where the count is', async () => {
    const inventory_no = await locked()
    const found = { item_cd: 'm5', location_cd: 'W1-B', counted_qty: '3' }
    expect((await count(inventory_no, [found])).code).toBe(200)
    expect((await count(inventory_no, [{ ...found, counted_qty: '4' }])).code).toBe(200)
    const wrong = await count(inventory_no, [
      { item_cd: 'M5', location_cd: 'W2', counted_qty: '1' },
      { item_cd: 'L1', location_cd: 'W1', counted_qty: '1' },
    ])
    expect(wrong.errors.map(({ path }) => path)).toEqual(['lines.0.location_cd', 'lines.1.lot_no'])
    const { lines } = await read(inventory_no)
    expect(lines.map(({ item_cd, book_qty, counted_qty }) => [item_cd, book_qty, counted_qty])).toEqual([
      ['M1', '10', ''],
      ['M2', '5', ''],
      ['M5', '0', '4'],
    ])
  })

  it('only goods of a type are counted where it is asked for, and everything else goes on moving', async () => {
    await stage.post([bought('S1', '4', '12')])
    const inventory_no = await locked({ item_type_cd: '3' })
    expect((await read(inventory_no)).lines.map(({ item_cd }) => item_cd)).toEqual(['S1'])
    expect(await doneOrRefused(stage.post([moved('S1', '1', 'W1', 'W2')]), 20015)).toBe(false)
    await stage.post([moved('M1', '1', 'W1', 'W2')])
    const other = await count(inventory_no, [{ item_cd: 'M5', location_cd: 'W1', counted_qty: '1' }])
    expect(other.errors.map(({ code }) => code)).toEqual(['BIZ_INVENTORY_OTHER_TYPE'])
    const rest = await plan({ item_type_cd: '2' })
    await step(rest, 'start')
    expect((await step(rest, 'lock')).code).toBe(200)
    const all = await plan()
    await step(all, 'start')
    expect((await step(all, 'lock')).code).toBe('BIZ_INVENTORY_LOCK')
    const unknown = { count_dt: today, location_cd: 'W1', inventory_div: '0', item_type_cd: '77' }
    expect((await site.call(planInventory, unknown, { token })).errors.map(({ path }) => path)).toEqual([
      'item_type_cd',
    ])
  })

  it('the second of two people at one shelf is told what the first one has found', async () => {
    const inventory_no = await locked()
    await count(inventory_no, [{ line_no: 1, counted_qty: '9', seen_qty: '' }])
    await stage.within(({ tx }) => tx.execute(sql`UPDATE inventory_line SET counted_by = 'OTHER'`))
    const late = await count(inventory_no, [
      { line_no: 2, counted_qty: '5', seen_qty: '' },
      { line_no: 1, counted_qty: '8', seen_qty: '' },
    ])
    expect(late.errors.map(({ path, code }) => [path, code])).toEqual([
      ['lines.1.counted_qty', 'BIZ_INVENTORY_COUNTED'],
    ])
    expect((await read(inventory_no)).lines.map(({ counted_qty }) => counted_qty)).toEqual(['9', ''])
    expect((await count(inventory_no, [{ line_no: 1, counted_qty: '8', seen_qty: '9' }])).code).toBe(200)
    const twice = { item_cd: 'M5', location_cd: 'W1', counted_qty: '1' }
    expect((await count(inventory_no, [twice, { ...twice, counted_qty: '2' }])).code).toBe(
      'BIZ_INVENTORY_TWICE',
    )
  })

  it('the truth is posted with its reasons, and promises of what is not there are released', async () => {
    await stage.promise({
      demand_kind: '050',
      demand_no: 'R1',
      demand_line: 1,
      warehouse_cd: 'W1',
      item_cd: 'M1',
      qty: '9',
    })
    const inventory_no = await locked({ inventory_div: '1' })
    await count(inventory_no, [
      { line_no: 1, counted_qty: '6' },
      { line_no: 2, counted_qty: '7.5' },
    ])
    await step(inventory_no, 'finish')
    expect((await step(inventory_no, 'adjust')).code).toBe('BIZ_INVENTORY_REASON')
    await site.call(saveReason, { inventory_no, line_nos: [1, 2], reason_cd: '20' }, { token })
    const adjusted = await step(inventory_no, 'adjust')
    expect(adjusted.data).toEqual({
      status: '4',
      adjusted: 2,
      documented: 0,
      released: [{ demand_no: 'R1', item_cd: 'M1', qty: '3' }],
    })
    const document = { document_kind: 'inventory', document_no: inventory_no }
    const { data: lost } = await site.call(releasedPromises, document, { token })
    expect(lost.list).toEqual([
      { demand_no: 'R1', demand_line: 1, item_cd: 'M1', item_nm: '品目M1', qty: '3', unit_nm: 'kg' },
    ])
    expect(await doneOrRefused(stage.post([moved('M1', '1', 'W1', 'W2')]), 20015)).toBe(false)
    expect((await step(inventory_no, 'end')).data.status).toBe('5')
    await stage.post([moved('M2', '7.5', 'W1-A', 'W2')])
    const { data } = await site.call(inventoryTime.endpoints.getList, {}, { token })
    expect(data.list.map((row) => [row['status'], row['line_count'], row['diff_count']])).toEqual([
      ['5', 2, 2],
    ])
  })

  it('a serial number is counted once, and nothing more finely than in its unit', async () => {
    const serial = { ...bought('N1', '1', '100'), to: at('W1', { lot_no: 'SN1' }) }
    await stage.post([serial])
    const inventory_no = await locked()
    const { lines } = await read(inventory_no)
    const line_no = lines.find(({ item_cd }) => item_cd === 'N1')?.line_no ?? 0
    const twice = await count(inventory_no, [{ line_no, counted_qty: '2' }])
    expect(twice.errors.map(({ path, code }) => [path, code])).toEqual([
      ['lines.0.counted_qty', 'BIZ_STOCK_SERIAL_ONE'],
    ])
    const half = await count(inventory_no, [{ line_no, counted_qty: '0.5' }])
    expect(half.errors.map(({ code }) => code)).toEqual(['BIZ_QTY_PLACES'])
    expect((await count(inventory_no, [{ line_no, counted_qty: '0' }])).code).toBe(200)
  })

  it('pieces in work are counted together, before they have serial numbers', async () => {
    const inWork = at('W1', { lot_no: 'WO1', process_no: '10' })
    await stage.post([{ stock_div: '042', item_cd: 'N1', qty: '3', to: inWork }])
    const inventory_no = await locked()
    const { lines } = await read(inventory_no)
    const line_no = lines.find(({ item_cd }) => item_cd === 'N1')?.line_no ?? 0
    expect((await count(inventory_no, [{ line_no, counted_qty: '2' }])).code).toBe(200)
  })

  it('what looks wrong is counted again; what has been finished is not written over', async () => {
    const inventory_no = await locked()
    const both = (first: string) => [
      { line_no: 1, counted_qty: first },
      { line_no: 2, counted_qty: '5' },
    ]
    await count(inventory_no, both('1'))
    await step(inventory_no, 'finish')
    expect((await count(inventory_no, both('10'))).code).toBe('BIZ_INVENTORY_STATE')
    expect((await step(inventory_no, 'recount')).data.status).toBe('2')
    expect((await read(inventory_no)).lines.map(({ counted_qty }) => counted_qty)).toEqual(['1', '5'])
    expect((await count(inventory_no, both('10'))).code).toBe(200)
    await step(inventory_no, 'finish')
    expect((await step(inventory_no, 'adjust')).data).toMatchObject({ status: '4', adjusted: 0 })
  })

  it('a cancelled count discards what was counted and frees the places', async () => {
    const inventory_no = await locked()
    await count(inventory_no, [{ line_no: 1, counted_qty: '1' }])
    expect((await step(inventory_no, 'cancel')).data.status).toBe('9')
    expect((await read(inventory_no)).lines).toEqual([])
    await stage.post([moved('M1', '10', 'W1', 'W2')])
  })

  it('a report in between may end without being adjusted; the end of a term may not', async () => {
    const report = await locked()
    await count(report, [
      { line_no: 1, counted_qty: '9' },
      { line_no: 2, counted_qty: '5' },
    ])
    await step(report, 'finish')
    expect((await step(report, 'end')).data.status).toBe('5')
    expect((await read(report)).lines.map(({ diff_qty }) => diff_qty)).toEqual(['-1', '0'])
    await stage.post([moved('M1', '10', 'W1', 'W2')])

    const term = await locked({ location_cd: 'W2', inventory_div: '1' })
    const lines = (await read(term)).lines.map(({ line_no, book_qty }) => ({
      line_no,
      counted_qty: book_qty,
    }))
    await count(term, lines)
    await step(term, 'finish')
    expect((await read(term)).abilities['end']).toMatchObject({ code: 'BIZ_INVENTORY_ADJUST_FIRST' })
    expect((await step(term, 'end')).code).toBe('BIZ_INVENTORY_ADJUST_FIRST')
    await step(term, 'adjust')
    expect((await step(term, 'end')).data.status).toBe('5')
    const { data } = await site.call(inventoryTime.endpoints.getList, { inventory_status: '1' }, { token })
    expect(data.list).toHaveLength(2)
  })

  it('a month is not closed before its term-end count has been adjusted', async () => {
    await stage.within(({ tx, session }) =>
      tx.execute(sql`UPDATE bizdate SET biz_dt = '2026-04-30' WHERE company_cd = ${session.company_cd}`),
    )
    const inventory_no = await plan({ count_dt: '2026-04-30', inventory_div: '1' })
    const close = () => stage.within((context) => closeMonth(context, '2026-04'))
    expect(await doneOrRefused(close(), 'BIZ_INVENTORY_OPEN')).toBe(false)
    await step(inventory_no, 'cancel')
    expect(await doneOrRefused(close())).toBe(true)
  })
})
