import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { mailbox } from '#test/mailbox.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { answerOfSupplier, remindByMail } from '../../contract/order/backlog-calls.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

const { sent, composition } = mailbox()

onPostgres((open) => {
  let database: Database
  let stage: OrderStage
  beforeAll(async () => {
    database = await open(demo)
    stage = await orderStage(database, composition)
  })
  beforeEach(() => void sent.splice(0))
  const setMail = (supplier_cd: string, email: string) =>
    database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE supplier SET email = ${email} WHERE company_cd = 'DEMO' AND supplier_cd = ${supplier_cd}`,
      ),
    )
  const issued = (supplier_cd: string, ...items: readonly string[]) =>
    issuedFor('2026-11-13', supplier_cd, ...items)
  const issuedFor = async (
    due_dt: string,
    supplier_cd: string,
    ...items: readonly string[]
  ): Promise<string> => {
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: {
        ...{ order_dt: '2026-11-08', supplier_cd, branch_no: '00', due_dt },
        payment_text: '検収月の翌月末、銀行振込',
      },
      lines: items.map((item_cd) => ({
        ...{ item_cd, qty: '1200', due_dt, location_cd: '999' },
        ...{ unit_price: '100', price_base_qty: '1' as const },
      })),
    })
    await stage.call(issuePlaceOrder, { po_no: header.po_no })
    return header.po_no
  }
  const remindedOf = async (po_no: string) =>
    (await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })).lines.map((line) => line.reminded_cnt)
  const mailed = async () => {
    await dispatchOutbox(database, composition, new Date())
    return sent.toSorted((one, other) => (one.to < other.to ? -1 : 1))
  }

  it('one letter goes to each supplier, with all that he is asked for', async () => {
    await setMail('S004', 'four@example.jp')
    await setMail('S005', 'five@example.jp')
    const [one, two, other] = [
      await issued('S004', 'BRG-6001', 'BRG-6002'),
      await issued('S004', 'BRG-6003'),
      await issued('S005', 'BRG-6001'),
    ]
    await stage.call(answerOfSupplier, { lines: [{ po_no: two, line_no: 1, date: '2026-11-25', seen: '' }] })
    const lines = [...[two, other, one].map((po_no) => ({ po_no, line_no: 1 })), { po_no: one, line_no: 2 }]
    expect(await stage.call(remindByMail, { lines })).toEqual({ lines: 4, mails: 2 })
    expect(await remindedOf(one)).toEqual(['1', '1'])
    const [five, four, ...more] = await mailed()
    expect(more).toEqual([])
    expect([five?.to, four?.to]).toEqual(['five@example.jp', 'four@example.jp'])
    expect(four?.text.split('\n').filter((line) => line.startsWith('・'))).toEqual([
      expect.stringMatching(`^・注文番号 ${one}-1　BRG-6001 .*　残 1,200\\S*　納期 2026/11/13$`),
      expect.stringContaining(`${one}-2　BRG-6002`),
      expect.stringMatching(`${two}-1　BRG-6003 .*（ご回答納期 2026/11/25）$`),
    ])
    expect(five?.text).toContain(`${other}-1`)
    expect(five?.text).not.toContain(one)
  })

  it('what is late is asked for, what is not due yet is only to be confirmed', async () => {
    await setMail('S004', 'four@example.jp')
    const late = await issued('S004', 'BRG-6001')
    const coming = await issuedFor('2026-12-10', 'S004', 'BRG-6002')
    await stage.call(remindByMail, { lines: [{ po_no: coming, line_no: 1 }] })
    const [confirming] = await mailed()
    expect(confirming?.text).toContain('これから納期を迎えます')
    expect(confirming?.text).not.toContain('納期を過ぎて')
    sent.splice(0)
    const lines = [late, coming].map((po_no) => ({ po_no, line_no: 1 }))
    await stage.call(remindByMail, { lines })
    const [both] = await mailed()
    const [, asked = '', confirmed = ''] = both?.text.split(/納期を過ぎて|これから納期を迎え/) ?? []
    expect([asked, confirmed]).toEqual([expect.stringContaining(late), expect.stringContaining(coming)])
    expect(asked).not.toContain(coming)
  })

  it('who has no address is named at his lines, and then nobody is reminded', async () => {
    await setMail('S004', 'four@example.jp')
    await setMail('S005', '')
    const [reached, unreachable] = [await issued('S004', 'BRG-6001'), await issued('S005', 'BRG-6001')]
    const { fields } = await refused(
      stage.call(remindByMail, {
        lines: [
          { po_no: reached, line_no: 1 },
          { po_no: unreachable, line_no: 1 },
        ],
      }),
    )
    expect(fields.map(({ path, code }) => [path, code])).toEqual([
      ['lines.1.line_no', 'BIZ_PO_REMIND_NO_MAIL'],
    ])
    expect(await remindedOf(reached)).toEqual(['0'])
    expect(await mailed()).toEqual([])
  })
})
