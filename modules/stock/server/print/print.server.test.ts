import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/server/database/database.ts'
import { tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { openSite, type Site } from '#test/site.ts'
import { at, bought, moved, stockStage, today, type StockStage } from '#test/stock-stage.ts'
import { planInventory, saveCounts, saveReason, stepInventory } from '../../contract/inventory.ts'
import {
  printCountSheet,
  printGoodsLabels,
  printMoveSlip,
  printPayments,
  printStockList,
} from '../../contract/print-calls.ts'

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
    await stage.post([
      bought('M1', '1234.5', '100', 'W1-B'),
      bought('M2', '5', '40', 'W1-A'),
      { ...bought('L1', '7', '10'), to: at('W1', { lot_no: 'LOT-9' }) },
    ])
    await stage.post([moved('M2', '2', 'W1-A', 'W2')], { poster: 'hand', document_kind: 'stock' })
  })
  afterAll(() => site.close())

  /** The words of all pages without blanks. */
  const printed = async (paper: Endpoint, input: object): Promise<string> => {
    const pdf = await site.file(paper, input, { token })
    return textOfPages(pdf).join('').replaceAll(/\s/g, '')
  }

  it('a count sheet follows the shelves, and hides the books from who should not see them', async () => {
    const asked = { count_dt: today, location_cd: 'W1', inventory_div: '0' }
    const { inventory_no } = (await site.call(planInventory, asked, { token })).data
    for (const verb of ['start', 'lock']) await site.call(stepInventory, { inventory_no, verb }, { token })
    const whole = await printed(printCountSheet, { inventory_no })
    expect(whole).toContain('棚卸票')
    expect(whole.indexOf('LOT-9')).toBeLessThan(whole.indexOf('品目M2'))
    expect(whole.indexOf('品目M2')).toBeLessThan(whole.indexOf('品目M1'))
    expect(whole).toContain('1,234.5')
    const blind = await printed(printCountSheet, { inventory_no, kind: '1' })
    expect(blind).not.toContain('1,234.5')
    expect(blind).not.toContain('帳簿数')
    expect(blind).toContain('再発行')
    const lines = [1, 2, 3].map((line_no) => ({ line_no, counted_qty: '4' }))
    await site.call(saveCounts, { inventory_no, lines }, { token })
    await site.call(stepInventory, { inventory_no, verb: 'finish' }, { token })
    await site.call(saveReason, { inventory_no, line_nos: [1], reason_cd: '20' }, { token })
    const result = await printed(printCountSheet, { inventory_no, kind: '3' })
    for (const words of ['棚卸結果表', '▲1,230.5', '▲123,050', '現物との差異'])
      expect(result).toContain(words)
    expect((await site.call(printCountSheet, { inventory_no: 'I9' }, { token })).code).toBe(404)
    await site.call(stepInventory, { inventory_no, verb: 'cancel' }, { token })
  })

  it('a move slip says from where to where, and the goods carry labels with their lot', async () => {
    const paper = await printed(printMoveSlip, { slip_no: '1' })
    for (const words of ['在庫移動票', 'W1-A場所W1-A', 'W2場所W2', '品目M2']) expect(paper).toContain(words)
    const label = await printed(printGoodsLabels, { location_cd: 'W1', item_cd: 'L1', lot_no: 'LOT-9' })
    for (const words of ['品目L1', 'LOT-9', '数量7']) expect(label).toContain(words)
    expect(await printed(printGoodsLabels, { slip_no: '1' })).toContain('W2場所W2')
    const inTwo = await printed(printGoodsLabels, {
      location_cd: 'W1',
      item_cd: 'L1',
      lot_no: 'LOT-9',
      per_label: '5',
    })
    for (const words of ['数量5', '数量2']) expect(inTwo).toContain(words)
    expect(
      await site.call(
        printGoodsLabels,
        { location_cd: 'W1', item_cd: 'L1', lot_no: 'LOT-9', per_label: '0.001' },
        { token },
      ),
    ).toMatchObject({ code: 'BIZ_STOCK_LABELS_MANY' })
    expect((await site.call(printGoodsLabels, { item_cd: 'M9', location_cd: 'W1' }, { token })).code).toBe(
      404,
    )
  })

  it('the ledger of one item or of all: carried over, each movement, what is left', async () => {
    const days = { from: today, to: today }
    const one = await printed(printPayments, { ...days, item_cd: 'M2' })
    for (const words of ['受払台帳', 'M2品目M2', '前残', '仕入入庫', 'W1-A→W2', '場所間移動2'])
      expect(one).toContain(words)
    expect(one).not.toContain('LOT-9')
    const all = await printed(printPayments, days)
    for (const words of ['M1品目M1', 'M2品目M2', 'LOT-9']) expect(all).toContain(words)
    expect((await site.call(printPayments, { ...days, item_cd: 'M9' }, { token })).code).toBe(404)
  })

  it('the stock list is what was searched for, with its value', async () => {
    const paper = await printed(printStockList, { location_cd: 'W1' })
    expect(paper).toContain('123,450')
    expect(paper).not.toContain('W2場所W2')
  })
})
