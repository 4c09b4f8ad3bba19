import { beforeAll, expect, it } from 'vitest'
import { lostPromises, pegLine, promisesOfOrder } from '#modules/receive-order/contract/allocation-calls.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import {
  cancelPlaceOrder,
  closePlaceOrderLines,
  issuePlaceOrder,
} from '../../contract/order/place-order-calls.ts'
import { supplyOf } from '../../contract/order/place-order-number.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

onPostgres((open) => {
  let stage: OrderStage
  let item_cd = ''
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    item_cd = stage.sold[0]?.item_cd ?? ''
  })

  /** An issued order of 20 pieces, for 8 of which a customer's line waits. */
  const pegged = async () => {
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: {
        ...{ order_dt: '2026-11-18', supplier_cd: 'S004', branch_no: '00', due_dt: '2026-11-25' },
        payment_text: '検収月の翌月末、銀行振込',
      },
      lines: [
        {
          item_cd,
          qty: '20',
          due_dt: '2026-11-25',
          location_cd: '999',
          unit_price: '100',
          price_base_qty: '1',
        },
      ],
    })
    const { po_no } = header
    await stage.call(issuePlaceOrder, { po_no })
    const order = await stage.enter([{ item_cd, qty: '8' }])
    await stage.call(pegLine, {
      order_no: order.header.order_no,
      line_no: 1,
      ...supplyOf(po_no, 1),
      qty: '8',
    })
    return { po_no, order }
  }
  const waits = async ({ header: { order_no } }: OrderRecord) =>
    (await stage.call(promisesOfOrder, { order_no })).list[0]?.pegged_qty
  const told = async ({ header: { order_no } }: OrderRecord) =>
    (await stage.call(lostPromises, {})).unseen.flatMap((one) => (one.order_no === order_no ? [one.qty] : []))

  it('an order that brings less tells whoever waits for the rest', async () => {
    const { po_no, order } = await pegged()
    const read = await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '1', update_cnt: read.update_cnt },
      ...{ header: { ...read.header, change_reason: '数量の見直し' } },
      lines: read.lines.map((line) => ({ ...line, qty: '5' })),
    })
    expect(header.po_status).toBe('1')
    expect([await waits(order), await told(order)]).toEqual(['5', ['3']])
  })

  it('a closed line and a cancelled order let go of all who wait', async () => {
    const closed = await pegged()
    await stage.call(closePlaceOrderLines, { po_no: closed.po_no, lines: [1], reason: '製造中止' })
    expect([await waits(closed.order), await told(closed.order)]).toEqual(['0', ['8']])
    const cancelled = await pegged()
    await stage.call(cancelPlaceOrder, { po_no: cancelled.po_no, reason: '二重発注' })
    expect([await waits(cancelled.order), await told(cancelled.order)]).toEqual(['0', ['8']])
  })
})
