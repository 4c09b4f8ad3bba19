import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderList } from '../../contract/order/place-order-list.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

onPostgres((open) => {
  let stage: OrderStage
  let po_no = ''
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const line = {
      item_cd: 'BRG-6001',
      qty: '5',
      location_cd: '999',
      unit_price: '100',
      price_base_qty: '1',
    } as const
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: {
        ...{ order_dt: '2026-11-08', supplier_cd: 'S004', branch_no: '00', due_dt: '2026-11-13' },
        payment_text: '検収月の翌月末、銀行振込',
      },
      lines: [
        { ...line, due_dt: '2026-11-13' },
        { ...line, due_dt: '2026-11-19' },
        { ...line, due_dt: '2026-12-10' },
      ],
    })
    po_no = header.po_no
    await stage.call(issuePlaceOrder, { po_no })
  })
  const shown = async (conditions: object) => {
    const asked = { po_no, line_due_dt: '2026-11-18..2026-11-24', ...conditions }
    const { list } = await stage.call(placeOrderList.endpoints.getList, asked)
    return list.map(({ line_no, late_flg }) => [line_no, late_flg])
  }

  it('a week of due dates shows what is late from before, until it is taken out', async () => {
    expect(await shown({})).toEqual([
      [1, true],
      [2, false],
    ])
    expect(await shown({ with_late: '0' })).toEqual([[2, false]])
    expect(await shown({ line_due_dt: '' })).toHaveLength(3)
  })
})
