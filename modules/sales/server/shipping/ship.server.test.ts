import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cancelOrder, closeLines, creditOfCustomer } from '#modules/receive-order/contract/order-calls.ts'
import { sendRequest } from '#modules/receive-order/contract/requests/request-calls.ts'
import { requestList } from '#modules/receive-order/contract/requests/request-list.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { postSales } from '../../contract/sale/sales-calls.ts'
import { confirmDelivery, pickDelivery } from '../../contract/shipping/delivery-calls.ts'

onPostgres((open) => {
  let stage: SalesStage
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
  })
  /** An order of ten, all of them instructed. */
  const instructed = async (more = {}) => {
    const order = await stage.entered('10', more)
    return { order, delivery_no: await stage.instructed(order, '10') }
  }

  describe('picking', () => {
    it('is suggested lot by lot, and written down as it was done', async () => {
      const { delivery_no } = await instructed()
      const before = await stage.picking(delivery_no)
      expect(before.suggested).toBe(true)
      const all = before.packages.reduce((sum, { qty }) => sum + Number(qty), 0)
      expect(all).toBe(10)
      await stage.picked(delivery_no, '6', '4')
      expect(await stage.picking(delivery_no)).toMatchObject({
        ...{ delivery_status: '2', suggested: false },
        packages: [
          { lot_no: 'LOT-A', qty: '6' },
          { lot_no: 'LOT-B', qty: '4' },
        ],
      })
    })

    it('is not more than was instructed, nor from another warehouse, and counts once when two do it', async () => {
      const { delivery_no } = await instructed()
      const { update_cnt } = await stage.picking(delivery_no)
      const pick = (packages: readonly { location_cd: string; qty: string }[]) =>
        stage.call(pickDelivery, {
          ...{ delivery_no, update_cnt },
          packages: packages.map((one) => ({ line_no: 1, lot_no: 'LOT-A', ...one })),
        })
      const over = [
        { location_cd: stage.place, qty: '6' },
        { location_cd: stage.place, qty: '5' },
      ]
      expect((await refused(pick(over))).fields.map(({ path, code }) => [path, code])).toEqual([
        ['packages.0.qty', 'BIZ_DELIVERY_OVER'],
        ['packages.1.qty', 'BIZ_DELIVERY_OVER'],
      ])
      expect((await refused(pick([{ location_cd: 'MAT', qty: '1' }]))).fields).toMatchObject([
        { path: 'packages.0.location_cd', code: 'BIZ_DELIVERY_PLACE' },
      ])
      await pick([{ location_cd: stage.place, qty: '10' }])
      expect(await refused(pick([{ location_cd: stage.place, qty: '9' }]))).toMatchObject({ code: 'STALE' })
    })
  })

  describe('what has been picked leaves', () => {
    it('in one posting out of its lots, uses the line’s own allocation, and ends the line and its order', async () => {
      const { order, delivery_no } = await instructed()
      expect(await refused(stage.confirmed(delivery_no))).toMatchObject({ code: 'BIZ_DELIVERY_STATE' })
      await stage.picked(delivery_no, '6', '4')
      await stage.confirmed(delivery_no)
      expect(await stage.moved(delivery_no)).toEqual({ '500 LOT-A': '6', '500 LOT-B': '4' })
      expect(await stage.read(order)).toMatchObject({
        header: { order_status: '1' },
        lines: [
          {
            ...{ instructed_qty: '0', shipped_qty: '10', allocated_qty: '0' },
            ...{ shipping_status: '2', line_status: '1', sales_status: '0' },
          },
        ],
      })
      await stage.addsUp()
    })

    it('nobody waits for the answer to a change of a line of which all has left; of one that left in part they do', async () => {
      const asked = async (qty: string) => {
        const order = await stage.entered('10')
        const { order_no } = order.header
        await stage.set(order, 1, sql`plan_status = '2'`)
        const wish = { order_no, kind: '1' as const, line_no: 1, qty: '12', date: '', reason: '追加' }
        const { request_no } = await stage.call(sendRequest, wish)
        const delivery_no = await stage.instructed(order, qty)
        await stage.pickedAll(delivery_no)
        await stage.confirmed(delivery_no)
        const { list } = await stage.call(requestList.endpoints.getList, { request_no, request_status: '' })
        return list.map(({ request_status }) => request_status)
      }
      expect(await asked('10')).toEqual(['4'])
      expect(await asked('4')).toEqual(['0'])
    })

    it('what is set against the customer’s limit stays the same while it leaves and is posted, and falls by what is given up', async () => {
      const used = async (order_no = '') => {
        const asked = { customer_cd: 'C001', branch_no: '00', order_no }
        const { receivable, backlog, done } = await stage.call(creditOfCustomer, asked)
        return { set: Number(receivable) + Number(backlog), done: Number(done) }
      }
      const { set: before } = await used()
      const order = await stage.entered('10', {}, { unit_price: '1000' })
      const { order_no, net_amount, tax_amount } = order.header
      expect([net_amount, tax_amount]).toEqual(['10000', '1000'])
      expect([await used(), await used(order_no)]).toEqual([
        { set: before + 11000, done: 0 },
        { set: before, done: 0 },
      ])
      const delivery_no = await stage.instructed(order, '4')
      await stage.pickedAll(delivery_no)
      await stage.confirmed(delivery_no)
      const left = [
        { set: before + 11000, done: 0 },
        { set: before + 4400, done: 4400 },
      ]
      expect([await used(), await used(order_no)]).toEqual(left)
      const slips = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { sales_no: z.string() },
          sql`SELECT sales_no FROM sales WHERE company_cd = 'DEMO' AND source_no = ${delivery_no}`,
        ),
      )
      await stage.call(postSales, { sales_no: slips.map(({ sales_no }) => sales_no) })
      expect([await used(), await used(order_no)]).toEqual(left)
      await stage.call(closeLines, { order_no, lines: [1], reason: '得意先の廃番' })
      expect([await used(), await used(order_no)]).toEqual([
        { set: before + 4400, done: 0 },
        { set: before + 4400, done: 11000 },
      ])
    })

    it('one line of two: the order cannot be cancelled any more, and is completed when the other one is closed', async () => {
      const { item_cd } = stage
      const order = await stage.enter([
        { item_cd, qty: '3' },
        { item_cd, qty: '5' },
      ])
      const { order_no } = order.header
      const delivery_no = await stage.instructed(order, '3')
      await stage.pickedAll(delivery_no)
      await stage.confirmed(delivery_no)
      const why = { order_no, reason: '得意先の都合' }
      expect(await refused(stage.call(cancelOrder, why))).toMatchObject({ code: 'BIZ_ORDER_SHIPPED' })
      await stage.call(closeLines, { ...why, lines: [2] })
      expect(await stage.read(order)).toMatchObject({
        header: { order_status: '1' },
        lines: [{ line_status: '1' }, { line_status: '8' }],
      })
      await stage.addsUp()
    })

    describe('more than was instructed', () => {
      const tolerating = (percent: number) =>
        stage.database.owner('write', (tx) =>
          tx.execute(
            sql`UPDATE customer_item SET over_tolerance = ${percent} WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
          ),
        )
      beforeAll(() => tolerating(5))
      afterAll(() => tolerating(0))
      const hundred = async () => {
        const order = await stage.entered('100')
        return { order, delivery_no: await stage.instructed(order, '100') }
      }

      it('leaves within the customer’s tolerance, and the order is raised by it; taken back, it stays raised', async () => {
        const { order, delivery_no } = await hundred()
        expect((await refused(stage.picked(delivery_no, '106'))).fields).toMatchObject([
          { path: 'packages.0.qty', code: 'BIZ_DELIVERY_TOLERANCE', params: { most: '105' } },
        ])
        await stage.picked(delivery_no, '60', '43')
        await stage.confirmed(delivery_no)
        expect(await stage.moved(delivery_no)).toEqual({ '500 LOT-A': '60', '500 LOT-B': '43' })
        expect(await stage.line(order)).toMatchObject({
          ...{ qty: '103', raised_qty: '3', shipped_qty: '103', instructed_qty: '0' },
          ...{ shipping_status: '2', line_status: '1' },
        })
        await stage.addsUp()
        await stage.takenBack(delivery_no)
        expect(await stage.line(order)).toMatchObject({
          ...{ qty: '103', shipped_qty: '0', instructed_qty: '103', line_status: '0' },
        })
        await stage.addsUp()
      })

      it('of two deliveries that were both picked over, the second does not leave', async () => {
        const order = await stage.entered('100')
        const [one, other] = [await stage.instructed(order, '50'), await stage.instructed(order, '50')]
        await stage.picked(one, '54')
        await stage.picked(other, '53')
        await stage.confirmed(one)
        const refusal = await refused(stage.confirmed(other))
        expect(refusal).toMatchObject({ code: 'BIZ_DELIVERY_TOLERANCE' })
        expect(refusal.msg).toContain('出荷できるのは 51 まで')
        await stage.picked(other, '51')
        await stage.confirmed(other)
        expect(await stage.line(order)).toMatchObject({ qty: '105', raised_qty: '5', shipped_qty: '105' })
        await stage.addsUp()
      })
    })

    it('short: the rest stays instructed as a delivery of its own, and keeps its allocation', async () => {
      const { order, delivery_no } = await instructed()
      await stage.picked(delivery_no, '7')
      const { rest_no } = await stage.confirmed(delivery_no)
      expect((await stage.picking(rest_no)).lines).toMatchObject([{ qty: '3' }])
      expect(await stage.line(order)).toMatchObject({
        ...{
          instructed_qty: '3',
          shipped_qty: '7',
          allocated_qty: '3',
          shipping_status: '1',
          line_status: '0',
        },
      })
      // The last choice is offered first.
      expect((await stage.picking(rest_no)).last_choice).toBe('1')
      await stage.addsUp()
    })

    it('short: the rest goes back to the backlog', async () => {
      const { order, delivery_no } = await instructed()
      await stage.picked(delivery_no, '7')
      expect(await stage.confirmed(delivery_no, { short_choice: '2' })).toMatchObject({ rest_no: '' })
      expect(await stage.line(order)).toMatchObject({
        ...{ instructed_qty: '0', shipped_qty: '7', closed_qty: '0', allocated_qty: '3', line_status: '0' },
      })
      await stage.addsUp()
    })

    it('short: the rest is closed with a reason, and what it held is free', async () => {
      const { order, delivery_no } = await instructed()
      await stage.picked(delivery_no, '7')
      expect((await refused(stage.confirmed(delivery_no, { short_choice: '3' }))).fields).toMatchObject([
        { path: 'reason', code: 'BIZ_DELIVERY_REASON' },
      ])
      await stage.confirmed(delivery_no, { short_choice: '3', reason: '製造中止' })
      expect(await stage.read(order)).toMatchObject({
        header: { order_status: '8' },
        lines: [{ shipped_qty: '7', closed_qty: '3', allocated_qty: '0', close_reason: '製造中止' }],
      })
      await stage.addsUp()
    })

    it('to a customer whose acceptance counts it is on its way, and still ours', async () => {
      const { delivery_no } = await instructed({ customer_cd: 'C002' })
      await stage.picked(delivery_no, '10')
      await stage.confirmed(delivery_no)
      expect(await stage.moved(delivery_no)).toEqual({ '030 LOT-A': '10' })
      await stage.addsUp()
    })

    it('of a line that ships from another place of ours it is division 507', async () => {
      const order = await stage.enter([{ item_cd: stage.item_cd, qty: '3', treatment_div: '2' }])
      const delivery_no = await stage.instructed(order, '3')
      await stage.picked(delivery_no, '3')
      await stage.confirmed(delivery_no)
      expect(await stage.moved(delivery_no)).toEqual({ '507 LOT-A': '3' })
    })

    it('not before its order, nor on a day to come', async () => {
      const { delivery_no } = await instructed()
      await stage.picked(delivery_no, '10')
      const { update_cnt } = await stage.picking(delivery_no)
      const on = (ship_dt: string) =>
        stage.call(confirmDelivery, { delivery_no, update_cnt, ship_dt, short_choice: '1', reason: '' })
      expect((await refused(on('2026-11-17'))).fields).toMatchObject([
        { path: 'ship_dt', code: 'BIZ_DELIVERY_EARLY' },
      ])
      expect((await refused(on('2026-11-19'))).fields).toMatchObject([
        { path: 'ship_dt', code: 'BIZ_STOCK_FUTURE' },
      ])
      await on(orderDay)
    })
  })

  describe('what is taken back', () => {
    it('restores stock, allocation and every figure, whatever was chosen for the rest', async () => {
      for (const choice of [
        { short_choice: '2' } as const,
        { short_choice: '3', reason: '製造中止' } as const,
      ]) {
        const { order, delivery_no } = await instructed()
        await stage.picked(delivery_no, '4', '3')
        const before = await stage.read(order)
        await stage.confirmed(delivery_no, choice)
        await stage.takenBack(delivery_no)
        expect(await stage.moved(delivery_no)).toEqual({})
        expect(await stage.read(order)).toEqual(before)
        expect(await stage.picking(delivery_no)).toMatchObject({ delivery_status: '2', suggested: false })
        await stage.addsUp()
      }
    })

    it('leaves the rest with the delivery that has it since', async () => {
      const { order, delivery_no } = await instructed()
      await stage.picked(delivery_no, '7')
      const { rest_no } = await stage.confirmed(delivery_no)
      await stage.takenBack(delivery_no)
      expect((await stage.picking(delivery_no)).lines).toMatchObject([{ qty: '7' }])
      expect((await stage.picking(rest_no)).lines).toMatchObject([{ qty: '3' }])
      expect(await stage.line(order)).toMatchObject({
        ...{ instructed_qty: '10', shipped_qty: '0', allocated_qty: '10', shipping_status: '0' },
      })
    })

    it('an instruction is cancelled before it has left, and its line is open to be changed again', async () => {
      const { order, delivery_no } = await instructed()
      await stage.picked(delivery_no, '10')
      await stage.confirmed(delivery_no)
      expect(await refused(stage.cancelled(delivery_no))).toMatchObject({ code: 'BIZ_DELIVERY_STATE' })
      await stage.takenBack(delivery_no)
      await stage.cancelled(delivery_no)
      expect(await stage.line(order)).toMatchObject({ instructed_qty: '0', allocated_qty: '10' })
      const read = await stage.read(order)
      await stage.change(read, { lines: read.lines.map((line) => ({ ...line, qty: '4' })) })
      expect(await stage.line(order)).toMatchObject({ qty: '4', allocated_qty: '4' })
      await stage.addsUp()
    })

    it('not when it has been posted as sold', async () => {
      const { order, delivery_no } = await instructed()
      await stage.picked(delivery_no, '10')
      await stage.confirmed(delivery_no)
      await stage.set(order, 1, sql`sold_qty = 10`)
      expect(await refused(stage.takenBack(delivery_no))).toMatchObject({ code: 'BIZ_DELIVERY_SOLD' })
      await stage.set(order, 1, sql`sold_qty = 0`)
    })
  })
})
