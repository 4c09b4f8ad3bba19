import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BusinessError } from '#platform/contract/errors.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay, orderStage, type OrderStage } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { answerOfSupplier, remindSupplier, takeBackReminder } from '../../contract/order/backlog-calls.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { closePlaceOrderLines, issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { placeOrderExamination } from './place-order-examination.ts'
import { recordOnLines, type RecordedOnLine } from './record-on-lines.ts'

type Order = SlipRecordOf<typeof placeOrderSlip>

const bought = ['BRG-6001', 'BRG-6002', 'BRG-6003'] as const
const lineOf = (at: number, qty: string) => ({
  ...{ item_cd: bought[at % bought.length] ?? '', qty, due_dt: '2026-11-13', location_cd: '999' },
  ...{ unit_price: '100', price_base_qty: '1' as const },
})

/** Orders of bearings, ten days old and due on the Friday before. */
function ordersOn(stage: OrderStage) {
  const header = {
    ...{ order_dt: '2026-11-08', supplier_cd: 'S004', branch_no: '00', due_dt: '2026-11-13' },
    payment_text: '検収月の翌月末、銀行振込',
  }
  const read = (po_no: string): Promise<Order> => stage.call(placeOrderSlip.endpoints.getDetail, { po_no })
  return {
    read,
    entered: async (...quantities: readonly string[]): Promise<Order> =>
      stage.call(placeOrderSlip.endpoints.doEdit, {
        ...{ assign_mode: '0', header },
        lines: quantities.map((qty, at) => lineOf(at, qty)),
      }),
    async issued(...quantities: readonly string[]): Promise<string> {
      const { header: made } = await this.entered(...quantities)
      await stage.call(issuePlaceOrder, { po_no: made.po_no })
      return made.po_no
    },
    change: (order: Order, lines: readonly object[]) =>
      stage.call(placeOrderSlip.endpoints.doEdit, {
        ...{ assign_mode: '1', update_cnt: order.update_cnt },
        ...{ header: { ...order.header, change_reason: '数量の見直し' }, lines },
      }),
    record: (...changes: readonly RecordedOnLine[]) =>
      inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
        inOneUnit(context, async () => {
          await recordOnLines(context, changes, { verb: 'receive' })
          return () => undefined
        }),
      ),
    async agrees() {
      const { state, says } = await placeOrderExamination.examine(stage.database, product.registered)
      expect(state, says).toBe('ok')
    },
  }
}

