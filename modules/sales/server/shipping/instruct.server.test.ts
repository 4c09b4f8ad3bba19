import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '#modules/receive-order/contract/order-calls.ts'
import { printAcknowledgement } from '#modules/receive-order/contract/documents/paper-calls.ts'
import { packages } from '#modules/receive-order/contract/order-figures.ts'
import { orderPageOf } from '#modules/receive-order/contract/page/order-page.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { instructShipping, previewInstruction } from '../../contract/shipping/instruction-calls.ts'
import { shippableList } from '../../contract/shipping/shippable-list.ts'

onPostgres((open) => {
  let stage: SalesStage
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
  })

  describe('what is instructed to leave', () => {
    it('is allocated first, stands on the line of the order, and is a delivery of its own on the order’s page', async () => {
      const order = await stage.entered('10')
      const delivery_no = await stage.instructed(order, '4')
      expect(await stage.line(order)).toMatchObject({
        ...{ instructed_qty: '4', allocated_qty: '4', allocation_status: '1', shipping_status: '0' },
      })
      const { nodes } = await stage.call(orderPageOf, { order_no: order.header.order_no })
      expect(nodes.filter(({ no }) => no === delivery_no)).toMatchObject([
        { line_no: 1, stage: 'shipping', qty: '4', state: 'underWay' },
      ])
      await stage.addsUp()
    })

    it('is in the list of what can ship also when nobody has said how many go into a package', async () => {
      const order = await stage.entered('10')
      const { order_no } = order.header
      const boxes = async () => {
        const { list } = await stage.call(shippableList.endpoints.getList, { order_no })
        return list.map(({ box_count }) => box_count)
      }
      await stage.set(order, 1, sql`pack_qty = 4, allocated_qty = 10`)
      expect(await boxes()).toEqual([3])
      const { list } = await stage.call(previewInstruction, { lines: `${order_no}-1`, ship_dt: '' })
      expect(list.map(({ qty, pack_qty }) => packages(qty, pack_qty))).toEqual(['3'])
      await stage.set(order, 1, sql`pack_qty = 0`)
      expect(await boxes()).toEqual([0])
      await stage.set(order, 1, sql`allocated_qty = 0`)
    })

    it('is never more than what is ordered and neither instructed nor shipped', async () => {
      const order = await stage.entered('10')
      await stage.instructed(order, '7')
      expect(await refused(stage.instructed(order, '4'))).toMatchObject({ code: 'BIZ_ORDER_OVER_SHIPPED' })
      await stage.instructed(order, '3')
      expect(await stage.line(order)).toMatchObject({ instructed_qty: '10', allocated_qty: '10' })
    })

    describe('beyond the order', () => {
      const tolerating = (percent: number) =>
        stage.database.owner('write', (tx) =>
          tx.execute(
            sql`UPDATE customer_item SET over_tolerance = ${percent} WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
          ),
        )
      beforeAll(() => tolerating(5))
      afterAll(() => tolerating(0))

      it('takes whole pieces of what is counted in pieces, and says so', async () => {
        const entered = await stage.entered('50')
        const { list } = await stage.call(previewInstruction, {
          ...{ lines: `${entered.header.order_no}-1`, ship_dt: '' },
        })
        expect(list).toMatchObject([{ qty: '50', over: '2' }])
        expect((await refused(stage.instructed(entered, '53'))).fields).toMatchObject([
          { path: 'lines.0.qty', code: 'BIZ_DELIVERY_TOLERANCE', params: { most: '52' } },
        ])
      })

      it('is neither instructed nor picked in half pieces', async () => {
        const entered = await stage.entered('5')
        expect((await refused(stage.instructed(entered, '4.5'))).fields).toMatchObject([
          { path: 'lines.0.qty', code: 'BIZ_QTY_PLACES' },
        ])
        const delivery_no = await stage.instructed(entered, '5')
        expect((await refused(stage.picked(delivery_no, '4.5'))).fields).toMatchObject([
          { path: 'packages.0.qty', code: 'BIZ_QTY_PLACES' },
        ])
      })

      it('raises the order first, as a revision of what the customer was told, and ships all of it', async () => {
        const entered = await stage.entered('100')
        const { order_no } = entered.header
        await stage.call(printAcknowledgement, { order_no })
        const { list } = await stage.call(previewInstruction, { lines: `${order_no}-1`, ship_dt: '' })
        expect(list).toMatchObject([{ qty: '100', over: '5' }])
        const delivery_no = await stage.instructed(entered, '103')
        const order = await stage.read(entered)
        const [line] = order.lines
        expect(line).toMatchObject({
          ...{ qty: '103', raised_qty: '3', instructed_qty: '103', allocated_qty: '103' },
          ...{ allocation_status: '2', amount: String(103 * Number(line?.unit_price)) },
        })
        expect(order.kept).toMatchObject({ revision: 1, issued: false })
        await stage.addsUp()
        await stage.picked(delivery_no, '103')
        await stage.confirmed(delivery_no)
        expect(await stage.line(entered)).toMatchObject({ shipped_qty: '103', line_status: '1' })
        await stage.addsUp()
      })

      it('is refused further than that, counted from what was ordered, however often it is instructed', async () => {
        const order = await stage.entered('100')
        const beyond = async (qty: string) => (await refused(stage.instructed(order, qty))).fields
        expect(await beyond('106')).toMatchObject([
          { path: 'lines.0.qty', code: 'BIZ_DELIVERY_TOLERANCE', params: { percent: '5', most: '105' } },
        ])
        expect(await stage.line(order)).toMatchObject({ qty: '100', instructed_qty: '0', allocated_qty: '0' })
        await stage.instructed(order, '104')
        expect(await beyond('2')).toMatchObject([{ params: { most: '1' } }])
        await stage.instructed(order, '1')
        expect(await beyond('1')).toMatchObject([{ code: 'BIZ_DELIVERY_TOLERANCE' }])
        expect(await stage.line(order)).toMatchObject({ qty: '105', raised_qty: '5' })
        await stage.addsUp()
      })

      it('leaves the order as it was when the goods are not there', async () => {
        const order = await stage.entered('900000')
        const attempt = stage.instructed(order, '900001')
        expect((await refused(attempt)).fields).toMatchObject([{ code: 'BIZ_DELIVERY_SHORT' }])
        expect(await stage.line(order)).toMatchObject({ qty: '900000', raised_qty: '0' })
      })
    })

    it('is refused with who holds the goods when they cannot be allocated, and the preview says it before', async () => {
      const order = await stage.entered('900000')
      const { order_no } = order.header
      const { list } = await stage.call(previewInstruction, { lines: `${order_no}-1`, ship_dt: '' })
      const [line] = list
      expect(Number(line?.qty) + Number(line?.short)).toBe(900_000)
      expect(line?.holders.length).toBeGreaterThan(0)
      const attempt = stage.call(instructShipping, {
        ...{ lines: [{ order_no, line_no: 1, qty: '900000' }], ship_dt: '' },
      })
      expect((await refused(attempt)).fields).toMatchObject([
        { path: 'lines.0.qty', code: 'BIZ_DELIVERY_SHORT' },
      ])
      expect(await stage.line(order)).toMatchObject({ instructed_qty: '0', allocated_qty: '0' })
    })

    it('leaves together by destination and day, and what one line refuses leaves none of them behind', async () => {
      const one = await stage.entered('2')
      const other = await stage.entered('3')
      const lines = [one, other].map(({ header: { order_no } }) => ({ order_no, line_no: 1, qty: '2' }))
      const { delivery_no } = await stage.call(instructShipping, { lines, ship_dt: '2026-11-20' })
      expect(delivery_no).toHaveLength(1)
      const again = [
        { order_no: other.header.order_no, line_no: 1, qty: '1' },
        { order_no: one.header.order_no, line_no: 1, qty: '1' },
      ]
      expect(await refused(stage.call(instructShipping, { lines: again, ship_dt: '' }))).toMatchObject({
        code: 'BIZ_ORDER_OVER_SHIPPED',
      })
      expect(await stage.line(other)).toMatchObject({ instructed_qty: '2' })
    })

    it('is not what the supplier ships, nor what has ended', async () => {
      const order = await stage.entered('2')
      await stage.call(cancelOrder, { order_no: order.header.order_no, reason: '得意先の都合' })
      expect((await refused(stage.instructed(order, '1'))).fields).toMatchObject([
        { code: 'BIZ_DELIVERY_ENDED' },
      ])
    })

    it('keeps its order from being changed or cancelled', async () => {
      const order = await stage.entered('5')
      await stage.instructed(order, '5')
      const read = await stage.read(order)
      const lines = read.lines.map((line) => ({ ...line, qty: '6' }))
      expect((await refused(stage.change(read, { lines }))).fields.map(({ code }) => code)).toContain(
        'BIZ_ORDER_INSTRUCTED',
      )
      const { order_no } = order.header
      expect(await refused(stage.call(cancelOrder, { order_no, reason: '得意先の都合' }))).toMatchObject({
        code: 'BIZ_ORDER_INSTRUCTED',
      })
    })
  })
})
