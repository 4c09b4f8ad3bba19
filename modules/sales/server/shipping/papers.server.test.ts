import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/server/database/database.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { openSite, type Site } from '#test/site.ts'
import {
  printBoxLabels,
  printDeliveryNotes,
  printInstructions,
  printPickingLists,
  printShippingTags,
} from '../../contract/shipping/paper-calls.ts'

onPostgres((open) => {
  let database: Database
  let site: Site
  let stage: SalesStage
  let token: string
  beforeAll(async () => {
    database = await open(demo)
    site = await openSite(database)
    stage = await salesStage(database)
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
  })
  afterAll(() => site.close())
  /** The words of each page, without blanks. */
  const printed = async (paper: Endpoint, ...numbers: readonly string[]) => {
    const pdf = await site.file(paper, { delivery_no: numbers.join(',') }, { token })
    return textOfPages(pdf).map((page) => page.replaceAll(/\s/g, ''))
  }

  it('a delivery has its note and a receipt on one sheet, and a copy: what has left, what it costs, and room for the stamp', async () => {
    const order = await stage.entered('10', { customer_po_no: 'PO-77' })
    const delivery_no = await stage.instructed(order, '10')
    await stage.picked(delivery_no, '5', '2')
    await stage.confirmed(delivery_no, { short_choice: '2' })
    const [sheet = '', copy = '', ...more] = await printed(printDeliveryNotes, delivery_no)
    expect(more).toEqual([])
    const [line] = order.lines
    const amount = (Number(line?.unit_price) * 7).toLocaleString('en')
    const said = ['納品書', '受領書', delivery_no, 'PO-77', '御中', `受注${order.header.order_no}-1`]
    for (const words of [...said, '受領しました', '行']) expect(sheet).toContain(words)
    // Of the line and as the sum on the note, not on the receipt.
    for (const page of [sheet, copy]) expect(page.split(amount)).toHaveLength(3)
    expect(copy).toContain('納品書（控）')
    expect([sheet, copy].filter((page) => page.includes('再発行'))).toEqual([])
    const again = await printed(printDeliveryNotes, delivery_no)
    expect(again.map((page) => page.split('再発行').length - 1)).toEqual([2, 1])
  })

  it('a note has what was picked once it was, and no line of which nothing has left', async () => {
    const { item_cd } = stage
    const order = await stage.enter([
      { item_cd, qty: '10' },
      { item_cd, qty: '25' },
    ])
    const { order_no } = order.header
    const delivery_no = await stage.instructedLines([
      { order_no, line_no: 1, qty: '10' },
      { order_no, line_no: 2, qty: '25' },
    ])
    const [first, second] = order.lines.map(({ unit_price }) => Number(unit_price))
    const total = (one: number, other: number) =>
      `合計${((first ?? 0) * one + (second ?? 0) * other).toLocaleString('en')}`
    const noted = async () => (await printed(printDeliveryNotes, delivery_no))[0] ?? ''
    expect(await noted()).toContain(total(10, 25))
    await stage.picked(delivery_no, '6')
    expect(await noted()).toContain(total(6, 0))
    await stage.confirmed(delivery_no, { short_choice: '2' })
    const note = await noted()
    expect(note).toContain(total(6, 0))
    expect(note).not.toContain(`受注${order_no}-2`)
  })

  it('a picking list leads along the shelves to the lots, picked already or suggested; nothing is picked of what is cancelled', async () => {
    const order = await stage.entered('9')
    const delivery_no = await stage.instructed(order, '9')
    const [suggested = ''] = await printed(printPickingLists, delivery_no)
    for (const words of ['ピッキングリスト', delivery_no, stage.item_cd, stage.place])
      expect(suggested).toContain(words)
    await stage.picked(delivery_no, '6', '3')
    const other = await stage.instructed(await stage.entered('4'), '4')
    const [picked = '', second = ''] = await printed(printPickingLists, delivery_no, other)
    for (const words of ['LOT-A', 'LOT-B']) expect(picked).toContain(words)
    expect(second).toContain(other)
    await stage.cancelled(delivery_no)
    await expect(printed(printPickingLists, delivery_no)).rejects.toThrow()
  })

  it('a shipping instruction says what leaves together, when, where to, and in how many boxes', async () => {
    const order = await stage.entered('10', { destination_cd: 'D01' })
    await stage.set(order, 1, sql`pack_qty = 4`)
    const delivery_no = await stage.instructed(order, '10')
    const [page = '', ...more] = await printed(printInstructions, delivery_no)
    expect(more).toEqual([])
    const said = [
      '出荷指示書',
      delivery_no,
      stage.item_cd,
      `${order.header.order_no}-1`,
      '10',
      '4×2箱',
      '箱数合計3',
    ]
    for (const words of said) expect(page).toContain(words)
    const { destination_nm } = await stage.picking(delivery_no)
    expect(page).toContain(destination_nm.replaceAll(/\s/g, ''))
    await stage.cancelled(delivery_no)
    await expect(printed(printInstructions, delivery_no)).rejects.toThrow('BIZ_DELIVERY_STATE')
  })

  const labels = (values: ReturnType<typeof sql>) =>
    database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE customer_item SET ${values} WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
      ),
    )

  it('each box has a label for the customer: full ones and what is left over of each lot, with what its item wants on it', async () => {
    const order = await stage.entered('10', { customer_po_no: 'PO-77' })
    await stage.set(order, 1, sql`pack_qty = 4, dock = 'B-2'`)
    const delivery_no = await stage.instructed(order, '10')
    await stage.picked(delivery_no, '6', '4')
    const pages = await printed(printBoxLabels, delivery_no)
    const [first = '', second = '', third = ''] = pages
    const { customer_item_cd } = stage.sold[0] ?? { customer_item_cd: 'none' }
    for (const words of [customer_item_cd, stage.item_cd, 'PO-77', 'LOT-A', 'B-2', '箱1／3'])
      expect(first).toContain(words)
    expect(pages.map((page) => /数量(\d+)/.exec(page)?.[1])).toEqual(['4', '2', '4'])
    expect(second).toContain('LOT-A')
    expect(third).toContain('LOT-B')
    // Fewer things on a larger one, with bars.
    await labels(
      sql`label_width = 150, label_height = 90, label_code = '2', label_po_flg = false, label_box_flg = false`,
    )
    const [plain = ''] = await printed(printBoxLabels, delivery_no)
    expect(plain).toContain('LOT-A')
    for (const words of ['PO-77', '箱1／3']) expect(plain).not.toContain(words)
    await labels(
      sql`label_width = 100, label_height = 60, label_code = '1', label_po_flg = true, label_box_flg = true`,
    )
  })

  it('labels that do not fit are told by their item, and sizes are not mixed', async () => {
    const order = await stage.entered('3', { customer_po_no: '注文１' })
    const delivery_no = await stage.instructed(order, '3')
    // Bars cannot say it.
    await labels(sql`label_code = '2', label_content = '3'`)
    await expect(printed(printBoxLabels, delivery_no)).rejects.toThrow('BIZ_LABEL_FITS')
    await labels(sql`label_code = '1', label_content = '1'`)
    const other = await stage.enter([{ item_cd: stage.sold[1]?.item_cd ?? '', qty: '1' }])
    const { order_no } = other.header
    await database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE customer_item SET label_width = 120 WHERE company_cd = 'DEMO' AND item_cd = ${other.lines[0]?.item_cd}`,
      ),
    )
    const second = await stage.instructedLines([{ order_no, line_no: 1, qty: '1' }])
    await expect(printed(printBoxLabels, delivery_no, second)).rejects.toThrow('BIZ_LABEL_SIZES')
  })

  it('not more than five hundred at once', async () => {
    const order = await stage.entered('501')
    await stage.set(order, 1, sql`pack_qty = 1`)
    const delivery_no = await stage.instructed(order, '501')
    for (const paper of [printBoxLabels, printShippingTags])
      await expect(printed(paper, delivery_no)).rejects.toThrow('BIZ_LABEL_TOO_MANY')
  })

  it('a tag for each box of a delivery says where it goes, ten on a sheet', async () => {
    const order = await stage.entered('11', { destination_cd: 'D01' })
    await stage.set(order, 1, sql`pack_qty = 1`)
    const delivery_no = await stage.instructed(order, '11')
    const sheets = await printed(printShippingTags, delivery_no)
    expect(sheets).toHaveLength(2)
    expect(sheets[0]?.split(delivery_no)).toHaveLength(11)
    expect(sheets[1]).toContain('箱11／11')
  })
})
