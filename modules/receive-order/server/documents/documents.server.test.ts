import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { openSite, type Site } from '#test/site.ts'
import { printAcknowledgement, printAnswers } from '../../contract/documents/paper-calls.ts'
import { allocateOrder } from '../../contract/order-calls.ts'
import { orderPageOf } from '../../contract/page/order-page.ts'

onPostgres((open) => {
  let database: Database
  let site: Site
  let stage: OrderStage
  let token: string
  let item = ''
  beforeAll(async () => {
    database = await open(demo)
    site = await openSite(database)
    stage = await orderStage(database)
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
    item = stage.sold[0]?.item_cd ?? ''
  })
  afterAll(() => site.close())
  /** The words of each document's pages, without blanks. */
  const printed = async (paper: Endpoint, ...orders: readonly OrderRecord[]) => {
    const order_no = orders.map(({ header }) => header.order_no).join(',')
    const pdf = await site.file(paper, { order_no }, { token })
    return textOfPages(pdf).map((page) => page.replaceAll(/\s/g, ''))
  }
  const filesOf = ({ header: { order_no } }: OrderRecord) =>
    database.owner('read', (tx) =>
      rows(
        tx,
        {
          file_nm: z.string(),
          comment: z.string(),
          direction: z.string(),
          partner_cd: z.string(),
          amount: z.string(),
        },
        sql`SELECT f.file_nm, a.comment, f.direction, f.partner_cd, f.amount::text FROM attachment a
          JOIN stored_file f USING (company_cd, file_no) WHERE a.row_key = ${`F01 ${order_no}`} ORDER BY a.attachment_no`,
      ),
    )
  const made = () => stage.enter([{ item_cd: item, qty: '3' }], { customer_po_no: 'PO-77' })

  it('an acknowledgement is addressed as Japanese letters are, and kept with its order as it went out', async () => {
    const order = await made()
    const [page = ''] = await printed(printAcknowledgement, order)
    const { net_amount, tax_amount, order_no } = order.header
    for (const words of ['注文請書', order_no, 'PO-77', '御中', '2026/11/27', 'ご注文をお請けいたします'])
      expect(page).toContain(words)
    expect(page).not.toContain('変更1')
    // Stands on invoices only.
    expect(page).not.toContain('登録番号')
    expect(await filesOf(order)).toEqual([
      {
        ...{ file_nm: `注文請書_${order_no}.pdf`, comment: '', direction: 'sent', partner_cd: 'C001' },
        amount: String(Number(net_amount) + Number(tax_amount)),
      },
    ])
  })

  it('after a change it says so, and is another revision', async () => {
    const order = await made()
    await printed(printAcknowledgement, order)
    const changed = await stage.change(await stage.read(order), {
      header: { change_reason: '得意先の数量変更' },
      lines: order.lines.map((line) => ({ ...line, qty: '4' })),
    })
    expect(changed.kept).toMatchObject({ revision: 1, issued: false })
    const [page = ''] = await printed(printAcknowledgement, order)
    for (const words of ['変更1', '得意先の数量変更']) expect(page).toContain(words)
    expect(page).not.toContain('再発行')
    expect((await filesOf(order)).map(({ comment }) => comment)).toEqual(['', '変更 1'])
    expect((await stage.read(order)).kept).toMatchObject({ revision: 1, issued: true, prints: 2 })
    const [again = ''] = await printed(printAcknowledgement, order)
    for (const words of ['変更1', '再発行']) expect(again).toContain(words)
  })

  it('several come in one file, and each is kept with its own order', async () => {
    const [one, two] = [await made(), await made()]
    const pages = await printed(printAcknowledgement, one, two)
    expect(pages).toHaveLength(2)
    for (const order of [one, two])
      expect((await filesOf(order)).map(({ file_nm }) => file_nm)).toEqual([
        `注文請書_${order.header.order_no}.pdf`,
      ])
  })

  it('a reply tells the day of each open line, and does not stand in the acknowledgement’s place', async () => {
    const order = await stage.enter([
      { item_cd: item, qty: '3', answer_dt: '2026-12-01' },
      { item_cd: item, qty: '5' },
      { item_cd: item, qty: '7' },
    ])
    await stage.set(order, 3, sql`line_status = '8', closed_qty = 7`)
    const [page = ''] = await printed(printAnswers, order)
    for (const words of ['納期回答書', '御中', '2026/12/01', '調整中']) expect(page).toContain(words)
    expect(page.match(/2026\/11\/27/g)).toHaveLength(2)
    expect((await stage.read(order)).kept).toMatchObject({ prints: 0, issued: false })
    expect(await filesOf(order)).toHaveLength(1)
  })

  it('the page of an order names what hangs on its lines', async () => {
    const order = await stage.enter([
      { item_cd: item, qty: '1' },
      { item_cd: item, qty: '90000', ship_dt: '2026-11-20', desired_dt: '2026-11-24' },
    ])
    const { order_no } = order.header
    await stage.call(allocateOrder, { order_no })
    const { names, nodes, items } = await stage.call(orderPageOf, { order_no })
    expect(names.customer_nm).not.toBe('')
    expect(items.map(({ item_cd, unit_nm }) => [item_cd, unit_nm])).toEqual([[item, '個']])
    expect(nodes).toContainEqual(
      expect.objectContaining({ line_no: 1, stage: 'promise', qty: '1', no: '999', state: 'done' }),
    )
    const leaving = { line_no: 2, stage: 'shipping', qty: '90000', date: '2026-11-20' }
    expect(nodes).toContainEqual(expect.objectContaining({ ...leaving, state: 'expected' }))
    await stage.set(order, 2, sql`ship_dt = '2026-11-17'`)
    const late = await stage.call(orderPageOf, { order_no })
    expect(late.nodes).toContainEqual(
      expect.objectContaining({ ...leaving, date: '2026-11-17', state: 'late' }),
    )
    await expect(stage.call(orderPageOf, { order_no: 'NONE' })).rejects.toMatchObject({ code: 404 })
  })
})
