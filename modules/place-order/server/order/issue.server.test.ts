import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import type { SentOf, SlipRecordOf } from '#platform/contract/slip.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { mailbox } from '#test/mailbox.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay, orderStage, type OrderStage } from '#test/order-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { openSite, type Site } from '#test/site.ts'
import { mailPlaceOrder, printPlaceOrders } from '../../contract/order/order-paper-calls.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

type Order = SlipRecordOf<typeof placeOrderSlip>
type Sent = SentOf<typeof placeOrderSlip>

const { sent, composition } = mailbox()

onPostgres((open) => {
  let database: Database
  let site: Site
  let stage: OrderStage
  let token: string
  beforeAll(async () => {
    database = await open(demo)
    site = await openSite(database)
    stage = await orderStage(database, composition)
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
  })
  afterAll(() => site.close())

  /** S004 is under the fair-trade act, S005 is not. */
  const made = (
    lines: readonly Partial<Sent['lines'][number]>[],
    header: Partial<Sent['header']> = {},
  ): Promise<Order> =>
    stage.call(placeOrderSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { order_dt: orderDay, supplier_cd: 'S004', branch_no: '00', ...header },
      lines,
    })
  const line = {
    item_cd: 'BLT-M4',
    qty: '10',
    unit_price: '50',
    price_base_qty: '1' as const,
    due_dt: '2026-12-01',
  }
  const read = (po_no: string) => stage.call(placeOrderSlip.endpoints.getDetail, { po_no })
  const issued = async (...given: Parameters<typeof made>) => {
    const { header } = await made(...given)
    return stage.call(issuePlaceOrder, { po_no: header.po_no })
  }
  const changed = async (
    po_no: string,
    lines: (lines: Order['lines']) => readonly object[],
    why = '数量の見直し',
  ) => {
    const order = await read(po_no)
    return stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '1', update_cnt: order.update_cnt },
      header: { ...order.header, change_reason: why },
      lines: lines(order.lines),
    })
  }
  const printed = async (...po_no: readonly string[]) => {
    const pdf = await site.file(printPlaceOrders, { po_no: po_no.join(',') }, { token })
    return textOfPages(pdf).map((page) => page.replaceAll(/\s/g, ''))
  }
  const filesOf = (po_no: string) =>
    database.owner('read', (tx) =>
      rows(
        tx,
        { file_nm: z.string(), comment: z.string(), partner_cd: z.string() },
        sql`SELECT f.file_nm, a.comment, f.partner_cd FROM attachment a JOIN stored_file f USING (company_cd, file_no)
          WHERE a.table_nm = 'place_order' AND a.row_key = ${`F01 ${po_no}`} ORDER BY a.attachment_no`,
      ),
    )

  it('what the fair-trade act wants stands on the order before it is issued: each blank is told at its cell', async () => {
    const free = {
      line_kind: '3' as const,
      item_nm: '金型修理',
      qty: '1',
      unit_price: '5000',
      price_base_qty: '1' as const,
    }
    const { header } = await made([line, free])
    const { po_no } = header
    const missing = await refused(stage.call(issuePlaceOrder, { po_no }))
    expect(missing.fields.map(({ path, code }) => [path, code])).toEqual([
      ['lines.1.due_dt', 'BIZ_PO_STATUTORY'],
      ['lines.1.location_cd', 'BIZ_PO_STATUTORY'],
    ])
    expect((await read(po_no)).header.po_status).toBe('0')
    await changed(po_no, ([first, second]) => [
      { ...first },
      { ...second, due_dt: '2026-12-01', location_cd: '999' },
    ])
    expect((await stage.call(issuePlaceOrder, { po_no })).header.po_status).toBe('1')
    // Nobody protects a large one.
    expect((await issued([free], { supplier_cd: 'S005' })).header.po_status).toBe('1')
  })

  it('an order says how many days the supplier waits for his money, and when that is too long', async () => {
    await database.owner('write', (tx) =>
      tx.execute(sql`UPDATE supplier SET closing_day = 20, pay_month = 1, pay_day = 99, holiday_shift = '1'
        WHERE company_cd = 'DEMO' AND supplier_cd IN ('S004', 'S005')`),
    )
    // 31 January 2027 is a Sunday: paid on the 29th.
    const of = async (due_dt: string, more: Partial<Sent['header']> = {}) =>
      (await made([{ ...line, due_dt }], more)).header
    expect(await of('2026-12-18')).toMatchObject({ pay_days: '43', pay_late_flg: false })
    expect(await of('2026-12-21')).toMatchObject({ pay_days: '68', pay_late_flg: true })
    expect(await of('2026-12-21', { supplier_cd: 'S005' })).toMatchObject({
      ...{ pay_days: '68', pay_late_flg: false },
    })
  })

  it('a paper follows the issue, is kept with its order, and says when it is printed again', async () => {
    const { header } = await made([line])
    const { po_no } = header
    expect(header).not.toMatchObject({ po_status: '1' })
    expect(await refused(stage.call(mailPlaceOrder, { po_no }))).toMatchObject({ code: 'BIZ_PO_PRINT_FIRST' })
    expect((await read(po_no)).abilities.print).toMatchObject({ code: 'BIZ_PO_PRINT_FIRST' })
    await stage.call(issuePlaceOrder, { po_no })
    const [page = ''] = await printed(po_no)
    for (const words of [
      '注文書',
      po_no,
      '御中',
      '2026/12/01',
      'BLT-M4',
      '納入場所',
      header.payment_text.replaceAll(' ', ''),
      '550円',
    ])
      expect(page).toContain(words)
    for (const words of ['変更', '再発行']) expect(page).not.toContain(words)
    expect((await printed(po_no))[0]).toContain('再発行')
    expect(await filesOf(po_no)).toEqual([
      { file_nm: `注文書_${po_no}.pdf`, comment: '', partner_cd: 'S004' },
      { file_nm: `注文書_${po_no}.pdf`, comment: '', partner_cd: 'S004' },
    ])
    expect((await read(po_no)).kept).toMatchObject({ revision: 0, issued: true, prints: 2 })
  })

  it('a change after the issue goes out as a numbered change that marks what is different, beside the original', async () => {
    const { header } = await issued([line, { ...line, qty: '20' }])
    const { po_no } = header
    await printed(po_no)
    await changed(po_no, ([first]) => [
      { ...first, qty: '12', due_dt: '2026-12-08' },
      { ...line, qty: '30' },
    ])
    const [page = ''] = await printed(po_no)
    for (const words of [
      '変更注文書',
      '変更番号1',
      '数量の見直し',
      '12(10)',
      '2026/12/08(2026/12/01)',
      '追加',
      '取消',
    ])
      expect(page).toContain(words)
    // The next one is compared with the one before.
    await changed(po_no, (lines) => lines.map((one) => ({ ...one, qty: '15' })), '増産')
    const [second = ''] = await printed(po_no)
    for (const words of ['変更番号2', '増産', '15(12)', '15(30)']) expect(second).toContain(words)
    for (const absent of ['取消', '再発行']) expect(second).not.toContain(absent)
    expect(page).not.toContain('再発行')
    expect((await filesOf(po_no)).map(({ file_nm, comment }) => [file_nm, comment])).toEqual([
      [`注文書_${po_no}.pdf`, ''],
      [`変更注文書_${po_no}_1.pdf`, '変更注文書 1'],
      [`変更注文書_${po_no}_2.pdf`, '変更注文書 2'],
    ])
    const [again = ''] = await printed(po_no)
    expect(again).toContain('再発行')
    await expect(
      database.company('DEMO', 'write', (tx) => tx.execute(sql`DELETE FROM place_order_issue`)),
    ).rejects.toThrow()
  })

  it('several come in one file, each kept with its own order', async () => {
    const numbers = [await issued([line]), await issued([line])].map(({ header }) => header.po_no)
    expect(await printed(...numbers)).toHaveLength(2)
    for (const po_no of numbers)
      expect((await filesOf(po_no)).map(({ file_nm }) => file_nm)).toEqual([`注文書_${po_no}.pdf`])
  })

  it('by mail it leaves from the outbox, with the paper that is kept', async () => {
    const { header } = await issued([line])
    const { po_no } = header
    const set = (email: string) =>
      database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE supplier SET email = ${email} WHERE company_cd = 'DEMO' AND supplier_cd = 'S004'`,
        ),
      )
    await set('')
    expect(await refused(stage.call(mailPlaceOrder, { po_no }))).toMatchObject({ code: 'BIZ_PO_NO_MAIL' })
    await set('order@example.jp')
    expect(await stage.call(mailPlaceOrder, { po_no })).toEqual({ to: 'order@example.jp' })
    await dispatchOutbox(database, composition, new Date())
    expect(sent).toMatchObject([
      { to: 'order@example.jp', attachments: [{ filename: `注文書_${po_no}.pdf` }] },
    ])
    expect(sent[0]?.subject).toContain(po_no)
    const [page = ''] = textOfPages(Buffer.from(sent[0]?.attachments?.[0]?.content ?? []))
    expect(page.replaceAll(/\s/g, '')).toContain('注文書')
    expect(await filesOf(po_no)).toHaveLength(1)
    // Without a mail server it is said at once, and nothing is left behind.
    const { code } = await site.call(mailPlaceOrder, { po_no }, { token })
    expect(code).toBe('BIZ_MAIL_NOT_SET')
    expect((await read(po_no)).kept).toMatchObject({ prints: 1 })
  })
})
