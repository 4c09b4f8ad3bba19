import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compose } from '#platform/server/module/compose.ts'
import { on } from '#platform/server/module/point.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { modulesOf } from '#test/product.ts'
import { backlogList } from '../contract/backlog-list.ts'
import { cancelOrder, closeLines } from '../contract/order-calls.ts'
import { orderErrors } from '../contract/order-errors.ts'
import { orderSlip } from '../contract/order-slip.ts'
import { orderGuards, type OrderGuard } from './order-guards.ts'

/** A module to the right: it stands against whatever is done with lines of 77 pieces. */
const guard: OrderGuard = async ({ tx }, { order_no, lines }) => {
  const found = await rows(
    tx,
    { line_no: z.int() },
    sql`SELECT line_no FROM receive_order_line WHERE order_no = ${order_no} AND qty = 77`,
  )
  return new Map(
    found
      .filter(({ line_no }) => lines.includes(line_no))
      .map(({ line_no }) => [line_no, orderErrors.BIZ_ORDER_INSTRUCTED.with({ line: line_no })]),
  )
}
const guarded = compose([...modulesOf(), { name: 'trial guard', registers: [on(orderGuards, guard)] }])

onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  beforeAll(async () => {
    stage = await orderStage(await open(demo), guarded)
    item = stage.sold[0]?.item_cd ?? ''
  })
  const made = (...quantities: readonly string[]) =>
    stage.enter(quantities.map((qty) => ({ item_cd: item, qty })))
  const cells = async (attempt: Promise<unknown>) => {
    const { code, fields } = await refused(attempt)
    return fields.length === 0 ? code : fields.map(({ path, code: why }) => [path, why])
  }
  const withLine = (order: OrderRecord, at: number, change: object) => ({
    lines: order.lines.map((line, index) => (index === at ? { ...line, ...change } : line)),
  })
  const steps = (order: OrderRecord) =>
    stage.database.owner('read', (tx) =>
      rows(
        tx,
        { document: z.string(), axis: z.string(), to_state: z.string(), reason: z.string() },
        sql`SELECT document, axis, to_state, reason FROM status_history
          WHERE row_key LIKE ${`F01 ${order.header.order_no}%`} AND from_state IS NOT NULL ORDER BY document, row_key`,
      ),
    )
  const end = { reason: '得意先の都合' }

  describe('once the plan is confirmed', () => {
    const planned = async () => {
      const order = await made('10', '20')
      await stage.set(order, 1, sql`plan_status = '2'`)
      return order
    }
    it.each([
      ['qty', '11'],
      ['desired_dt', '2026-11-30'],
      ['ship_dt', '2026-11-25'],
      ['answer_dt', '2026-11-30'],
    ])('%s stays as it is (20121); the rest may change', async (field, value) => {
      const order = await planned()
      const found = await cells(stage.change(order, withLine(order, 0, { [field]: value })))
      expect(found).toContainEqual([expect.stringMatching(/^lines\.0\./), 20121])
      const changed = await stage.change(order, {
        ...withLine(order, 0, { unit_price: '100', remarks: '変更' }),
        header: { customer_po_no: 'PO-9' },
      })
      expect(changed.header.customer_po_no).toBe('PO-9')
      expect((await stage.change(changed, withLine(changed, 1, { qty: '21' }))).lines[1]?.qty).toBe('21')
    })
    it('the order is not cancelled and the line not left out (20122), and its button says so before', async () => {
      const order = await planned()
      expect((await stage.read(order)).abilities.cancel).toMatchObject({ code: 20122 })
      expect(await cells(stage.call(cancelOrder, { order_no: order.header.order_no, ...end }))).toBe(20122)
      expect(await cells(stage.change(order, { lines: order.lines.slice(1) }))).toBe(20122)
    })
  })

  it('what modules to the right have built upon a line is asked of them', async () => {
    const order = await made('77', '1')
    expect(await cells(stage.change(order, withLine(order, 0, { qty: '76' })))).toEqual([
      ['lines.0.qty', 'BIZ_ORDER_INSTRUCTED'],
    ])
    expect(await cells(stage.change(order, { lines: order.lines.slice(1) }))).toBe('BIZ_ORDER_INSTRUCTED')
    expect(await cells(stage.call(cancelOrder, { order_no: order.header.order_no, ...end }))).toBe(
      'BIZ_ORDER_INSTRUCTED',
    )
    expect(await cells(stage.call(closeLines, { order_no: order.header.order_no, lines: [1], ...end }))).toBe(
      'BIZ_ORDER_INSTRUCTED',
    )
    expect((await stage.change(order, withLine(order, 0, { remarks: '可' }))).lines[0]?.remarks).toBe('可')
  })

  it('a line with an agreed day is not deleted; nothing shipped or instructed is taken away', async () => {
    const order = await made('10', '20')
    await stage.set(order, 1, sql`confirmed_dt = '2026-11-27'`)
    expect(await cells(stage.change(order, { lines: order.lines.slice(1) }))).toBe('BIZ_FIXED_ORDER_DELETE')
    await stage.set(order, 1, sql`shipped_qty = 4, instructed_qty = 3`)
    expect(await cells(stage.change(order, withLine(order, 0, { qty: '6' })))).toEqual([
      ['lines.0.qty', 'BIZ_ORDER_BELOW_SHIPPED'],
    ])
    expect(await cells(stage.change(order, { lines: order.lines.slice(1) }))).toBe('BIZ_ORDER_SHIPPED')
    await stage.set(order, 1, sql`shipped_qty = 0`)
    expect(await cells(stage.change(order, { lines: order.lines.slice(1) }))).toBe('BIZ_ORDER_INSTRUCTED')
  })

  it('a changed delivery moves the shipping that followed from it, and not one that was typed', async () => {
    const order = await made('10')
    const moved = await stage.change(order, withLine(order, 0, { answer_dt: '2026-12-01' }))
    expect(moved.lines[0]?.ship_dt).toBe('2026-11-30')
    const typed = await stage.change(
      moved,
      withLine(moved, 0, { answer_dt: '2026-12-02', ship_dt: '2026-11-27' }),
    )
    expect(typed.lines[0]?.ship_dt).toBe('2026-11-27')
  })

  it('cancelled with its reason, it is worth nothing, its numbers are free again, and nothing can be done with it', async () => {
    const order = await stage.enter([{ item_cd: item, qty: '3', customer_line_no: '1' }], {
      customer_po_no: 'PO-C',
    })
    const { order_no } = order.header
    const cancelled = await stage.call(cancelOrder, { order_no, ...end })
    expect(cancelled.header).toMatchObject({ order_status: '9', net_amount: '0', tax_amount: '0' })
    expect(cancelled.header.change_reason).toBe(end.reason)
    expect(cancelled.lines[0]).toMatchObject({ line_status: '9', close_reason: end.reason })
    expect(cancelled.abilities.edit).toMatchObject({ code: 'BIZ_ORDER_STATE' })
    expect(await steps(order)).toEqual([
      { document: 'receive_order', axis: 'order_status', to_state: '9', ...end },
      { document: 'receive_order_line', axis: 'line_status', to_state: '9', ...end },
    ])
    expect(await cells(stage.change(cancelled, {}))).toBe('BIZ_ORDER_STATE')
    expect(await cells(stage.call(cancelOrder, { order_no, ...end }))).toBe('BIZ_ORDER_STATE')
    await stage.enter([{ item_cd: item, qty: '3', customer_line_no: '1' }], { customer_po_no: 'PO-C' })
    expect((await refused(stage.call(cancelOrder, { order_no, reason: '' }))).code).toBe(400)
  })

  it('cancelled after some of it was given up, all of it is worth nothing, and nothing is left to ship', async () => {
    const order = await made('10', '20')
    const { order_no } = order.header
    await stage.call(closeLines, { order_no, lines: [1], reason: '在庫なし' })
    const cancelled = await stage.call(cancelOrder, { order_no, ...end })
    expect(cancelled.header).toMatchObject({ order_status: '9', net_amount: '0' })
    expect(cancelled.lines.map(({ line_status, close_reason }) => [line_status, close_reason])).toEqual([
      ['9', '在庫なし'],
      ['9', end.reason],
    ])
    const asked = { order_no, line_status: '9' }
    const { list } = await stage.call(backlogList.endpoints.getList, asked)
    expect(list.map(({ backlog_qty, backlog_amount }) => [backlog_qty, backlog_amount])).toEqual([
      ['0', '0'],
      ['0', '0'],
    ])
  })

  it('why a line was given up stands in the history of its order, and what ends all of it stands there once', async () => {
    const order = await made('10', '20')
    const { order_no } = order.header
    await stage.call(closeLines, { order_no, lines: [1], reason: '在庫なし' })
    await stage.call(cancelOrder, { order_no, ...end })
    const calls = orderSlip.keptCalls
    if (!calls) throw new Error('An order is kept')
    const { events } = await stage.call(calls.getHistory, { order_no })
    const told = events.map(({ line, step }) => [line, step?.axis, step?.to, step?.reason])
    expect(told).toEqual([
      [undefined, 'order_status', '9', end.reason],
      ['1', 'line_status', '8', '在庫なし'],
    ])
  })

  it('closed, a line gives up what has not been shipped; with its last line the order ends', async () => {
    const order = await made('10', '20')
    const { order_no } = order.header
    await stage.set(order, 1, sql`shipped_qty = 4`)
    const one = await stage.call(closeLines, { order_no, lines: [1], ...end })
    expect(one.header.order_status).toBe('0')
    // What has left of it is all that leaves.
    expect(one.lines[0]).toMatchObject({
      ...{ line_status: '8', shipping_status: '2', closed_qty: '6', close_reason: end.reason },
    })
    expect((await refused(stage.change(order, {}))).code).toBe('STALE')
    expect(await cells(stage.change(one, withLine(one, 0, { remarks: '変更' })))).toEqual([
      ['lines.0.remarks', 'BIZ_ORDER_LINE_CLOSED'],
    ])
    expect(await cells(stage.call(closeLines, { order_no, lines: [1], ...end }))).toBe(
      'BIZ_ORDER_LINE_CLOSED',
    )
    expect(await cells(stage.call(closeLines, { order_no, lines: [7], ...end }))).toBe(404)
    await stage.set(order, 2, sql`shipped_qty = 20`)
    expect(await cells(stage.call(closeLines, { order_no, lines: [2], ...end }))).toBe(
      'BIZ_ORDER_FULLY_SHIPPED',
    )
    await stage.set(order, 2, sql`shipped_qty = 0`)
    const all = await stage.call(closeLines, { order_no, lines: [2], ...end })
    expect(all.header.order_status).toBe('8')
    expect((await steps(order)).map(({ document, to_state }) => [document, to_state])).toEqual([
      ['receive_order', '8'],
      ['receive_order_line', '8'],
      ['receive_order_line', '2'],
      ['receive_order_line', '8'],
    ])
  })
})
