import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkLedger } from '#modules/stock/server/index.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { allocateOrder, cancelOrder, closeLines, releaseOrder } from '../../contract/order-calls.ts'
import { orderExamination } from '../progress/order-examination.ts'

onPostgres((open) => {
  let stage: OrderStage
  /** There are some of the first one; so few pieces that two orders cannot both have them. */
  let item = ''
  let other = ''
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    item = stage.sold[0]?.item_cd ?? ''
    other = stage.sold[1]?.item_cd ?? ''
  })
  const free = async (item_cd = item) => Number((await stage.call(itemStock, { item_cd })).available)
  const allocate = ({ header: { order_no } }: OrderRecord) => stage.call(allocateOrder, { order_no })
  const promised = ({ lines }: OrderRecord) =>
    lines.map(({ allocated_qty, allocation_status }) => [allocated_qty, allocation_status])
  const made = (...lines: readonly (readonly [string, number])[]) =>
    stage.enter(lines.map(([item_cd, qty]) => ({ item_cd, qty: String(qty) })))
  /** What the stock has promised to an order is what its lines say. */
  const addsUp = async () => {
    expect(await orderExamination.examine(stage.database, product.registered)).toMatchObject({ state: 'ok' })
    expect(await stage.database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
  }
  const end = { reason: '得意先の都合' }

  it('lines get what there is, the first one first; asked again they get no more than they want', async () => {
    const there = await free()
    const order = await made([item, there - 1], [item, 3])
    const allocated = await allocate(order)
    expect(promised(allocated)).toEqual([
      [String(there - 1), '2'],
      ['1', '1'],
    ])
    expect(promised(await allocate(order))).toEqual(promised(allocated))
    expect(await free()).toBe(0)
    await addsUp()
    const released = await stage.call(releaseOrder, { order_no: order.header.order_no })
    expect(promised(released)).toEqual([
      ['0', '0'],
      ['0', '0'],
    ])
    expect(await free()).toBe(there)
    await addsUp()
  })

  it('of a set that is sold, what will leave is promised: the shippable item of its structure', async () => {
    const [{ item_cd: set } = { item_cd: '' }] = await stage.others('std_price > 0')
    await stage.database.owner('write', async (tx) => {
      await tx.execute(
        sql`UPDATE item SET shippable_flg = false WHERE company_cd = 'DEMO' AND item_cd = ${set}`,
      )
      await tx.execute(sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, shippable_flg, create_user, update_user)
        VALUES ('DEMO', ${set}, 990, '2026-01-01', ${item}, true, 'test', 'test')`)
    })
    const there = await free()
    const order = await allocate(await made([set, 2]))
    expect(order.lines[0]).toMatchObject({ item_cd: set, ship_item_cd: item, allocated_qty: '2' })
    expect(await free()).toBe(there - 2)
    const kept = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { item_cd: z.string(), qty: z.string() },
        sql`SELECT item_cd, trim_scale(qty)::text AS qty FROM allocation WHERE company_cd = 'DEMO' AND demand_no = ${order.header.order_no}`,
      ),
    )
    expect(kept).toEqual([{ item_cd: item, qty: '2' }])
    await addsUp()
    await stage.call(cancelOrder, { order_no: order.header.order_no, ...end })
  })

  describe('what a line has been promised', () => {
    const holding = async (qty: number) => allocate(await made([item, qty], [item, 1]))
    const changed = (order: OrderRecord, change: object) =>
      stage.change(order, {
        lines: order.lines.map((line, at) => (at === 0 ? { ...line, ...change } : line)),
      })

    it('shrinks with what it wants, and stays with what it wants more', async () => {
      const there = await free()
      const order = await holding(5)
      const less = await stage.read(await changed(order, { qty: '2' }))
      expect(promised(less)[0]).toEqual(['2', '2'])
      expect(await free()).toBe(there - 3)
      expect(promised(await stage.read(await changed(less, { qty: '9' })))[0]).toEqual(['2', '1'])
      await addsUp()
      await stage.call(cancelOrder, { order_no: order.header.order_no, ...end })
      expect(await free()).toBe(there)
    })
    it('moves with the day on which it ships', async () => {
      const order = await holding(4)
      const later = await stage.read(await changed(order, { desired_dt: '2026-12-04' }))
      expect(promised(later)[0]).toEqual(['4', '2'])
      const steps = await stage.call(itemStock, { item_cd: item })
      expect(steps.steps.filter(({ no }) => no === order.header.order_no).map(({ date }) => date)).toContain(
        later.lines[0]?.ship_dt,
      )
      await stage.call(releaseOrder, { order_no: order.header.order_no })
    })
    it('is given back when the item is another one, the line goes, or is closed', async () => {
      const there = await free()
      const order = await holding(4)
      const swapped = await stage.read(
        await changed(order, { item_cd: other, customer_item_cd: '', unit_price: '' }),
      )
      expect(promised(swapped)[0]).toEqual(['0', '0'])
      expect(await free()).toBe(there - 1)
      const left = await stage.change(swapped, { lines: swapped.lines.slice(0, 1) })
      expect(await free()).toBe(there)
      await addsUp()
      const again = await allocate(left)
      const closed = await stage.call(closeLines, { order_no: again.header.order_no, lines: [1], ...end })
      expect(promised(closed)[0]).toEqual(['0', '0'])
      await addsUp()
    })
  })

  it('what a line still wants is a demand that the item’s projection shows', async () => {
    const order = await made([item, 6])
    const { steps } = await stage.call(itemStock, { item_cd: item })
    expect(steps.find(({ no }) => no === order.header.order_no)).toMatchObject({
      ...{ kind: '050', what: '受注', qty: '-6', allocated: false, date: order.lines[0]?.ship_dt },
    })
    await stage.call(cancelOrder, { order_no: order.header.order_no, ...end })
    const after = await stage.call(itemStock, { item_cd: item })
    expect(after.steps.some(({ no }) => no === order.header.order_no)).toBe(false)
  })

  it('eight clerks who allocate the same goods at the same moment never promise more than there is', async () => {
    const there = await free()
    const orders = await Promise.all(Array.from({ length: 8 }, () => made([item, there])))
    const answers = await Promise.all(orders.map(allocate))
    const sum = answers
      .flatMap(({ lines }) => lines)
      .reduce((all, line) => all + Number(line.allocated_qty), 0)
    expect(sum).toBe(there)
    expect(await free()).toBe(0)
    await addsUp()
  })
})
