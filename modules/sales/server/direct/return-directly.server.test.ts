import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { acceptanceSlip } from '#modules/place-order/contract/arrival/acceptance-slip.ts'
import {
  accept,
  cancelAcceptance,
  cancelArrival,
} from '#modules/place-order/contract/arrival/arrival-calls.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { directStage, type DirectStage } from '#test/direct-stage.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { correctSales, reverseSales, unpostSales } from '../../contract/sale/sales-calls.ts'

const reason = '傷あり'

onPostgres((open) => {
  let stage: DirectStage
  beforeAll(async () => {
    stage = await directStage(await open(demo))
    await underTheAct(false)
  })
  const underTheAct = (is: boolean) =>
    stage.write(
      sql`UPDATE supplier SET toriteki_flg = ${is} WHERE company_cd = 'DEMO' AND supplier_cd = 'S002'`,
    )
  const entered = async (arrival_no: string, return_qty: string, more = {}) => {
    const line = {
      arrival_line_no: 1,
      judged_goods: '0',
      return_qty,
      reason,
      return_ground: '2',
      redeliver: false,
    }
    const { header } = await stage.call(acceptanceSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { arrival_no, accept_dt: orderDay } },
      lines: [{ ...line, ...more }],
    })
    return header.acceptance_no
  }
  const returned = async (arrival_no: string, return_qty: string, more = {}) => {
    const acceptance_no = await entered(arrival_no, return_qty, more)
    await stage.call(accept, { acceptance_no })
    return acceptance_no
  }
  const shipped = async (qty: string) => {
    const { order, po_no } = await stage.direct(qty)
    const { header } = await stage.reported(po_no, qty)
    return { order, po_no, arrival_no: header.arrival_no }
  }

  it('is taken off both books by one acceptance, and nothing of it lies here', async () => {
    const { order, po_no, arrival_no } = await shipped('10')
    const acceptance_no = await returned(arrival_no, '4')
    expect((await stage.moved(acceptance_no)).map(({ what }) => what)).toEqual(['521 4', '020 -4'])
    expect(await stage.onHand()).toEqual([])
    expect(await stage.salesOf(acceptance_no)).toMatchObject([
      { state: '1', net: '-400', cost: '-280', margin: '-120', qty: '4', div: '520' },
    ])
    expect(await stage.owed(po_no)).toBe(420)
    expect(await stage.lineOf(order)).toMatchObject({ shipped_qty: '10', sold_qty: '10', returned_qty: '4' })
    expect(await stage.purchased(po_no)).toMatchObject({ returned_qty: '4', line_status: '2' })
    expect(
      await refused(entered(arrival_no, '7').then((no) => stage.call(accept, { acceptance_no: no }))),
    ).toMatchObject({
      fields: [{ path: 'lines.0.return_qty', code: 'BIZ_ACCEPTANCE_NOT_ACCEPTED' }],
    })
    await stage.addsUp()
  })

  it('is taken back with the acceptance alone, and then the report can be', async () => {
    const { order, po_no, arrival_no } = await shipped('5')
    const acceptance_no = await returned(arrival_no, '5')
    const [{ sales_no } = { sales_no: '' }] = await stage.salesOf(acceptance_no)
    const why = { sales_no, reason }
    for (const call of [
      () => stage.call(unpostSales, why),
      () => stage.call(correctSales, { ...why, account_dt: orderDay }),
      () => stage.call(reverseSales, { ...why, account_dt: orderDay }),
    ])
      expect(await refused(call())).toMatchObject({ code: 'BIZ_SALES_OF_DIRECT_RETURN' })
    expect((await refused(stage.call(cancelArrival, { arrival_no, reason }))).code).toBe(
      'BIZ_ARRIVAL_ACCEPTED',
    )
    await stage.call(cancelAcceptance, { acceptance_no, reason })
    expect(await stage.salesOf(acceptance_no)).toMatchObject([{ state: '9' }])
    expect(await stage.lineOf(order)).toMatchObject({ sold_qty: '5', returned_qty: '0' })
    expect(await stage.owed(po_no)).toBe(350)
    expect(await stage.onHand()).toEqual([])
    await stage.addsUp()
    await stage.call(cancelArrival, { arrival_no, reason })
    expect(await stage.owed(po_no)).toBe(0)
    await stage.addsUp()
  })

  describe('is refused', () => {
    it('with a redelivery or a place of ours, and while the sale waits', async () => {
      const { arrival_no } = await shipped('3')
      for (const [field, value] of [
        ['redeliver', true],
        ['location_cd', '999'],
      ] as const)
        expect((await refused(returned(arrival_no, '1', { [field]: value }))).fields).toMatchObject([
          { path: `lines.0.${field}`, code: 'BIZ_ACCEPTANCE_DIRECT' },
        ])
      const [{ sales_no } = { sales_no: '' }] = await stage.salesOf(arrival_no)
      await stage.call(unpostSales, { sales_no, reason })
      expect((await refused(returned(arrival_no, '1'))).fields).toMatchObject([
        { path: 'lines.0.return_qty', code: 'BIZ_ARRIVAL_DIRECT_UNSOLD' },
      ])
      await stage.addsUp()
    })
  })

  it('is judged by the fair-trade act like every return of accepted goods', async () => {
    const { arrival_no } = await shipped('2')
    await underTheAct(true)
    expect((await refused(returned(arrival_no, '1'))).fields).toMatchObject([
      { path: 'lines.0.return_qty', code: 'BIZ_LAW_RETURN_UNINSPECTED' },
    ])
    await underTheAct(false)
  })

  it('by four clerks at once brings back what was sold, once', async () => {
    const { order, po_no, arrival_no } = await shipped('6')
    const numbers = await Promise.all(Array.from({ length: 4 }, () => entered(arrival_no, '6')))
    const results = await Promise.all(
      numbers.map((acceptance_no) => outcome(stage.call(accept, { acceptance_no }))),
    )
    expect(results.filter((one) => one === 'saved')).toHaveLength(1)
    expect(await stage.lineOf(order)).toMatchObject({ returned_qty: '6' })
    expect(await stage.owed(po_no)).toBe(0)
    await stage.addsUp()
  })
})