onPostgres((open) =>
  describe('open orders to suppliers', () => {
    let stage: OrderStage
    let orders: ReturnType<typeof ordersOn>
    beforeAll(async () => {
      stage = await orderStage(await open(demo))
      orders = ordersOn(stage)
    })
    const states = async (po_no: string) => {
      const { header, lines } = await orders.read(po_no)
      return [header.po_status, ...lines.map(({ line_status }) => line_status)].join('')
    }
    const openLines = async (po_no: string) =>
      (await stage.call(placeOrderBacklogList.endpoints.getList, { po_no, line_status: '1', size: 50 })).list

    it('says what is still to come, how late it is, and forgets lines that have come or were closed', async () => {
      const po_no = await orders.issued('10', '20', '30')
      await orders.record(
        { po_no, line_no: 1, received_qty: '10' },
        { po_no, line_no: 2, received_qty: '15' },
      )
      expect(
        (await openLines(po_no)).map(({ line_no, backlog_qty, backlog_amount, delay_days, delivery_dt }) => [
          ...[line_no, backlog_qty, backlog_amount, delay_days, delivery_dt],
        ]),
      ).toEqual([
        [2, '5', '500', 5, '2026-11-13'],
        [3, '30', '3000', 5, '2026-11-13'],
      ])
      // On a phone, too, it is what is still to come, and the day on which it is expected.
      expect(placeOrderBacklogList.card).toMatchObject({ figure: 'backlog_qty', date: 'delivery_dt' })
      await stage.call(closePlaceOrderLines, { po_no, lines: [2, 3], reason: '製造中止' })
      expect(await openLines(po_no)).toEqual([])
      expect(await states(po_no)).toBe('2222')
      await orders.agrees()
    })

    it('what is added to an issued order is ordered, too; a line cut to what has come is arrived', async () => {
      const po_no = await orders.issued('10', '20')
      await orders.record({ po_no, line_no: 1, received_qty: '4' })
      const order = await orders.read(po_no)
      const [first, second] = order.lines
      const removed = await refused(orders.change(order, [second ?? {}]))
      expect(removed.code).toBe(20101)
      const more = await orders.change(order, [...order.lines, lineOf(2, '7')])
      expect(await states(po_no)).toBe('1111')
      await orders.record({ po_no, line_no: 3, received_qty: '7' })
      expect(await states(po_no)).toBe('1112')
      const less = await orders.read(po_no)
      expect(more.lines).toHaveLength(3)
      await orders.change(less, [{ ...less.lines[0], qty: '4' }, ...less.lines.slice(1)])
      expect(await states(po_no)).toBe('1212')
      expect(first?.line_status).toBe('1')
      await orders.agrees()
      // Somebody else's program wrote it: the doctor names the line.
      const set = (state: string) =>
        stage.database.owner('write', (tx) =>
          tx.execute(sql`UPDATE place_order_line SET line_status = ${state}
            WHERE company_cd = 'DEMO' AND po_no = ${po_no} AND line_no = 1`),
        )
      await set('1')
      const found = await placeOrderExamination.examine(stage.database, product.registered)
      expect([found.state, found.says.includes(`${po_no}/1`)]).toEqual(['fail', true])
      await set('2')
    })

    it('no quantity below what has come and what was closed; lines that got more are no obstacle to the others', async () => {
      const po_no = await orders.issued('10', '20')
      await orders.record({ po_no, line_no: 1, received_qty: '10' })
      await orders.record(
        { po_no, line_no: 1, received_qty: '2', redelivery_qty: '2' },
        { po_no, line_no: 2, received_qty: '8', closed_qty: '5' },
      )
      const order = await orders.read(po_no)
      const withQty = (qty: string) => [order.lines[0] ?? {}, { ...order.lines[1], qty }]
      const less = await refused(orders.change(order, withQty('12')))
      expect(less.fields.map(({ path, code, params }) => [path, code, params])).toEqual([
        ['lines.1.qty', 'BIZ_PO_RECEIVED_MORE', { qty: '13' }],
      ])
      await orders.change(order, withQty('13'))
      expect(await states(po_no)).toBe('222')
      await orders.agrees()
    })

    it('counts reminders, and keeps who was asked', async () => {
      const po_no = await orders.issued('10', '20')
      const lines = [{ po_no, line_no: 1 }]
      await stage.call(remindSupplier, { lines: [...lines, ...lines] })
      await stage.call(remindSupplier, { lines: [...lines, { po_no, line_no: 2 }] })
      expect((await openLines(po_no)).map(({ reminded_cnt }) => reminded_cnt)).toEqual(['2', '1'])
      const { header } = await orders.entered('5')
      const early = await refused(
        stage.call(remindSupplier, { lines: [...lines, { po_no: header.po_no, line_no: 1 }] }),
      )
      expect(early.fields.map(({ path, code }) => [path, code])).toEqual([
        ['lines.1.line_no', 'BIZ_PO_NOT_ISSUED'],
      ])
      expect((await openLines(po_no)).map(({ reminded_cnt }) => reminded_cnt)).toEqual(['2', '1'])
      const kept = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { new: z.string() },
          sql`SELECT changes -> 0 ->> 'new' AS new FROM change_history
            WHERE company_cd = 'DEMO' AND table_nm = 'place_order_line' AND row_key = ${`F01 ${po_no} 1`}
              AND changes -> 0 ->> 'field' = 'reminded_cnt' ORDER BY at`,
        ),
      )
      expect(kept.map((one) => one.new)).toEqual(['1', '2'])
    })

    it('takes back a reminder that was recorded by mistake, never one that there was not', async () => {
      const po_no = await orders.issued('10', '20')
      const first = { po_no, line_no: 1 }
      const both = [first, { po_no, line_no: 2 }]
      await stage.call(remindSupplier, { lines: both })
      await stage.call(remindSupplier, { lines: [first] })
      await stage.call(takeBackReminder, { lines: [...both, first] })
      expect((await openLines(po_no)).map(({ reminded_cnt }) => reminded_cnt)).toEqual(['1', '0'])
      const none = await refused(stage.call(takeBackReminder, { lines: both }))
      expect(none.fields.map(({ path, code }) => [path, code])).toEqual([
        ['lines.1.line_no', 'BIZ_PO_NOT_REMINDED'],
      ])
      expect((await openLines(po_no)).map(({ reminded_cnt }) => reminded_cnt)).toEqual(['1', '0'])
    })

    it('takes the supplier’s answers: all of them, or none with what stands against each', async () => {
      const po_no = await orders.issued('10', '20')
      const answer = (days: readonly string[], seen: string) =>
        stage.call(answerOfSupplier, {
          lines: days.map((date, at) => ({ po_no, line_no: at + 1, date, seen })),
        })
      await answer(['2026-11-25', '2026-11-26'], '')
      expect(
        (await openLines(po_no)).map(({ answer_dt, delivery_dt, delay_days }) => [
          answer_dt,
          delivery_dt,
          delay_days,
        ]),
      ).toEqual([
        ['2026-11-25', '2026-11-25', 5],
        ['2026-11-26', '2026-11-26', 5],
      ])
      const late = await refused(answer(['2026-12-01', '2026-12-01'], '2026-11-25'))
      expect(late.fields.map(({ path, code }) => [path, code])).toEqual([['lines.1.date', 'V_CHANGED']])
      const early = await refused(answer(['2026-11-01'], '2026-11-25'))
      expect(early.fields.map(({ path, code }) => [path, code])).toEqual([
        ['lines.0.date', 'BIZ_PO_DUE_BEFORE_ORDER'],
      ])
      expect((await openLines(po_no)).map(({ answer_dt }) => answer_dt)).toEqual(['2026-11-25', '2026-11-26'])
      await answer([''], '2026-11-25')
      expect((await openLines(po_no)).map(({ delivery_dt }) => delivery_dt)).toEqual([
        '2026-11-13',
        '2026-11-26',
      ])
    })

    it('is not bounded to a week', async () => {
      const { total } = await stage.call(placeOrderBacklogList.endpoints.getTotal, {
        delivery_dt: `2026-01-01..${orderDay}`,
        line_status: '1',
      })
      expect(total).toBeGreaterThan(5)
    })
  }),
)

