import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { mailbox } from '#test/mailbox.ts'
import { orderDay, orderStage } from '#test/order-stage.ts'
import { ordersToSend, printPlaceOrders } from '../../contract/order/order-paper-calls.ts'
import { cancelPlaceOrder, issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

onPostgres((open) =>
  it('orders go out as the master of their supplier says; what he has already and what was cancelled goes nowhere', async () => {
    const database = await open(demo)
    const stage = await orderStage(database, mailbox().composition)
    const ordered = async (supplier_cd: string) => {
      const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
        ...{ assign_mode: '0', header: { order_dt: orderDay, supplier_cd, branch_no: '00' } },
        lines: [{ item_cd: 'BLT-M4', qty: '10', unit_price: '5', due_dt: '2026-12-01' }],
      })
      return header.po_no
    }
    const sends = (supplier_cd: string, order_send: string, email: string) =>
      database.owner('write', (tx) =>
        tx.execute(sql`UPDATE supplier SET order_send = ${order_send}, email = ${email}
          WHERE company_cd = 'DEMO' AND supplier_cd = ${supplier_cd}`),
      )
    await sends('S001', '2', 'order@example.jp')
    await sends('S003', '2', '')
    await sends('S005', '1', 'order@example.jp')
    await sends('S007', '1', '')
    const numbers: string[] = []
    for (const supplier_cd of ['S001', 'S003', 'S005', 'S007', 'S009'])
      numbers.push(await ordered(supplier_cd))
    const [, , , out = '', cancelled = ''] = numbers
    await stage.call(issuePlaceOrder, { po_no: out })
    await stage.call(printPlaceOrders, { po_no: out })
    await stage.call(cancelPlaceOrder, { po_no: cancelled, reason: '不要' })
    const { list } = await stage.call(ordersToSend, { po_no: numbers.join(',') })
    expect(list.map(({ supplier_cd, way, no_mail_flg }) => [supplier_cd, way, no_mail_flg])).toEqual([
      ['S001', '2', false],
      ['S003', '1', true],
      ['S005', '1', false],
      ['S007', '0', false],
      ['S009', '9', false],
    ])
    const { header, lines, update_cnt } = await stage.call(placeOrderSlip.endpoints.getDetail, { po_no: out })
    const changed = { ...header, change_reason: '数量の変更' }
    await stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '1', header: changed, update_cnt },
      lines: lines.map((line) => ({ ...line, qty: '12' })),
    })
    // A change goes out anew.
    expect((await stage.call(ordersToSend, { po_no: out })).list).toMatchObject([{ way: '1' }])
    // Where no mail server is set, paper is the way to whoever wants mail, and he has not been forgotten.
    const withoutMail = await orderStage(database)
    const asked = { po_no: numbers[0] ?? '' }
    expect((await withoutMail.call(ordersToSend, asked)).list).toMatchObject([
      { way: '1', no_mail_flg: false },
    ])
  }),
)
