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
import { printDeliveryNotes, printPickingLists } from '../../contract/shipping/paper-calls.ts'

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

  it('a delivery has its note, a copy and a receipt: what has left, what it costs, and room for the stamp', async () => {
    const order = await stage.entered('10', { customer_po_no: 'PO-77' })
    const delivery_no = await stage.instructed(order, '10')
    await stage.picked(delivery_no, '5', '2')
    await stage.confirmed(delivery_no, { short_choice: '2' })
    const [note = '', copy = '', receipt = '', ...more] = await printed(printDeliveryNotes, delivery_no)
    expect(more).toEqual([])
    const [line] = order.lines
    const amount = (Number(line?.unit_price) * 7).toLocaleString('en')
    for (const words of ['納品書', delivery_no, 'PO-77', '御中', `受注${order.header.order_no}-1`, amount])
      expect(note).toContain(words)
    expect(copy).toContain('納品書（控）')
    expect(receipt).toContain('受領書')
    expect(receipt).toContain('受領しました')
    expect(receipt).not.toContain(amount)
    expect(note).not.toContain('再発行')
    expect((await printed(printDeliveryNotes, delivery_no))[0]).toContain('再発行')
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
})
