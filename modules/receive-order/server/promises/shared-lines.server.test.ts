import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkLedger } from '#modules/stock/server/index.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dice } from '#test/dice.ts'
import { orderStage, type OrderRecord, type OrderStage } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import '#test/property-seed.ts'
import { changePromises, promiseVerbs } from '../../contract/allocation-calls.ts'
import { allocateInBulk, previewAllocation } from '../../contract/bulk-allocation.ts'
import { allocateOrder, cancelOrder, closeLines, releaseOrder } from '../../contract/order-calls.ts'
import { orderExamination } from '../progress/order-examination.ts'

/** What may be refused when others do something else with the same lines. */
const meanwhile = [
  ...['BIZ_ORDER_STATE', 'BIZ_ORDER_LINE_CLOSED', 'BIZ_ALLOCATION_STALE', 'BIZ_FIXED_ORDER_DELETE'],
  ...['BIZ_ORDER_FULLY_SHIPPED', 'STALE'],
]

onPostgres((open) => {
  let stage: OrderStage
  let items: readonly string[] = []
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    items = stage.sold.slice(0, 3).map(({ item_cd }) => item_cd)
  })
  const end = { reason: '得意先の都合' }
  const made = (lines: readonly { readonly item: number; readonly qty: number }[]) =>
    stage.enter(lines.map(({ item, qty }) => ({ item_cd: items[item] ?? '', qty: String(qty) })))
  const inBulk = async (again: '0' | '1') => {
    const asked = { customer_cd: 'C001', again }
    const { seal } = await stage.call(previewAllocation, asked)
    await stage.call(allocateInBulk, { ...asked, seal })
  }
  /** Never more than there is of ours and good; each line says what the stock says, and wants what it has. */
  const holds = async () => {
    const wrong = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { what: z.string() },
        sql`SELECT 'more promised than there is: ' || item_cd AS what FROM stock_availability WHERE allocated_qty > qty
          UNION ALL
          SELECT 'line and stock differ: ' || l.order_no || '-' || l.line_no FROM receive_order_line l
          WHERE l.allocated_qty <> (SELECT coalesce(sum(a.qty), 0) FROM allocation a WHERE a.company_cd = l.company_cd
            AND a.demand_kind = '050' AND a.demand_no = l.order_no AND a.demand_line = l.line_no)
          UNION ALL
          SELECT 'goods that are not ours to promise: ' || a.demand_no FROM allocation a
          WHERE a.demand_kind = '050' AND (a.ownership <> '0' OR a.owner_cd <> '' OR a.quality <> '0')
          UNION ALL
          SELECT 'backlog: ' || l.order_no || '-' || l.line_no FROM receive_order_line l
          WHERE l.qty - l.shipped_qty - l.closed_qty < 0 OR l.allocated_qty > l.qty - l.shipped_qty - l.closed_qty
            OR (l.line_status IN ('8', '9') AND l.allocated_qty > 0)
            OR (l.line_status = '8' AND l.qty <> l.shipped_qty + l.closed_qty)
          UNION ALL
          SELECT 'status: ' || l.order_no || '-' || l.line_no FROM receive_order_line l
          WHERE l.line_status = '0' AND l.allocation_status <> CASE WHEN l.allocated_qty = 0 THEN '0'
            WHEN l.allocated_qty < l.qty - l.shipped_qty - l.closed_qty THEN '1' ELSE '2' END`,
      ),
    )
    expect(wrong).toEqual([])
    expect(await orderExamination.examine(stage.database, product.registered)).toMatchObject({ state: 'ok' })
    expect(await stage.database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
  }
  const unlessMeanwhile = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work
    } catch (error) {
      if (!(error instanceof BusinessError) || !meanwhile.includes(String(error.code))) throw error
    }
  }

  it('whatever is entered, changed, allocated, closed and cancelled: promises and backlog add up', async () => {
    const qty = fc.integer({ min: 1, max: 60 })
    const line = fc.record({ item: fc.integer({ min: 0, max: 2 }), qty })
    const step = fc.oneof(
      fc.record({
        does: fc.constant('enter' as const),
        lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ does: fc.constant('change' as const), which: fc.nat(), qty }),
      fc.record({ does: fc.constantFrom(...promiseVerbs), which: fc.nat(), at: fc.nat() }),
      fc.record({
        does: fc.constantFrom('bulk' as const, 'anew' as const, 'close' as const, 'cancel' as const),
        which: fc.nat(),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const orders: OrderRecord[] = [await made([{ item: 0, qty: 5 }])]
        for (const one of steps) {
          const order = 'which' in one ? orders[one.which % orders.length] : undefined
          if (one.does === 'enter') orders.push(await made(one.lines))
          else if (one.does === 'bulk' || one.does === 'anew') await inBulk(one.does === 'anew' ? '1' : '0')
          else if (order) {
            const { order_no } = order.header
            const [first] = order.lines
            await unlessMeanwhile(
              one.does === 'change'
                ? stage.change(await stage.read(order), {
                    lines: order.lines.map((each) => ({ ...each, qty: String(one.qty) })),
                  })
                : one.does === 'cancel'
                  ? stage.call(cancelOrder, { order_no, ...end })
                  : one.does === 'close'
                    ? stage.call(closeLines, { order_no, lines: [first?.line_no ?? 1], ...end })
                    : stage.call(changePromises, {
                        verb: one.does,
                        lines: [
                          {
                            order_no,
                            line_no: order.lines['at' in one ? one.at % order.lines.length : 0]?.line_no ?? 1,
                          },
                        ],
                      }),
            )
          }
        }
        await holds()
        for (const order of orders)
          await unlessMeanwhile(stage.call(cancelOrder, { order_no: order.header.order_no, ...end }))
      }),
      { numRuns: 6 },
    )
    await holds()
  }, 60_000)

  describe('eight clerks enter, change, allocate by line, order and bulk, and cancel the same lines', () => {
    it('never oversell, wait in a circle, or lose a change', async () => {
      const orders = await Promise.all(
        [0, 1, 2, 3].map((n) => made([0, 1, 2].map((item) => ({ item, qty: 20 + n })))),
      )
      const numbers = orders.map(({ header }) => header.order_no)
      let saved = 0
      const clerk = async (seed: number) => {
        const roll = dice(seed)
        for (let turn = 0; turn < 10; turn++) {
          const order = orders[roll(orders.length)]
          if (!order) continue
          const { order_no } = order.header
          const keys = [1 + roll(3), 1 + roll(3)].map((line_no) => ({
            order_no: numbers[roll(4)] ?? '',
            line_no,
          }))
          const verb = promiseVerbs[roll(promiseVerbs.length)] ?? 'allocate'
          await unlessMeanwhile(
            [
              () => stage.call(allocateOrder, { order_no }),
              () => stage.call(releaseOrder, { order_no }),
              () => stage.call(changePromises, { verb, lines: keys }),
              () => stage.call(changePromises, { verb: 'allocate', lines: keys }),
              () => inBulk(roll(2) === 0 ? '0' : '1'),
              async () => {
                const now = await stage.read(order)
                const lines = now.lines.map((line) => ({
                  ...line,
                  qty: String(5 + roll(40)),
                  remarks: `${seed}-${turn}`,
                }))
                await stage.change(now, { lines })
                saved += 1
              },
              async () => {
                const own = await made([{ item: roll(3), qty: 1 + roll(9) }])
                await stage.call(allocateOrder, { order_no: own.header.order_no })
                await stage.call(cancelOrder, { order_no: own.header.order_no, ...end })
              },
            ][roll(7)]?.() ?? Promise.resolve(),
          )
        }
      }
      await Promise.all(Array.from({ length: 8 }, (_, n) => clerk(n + 1)))
      await holds()
      const after = await Promise.all(orders.map((order) => stage.read(order)))
      // Each saved change has counted the order once; none was written over another.
      const counted = after.reduce(
        (sum, { update_cnt }, at) => sum + update_cnt - (orders[at]?.update_cnt ?? 0),
        0,
      )
      expect(counted).toBe(saved)
      const [found] = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { deadlocks: z.int() },
          sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
        ),
      )
      expect(found).toEqual({ deadlocks: 0 })
    }, 60_000)
  })
})
