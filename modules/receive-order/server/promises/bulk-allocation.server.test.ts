import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { changePromises, promisesOfOrder, type PromiseVerb } from '../../contract/allocation-calls.ts'
import { allocateInBulk, previewAllocation } from '../../contract/bulk-allocation.ts'
import { allocateOrder, cancelOrder } from '../../contract/order-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  let free = 0
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    item = stage.sold[0]?.item_cd ?? ''
    free = Number((await stage.call(itemStock, { item_cd: item })).available)
  })
  const made = (...quantities: readonly number[]) =>
    stage.enter(quantities.map((qty) => ({ item_cd: item, qty: String(qty) })))
  const change = async (verb: PromiseVerb, order: OrderRecord, ...lines: readonly number[]) => {
    const keys = lines.map((line_no) => ({ order_no: order.header.order_no, line_no }))
    const { list } = await stage.call(changePromises, { verb, lines: keys })
    return list.map(({ allocated_qty, firm, done }) => [allocated_qty, firm, done === true || done.code])
  }
  const cancel = ({ header: { order_no } }: OrderRecord) =>
    stage.call(cancelOrder, { order_no, reason: '得意先の都合' })
  /** The demo company's orders want the same goods. */
  const ofCustomer = { customer_cd: 'C001', item_cd: '' }
  const preview = (more: object = {}) =>
    stage.call(previewAllocation, { ...ofCustomer, item_cd: item, ...more })
  const bulk = (seal: string, more: object = {}) =>
    stage.call(allocateInBulk, { ...ofCustomer, item_cd: item, seal, ...more })
  const rowsOf = (found: Awaited<ReturnType<typeof preview>>, ...orders: readonly OrderRecord[]) =>
    found.list
      .filter(({ order_no }) => orders.some(({ header }) => header.order_no === order_no))
      .map(({ line_no, before, after, short, reason }) => [line_no, before, after, short, reason])

  describe('single lines', () => {
    it('are allocated, made firm and released; each that is left as it is says why', async () => {
      const order = await made(3, 4, 5)
      expect(await change('allocate', order, 1, 3)).toEqual([
        ['3', false, true],
        ['5', false, true],
      ])
      expect(await change('allocate', order, 1, 2)).toEqual([
        ['3', false, 'BIZ_ALLOCATION_FULL'],
        ['4', false, true],
      ])
      expect(await change('firm', order, 1)).toEqual([['3', true, true]])
      expect(await change('release', order, 1, 2)).toEqual([
        ['0', false, true],
        ['0', false, true],
      ])
      expect(await change('firm', order, 2, 3)).toEqual([
        ['0', false, 'BIZ_ALLOCATION_NONE'],
        ['5', true, true],
      ])
      expect(await change('loosen', order, 3)).toEqual([['5', false, true]])
      const { list } = await stage.call(promisesOfOrder, { order_no: order.header.order_no })
      expect(list.map(({ line_no, backlog, allocated_qty }) => [line_no, backlog, allocated_qty])).toEqual([
        [1, '3', '0'],
        [2, '4', '0'],
        [3, '5', '5'],
      ])
      await cancel(order)
      expect(await change('allocate', order, 1)).toEqual([['0', false, 'BIZ_ORDER_LINE_CLOSED']])
      expect((await refused(change('allocate', order, 9))).code).toBe(404)
    })

    it('what is firm stays firm when more of it is promised', async () => {
      const order = await made(free, 2)
      await change('allocate', order, 1)
      expect(await change('allocate', order, 2)).toEqual([['0', false, 'BIZ_ALLOCATION_SHORT']])
      const less = await stage.change(await stage.read(order), {
        lines: order.lines.map((line, at) => (at === 0 ? { ...line, qty: String(free - 1) } : line)),
      })
      expect(await change('allocate', less, 2)).toEqual([['1', false, true]])
      await change('firm', less, 2)
      await change('release', less, 1)
      expect(await change('allocate', less, 2)).toEqual([['2', true, true]])
      await change('release', less, 2)
      await change('allocate', less, 2)
      await change('firm', less, 2)
      await stage.call(allocateOrder, { order_no: less.header.order_no })
      const { list } = await stage.call(promisesOfOrder, { order_no: less.header.order_no })
      expect(list.map(({ firm }) => firm)).toEqual([false, true])
      await cancel(less)
    })

    it('eight clerks who allocate one line at the same moment promise it no more than it wants', async () => {
      const order = await made(2)
      await Promise.all(Array.from({ length: 8 }, () => change('allocate', order, 1)))
      expect((await stage.read(order)).lines[0]?.allocated_qty).toBe('2')
      await cancel(order)
    })

    it('what has been instructed to leave is not released', async () => {
      const order = await made(2)
      await change('allocate', order, 1)
      await stage.set(order, 1, sql`instructed_qty = 2`)
      expect(await change('release', order, 1)).toEqual([['2', false, 'BIZ_ORDER_INSTRUCTED']])
      await stage.set(order, 1, sql`instructed_qty = 0`)
      await cancel(order)
    })
  })

  describe('in bulk', () => {
    it('agreed days come first, then the day of delivery; the preview says who goes short and why, and it is done as shown', async () => {
      const late = await stage.enter([{ item_cd: item, qty: String(free), desired_dt: '2026-12-04' }])
      const early = await stage.enter([{ item_cd: item, qty: '2', desired_dt: '2026-11-26' }])
      const agreed = await stage.enter([{ item_cd: item, qty: '3', desired_dt: '2026-12-08' }])
      await stage.set(agreed, 1, sql`confirmed_dt = '2026-12-08'`)
      const found = await preview()
      const shown = rowsOf(found, late, early, agreed)
      expect(shown.map(([, , after, short]) => [after, short])).toEqual([
        ['3', '0'],
        ['2', '0'],
        [String(free - 5 - taken(found, late)), String(5 + taken(found, late))],
      ])
      expect(shown[2]?.[4]).toBe('before')
      const { counts } = found
      expect(await bulk(found.seal)).toEqual(counts)
      const again = await preview()
      expect(rowsOf(again, late)[0]?.[1]).toBe(shown[2]?.[2])
      expect(rowsOf(again, early, agreed)).toEqual([])
      expect((await preview({ only: 'short' })).list.every(({ short }) => short !== '0')).toBe(true)
      for (const order of [late, early, agreed]) await cancel(order)
    })

    it('a preview is stale as soon as an order or the stock is another one, and nothing is promised then', async () => {
      const order = await made(2)
      const { seal } = await preview()
      const other = await made(1)
      expect((await refused(bulk(seal))).code).toBe('BIZ_ALLOCATION_STALE')
      const second = await preview()
      await change('allocate', other, 1)
      expect((await refused(bulk(second.seal))).code).toBe('BIZ_ALLOCATION_STALE')
      const { list } = await stage.call(promisesOfOrder, { order_no: order.header.order_no })
      expect(list[0]?.allocated_qty).toBe('0')
      await bulk((await preview()).seal)
      await cancel(order)
      await cancel(other)
    })

    it('shared out anew, whoever stands first gets it; what is firm or instructed is not taken', async () => {
      const [first, second, firm] = [
        await stage.enter([{ item_cd: item, qty: '4', desired_dt: '2026-11-25' }]),
        await stage.enter([{ item_cd: item, qty: String(free), desired_dt: '2026-12-04' }]),
        await stage.enter([{ item_cd: item, qty: '1', desired_dt: '2026-12-09' }]),
      ]
      await change('allocate', firm, 1)
      await change('firm', firm, 1)
      await change('allocate', second, 1)
      const plain = await preview({ from: '2026-11-25', to: '2026-12-04' })
      expect(rowsOf(plain, first)[0]?.slice(2)).toEqual(['0', '4', 'promised'])
      const anew = await preview({ again: '1', from: '2026-11-25' })
      expect(rowsOf(anew, first)[0]?.slice(1, 3)).toEqual(['0', '4'])
      expect(rowsOf(anew, firm)).toEqual([])
      await bulk(anew.seal, { again: '1', from: '2026-11-25' })
      const held = async (order: OrderRecord) =>
        Number(
          (await stage.call(promisesOfOrder, { order_no: order.header.order_no })).list[0]?.allocated_qty,
        )
      expect([await held(first), await held(firm)]).toEqual([4, 1])
      expect(await held(second)).toBeLessThanOrEqual(free - 5)
      for (const order of [first, second, firm]) await cancel(order)
    })
  })

  /** What lines of others that stand before this one get of the same goods. */
  const taken = (found: Awaited<ReturnType<typeof preview>>, last: OrderRecord) => {
    const at = found.list.findIndex(({ order_no }) => order_no === last.header.order_no)
    return (
      found.list.slice(0, at).reduce((sum, { before, after }) => sum + Number(after) - Number(before), 0) - 5
    )
  }
})