/** What may be refused to a client because another one was faster. */
const meanwhile = [
  'BIZ_PO_OVER',
  'BIZ_PO_BELOW_ZERO',
  'BIZ_PO_DELIVERED',
  'BIZ_PO_RECEIVED_MORE',
  'BIZ_PO_STATE',
  '20101',
  'STALE',
]

onPostgres((open) => {
  let stage: OrderStage
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })

  it('eight clients receive, take back, change and close the same lines: the backlog stays what it is', async () => {
    const orders = ordersOn(stage)
    const numbers = [await orders.issued('40', '60'), await orders.issued('50', '30')]
    let seed = 20261118
    const drawn = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    const done = { yes: 0, no: 0 }
    const received = new Map<string, number>()
    const act = async () => {
      const po_no = numbers[drawn(numbers.length)] ?? ''
      const line_no = 1 + drawn(2)
      const qty = 1 + drawn(6)
      const verb = drawn(10)
      const add = async (by: number) => {
        await orders.record({ po_no, line_no, received_qty: String(by) })
        const key = `${po_no}/${line_no}`
        received.set(key, (received.get(key) ?? 0) + by)
      }
      if (verb < 5) return add(qty)
      if (verb < 7) return add(-qty)
      if (verb < 9) {
        const order = await orders.read(po_no)
        const lines = order.lines.map((line) =>
          line.line_no === line_no
            ? { ...line, qty: String(Number(line.qty) + (drawn(2) ? qty : -qty)) }
            : line,
        )
        return orders.change(order, lines)
      }
      return stage.call(closePlaceOrderLines, { po_no, lines: [line_no], reason: '試験' })
    }
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let at = 0; at < 12; at++)
          try {
            await act()
            done.yes++
          } catch (error) {
            if (!(error instanceof BusinessError) || !meanwhile.includes(String(error.code))) throw error
            done.no++
          }
      }),
    )
    expect(done.yes).toBeGreaterThan(8)
    for (const po_no of numbers)
      for (const line of (await orders.read(po_no)).lines)
        expect(Number(line.received_qty)).toBe(received.get(`${po_no}/${line.line_no}`) ?? 0)
    await orders.agrees()
  })
})
