import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelArrival } from '#modules/place-order/contract/arrival/arrival-calls.ts'
import { directToReport } from '#modules/place-order/contract/arrival/direct-calls.ts'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { cancelOrder } from '#modules/receive-order/contract/order-calls.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { directStage, type DirectStage } from '#test/direct-stage.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { cancelSales, unpostSales } from '../../contract/sale/sales-calls.ts'

const reason = '報告の誤り'

onPostgres((open) => {
  let stage: DirectStage
  beforeAll(async () => {
    stage = await directStage(await open(demo))
  })

  it('is bought and sold by one report: nothing of it lies here, and both books have it', async () => {
    const { order, po_no } = await stage.direct('10')
    const { list } = await stage.call(directToReport, {})
    expect(list.find((one) => one.po_no === po_no)).toMatchObject({
      ...{ line_no: 1, item_cd: 'TD9', rest: '10', order_no: order.header.order_no, customer_cd: 'C001' },
    })
    const { header, lines } = await stage.reported(po_no, '4')
    expect(lines).toMatchObject([{ inspected: false, good_qty: '4', location_cd: 'DIRECT' }])
    expect((await stage.moved(header.arrival_no)).map(({ what }) => what)).toEqual(['010 4', '501 -4'])
    expect(await stage.onHand()).toEqual([])
    expect(await stage.owed(po_no)).toBe(280)
    expect(await stage.salesOf(header.arrival_no)).toMatchObject([
      { state: '1', net: '400', cost: '280', margin: '120', qty: '4', div: '500' },
    ])
    expect(await stage.lineOf(order)).toMatchObject({
      shipped_qty: '4',
      sold_qty: '4',
      line_status: '0',
      shipping_status: '1',
    })
    expect(await stage.purchased(po_no)).toMatchObject({
      received_qty: '4',
      accepted_qty: '4',
      purchased_qty: '4',
    })
    const { order_no } = order.header
    expect((await refused(stage.call(cancelOrder, { order_no, reason }))).code).toBe('BIZ_ORDER_SHIPPED')
    await stage.reported(po_no, '6')
    expect(await stage.lineOf(order)).toMatchObject({
      shipped_qty: '10',
      sold_qty: '10',
      line_status: '1',
      sales_status: '2',
    })
    expect(await stage.purchased(po_no)).toMatchObject({ line_status: '2' })
    expect((await stage.call(directToReport, {})).list.filter((one) => one.po_no === po_no)).toEqual([])
    await stage.addsUp()
  })

  it('is taken back as a whole: purchase, sale, stock and both orders are as before', async () => {
    const { order, po_no } = await stage.direct('5')
    const { header } = await stage.reported(po_no, '5')
    const [sale] = await stage.salesOf(header.arrival_no)
    const { sales_no = '' } = sale ?? {}
    expect((await refused(stage.call(unpostSales, { sales_no, reason: '' }))).code).not.toBe(200)
    await stage.call(unpostSales, { sales_no, reason })
    expect((await refused(stage.call(cancelSales, { sales_no, reason }))).code).toBe('BIZ_SALES_OF_DIRECT')
    expect(await stage.lineOf(order)).toMatchObject({ shipped_qty: '5', sold_qty: '0' })
    await stage.call(cancelArrival, { arrival_no: header.arrival_no, reason })
    expect(await stage.lineOf(order)).toMatchObject({
      shipped_qty: '0',
      sold_qty: '0',
      line_status: '0',
      shipping_status: '0',
    })
    expect(await stage.purchased(po_no)).toMatchObject({
      received_qty: '0',
      purchased_qty: '0',
      line_status: '1',
    })
    expect(await stage.owed(po_no)).toBe(0)
    expect(await stage.salesOf(header.arrival_no)).toMatchObject([{ state: '9' }])
    const again = await stage.reported(po_no, '5')
    await stage.call(cancelArrival, { arrival_no: again.header.arrival_no, reason })
    expect(await stage.salesOf(again.header.arrival_no)).toMatchObject([{ state: '9' }])
    expect(await stage.lineOf(order)).toMatchObject({ shipped_qty: '0', sold_qty: '0' })
    expect(await stage.onHand()).toEqual([])
    await stage.addsUp()
  })

  describe('is refused', () => {
    it('when the customer gets more than he has ordered, whatever the supplier may deliver beyond', async () => {
      await stage.write(sql`UPDATE supplier SET over_tolerance = 50 WHERE company_cd = 'DEMO'`)
      const { order, po_no } = await stage.direct('8')
      expect((await refused(stage.reported(po_no, '9'))).fields).toMatchObject([
        { path: 'lines.0.qty', code: 'BIZ_ORDER_OVER_SHIPPED' },
      ])
      expect(await stage.lineOf(order)).toMatchObject({ shipped_qty: '0' })
      expect(await stage.owed(po_no)).toBe(0)
      await stage.write(sql`UPDATE supplier SET over_tolerance = 0 WHERE company_cd = 'DEMO'`)
    })

    it('before the customer’s order, without a virtual place, and for what comes through our gate', async () => {
      const { po_no } = await stage.direct('3')
      const early = await refused(stage.reported(po_no, '3', { receipt_dt: '2026-11-17' }))
      expect(early.fields).toMatchObject([{ path: 'header.receipt_dt', code: 'BIZ_ARRIVAL_DIRECT_EARLY' }])
      await stage.write(
        sql`UPDATE stock_location SET abort_div = '1' WHERE company_cd = 'DEMO' AND location_cd = 'DIRECT'`,
      )
      expect((await refused(stage.reported(po_no, '3'))).fields).toMatchObject([
        { path: 'lines.0.location_cd', code: 'BIZ_ARRIVAL_DIRECT_PLACE' },
      ])
      await stage.write(
        sql`UPDATE stock_location SET abort_div = '0' WHERE company_cd = 'DEMO' AND location_cd = 'DIRECT'`,
      )
      const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
        ...{
          assign_mode: '0',
          header: { order_dt: orderDay, supplier_cd: 'S002', branch_no: '00', due_dt: '2026-11-25' },
        },
        lines: [{ item_cd: 'TD9', qty: '2', unit_price: '70' }],
      })
      await stage.call(issuePlaceOrder, { po_no: header.po_no })
      expect((await refused(stage.reported(header.po_no, '2'))).fields).toMatchObject([
        { path: 'lines.0.po_no', code: 'BIZ_ARRIVAL_NOT_DIRECT' },
      ])
    })
  })

  it('waits for the customer who accepts later', async () => {
    await stage.write(
      sql`UPDATE customer SET sales_basis = '2' WHERE company_cd = 'DEMO' AND customer_cd = 'C001'`,
    )
    const { order, po_no } = await stage.direct('6')
    const { header } = await stage.reported(po_no, '6')
    expect(await stage.salesOf(header.arrival_no)).toMatchObject([{ state: '0', cost: '420' }])
    expect(await stage.lineOf(order)).toMatchObject({ shipped_qty: '6', sold_qty: '0', sales_status: '0' })
    await stage.write(
      sql`UPDATE customer SET sales_basis = '1' WHERE company_cd = 'DEMO' AND customer_cd = 'C001'`,
    )
    await stage.addsUp()
  })

  it('two clerks with the same report: one counts, and both books stay together', async () => {
    const { order, po_no } = await stage.direct('7')
    const results = await Promise.all(
      [stage.reported(po_no, '7'), stage.reported(po_no, '7')].map((one) => outcome(one)),
    )
    expect(results.filter((one) => one === 'saved')).toHaveLength(1)
    expect(await stage.lineOf(order)).toMatchObject({ shipped_qty: '7', sold_qty: '7' })
    expect(await stage.owed(po_no)).toBe(490)
    await stage.addsUp()
  })
})
