import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { closeStockMonth, reopenStockMonth, stockPeriods } from '#modules/stock/contract/stock-manage.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay, type OrderRecord } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { saleClerk } from '#test/sale-clerk.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { businessMonths, monthsShown } from '../../contract/months/month-calls.ts'
import { salesList, salesManageList } from '../../contract/sale/sales-list.ts'
import { monthExamination } from './month-examination.ts'

const month = orderDay.slice(0, 7)
const [earlier, next] = ['2026-10', '2026-12-07']

onPostgres((open) =>
  describe('what months came to', () => {
    let database: Database
    let stage: SalesStage
    let order: OrderRecord
    const clerk = saleClerk(() => stage)
    const read = async () => (await stage.call(businessMonths, {})).list
    const of = async (wanted = month) => (await read()).find((one) => one.month === wanted)
    const examined = () => monthExamination.examine(database, product.registered)
    const run = (statement: ReturnType<typeof sql>) => database.owner('write', (tx) => tx.execute(statement))
    const kept = (wanted = month) =>
      database.owner('read', (tx) =>
        rows(
          tx,
          { stock_amount: z.string(), stale_flg: z.boolean() },
          sql`SELECT stock_amount::text AS stock_amount, stale_flg FROM business_month
            WHERE company_cd = 'DEMO' AND month = ${wanted}`,
        ),
      )
    beforeAll(async () => {
      database = await open(demo)
      stage = await salesStage(database)
      const shipped = await clerk.delivered()
      await clerk.post(shipped.sales_no)
      order = await stage.enter([{ item_cd: stage.item_cd, qty: '5' }])
    })

    it('are the sums of the lists behind them, thirteen months and the twelve before', async () => {
      const all = await read()
      expect(all).toHaveLength(monthsShown + 12)
      expect(all.at(-1)?.month).toBe(month)
      const { totals: sold } = await stage.call(salesList.endpoints.getTotal, {
        ...{ account_dt: month, sales_slip_status: '1,2' },
      })
      const { totals: lines } = await stage.call(salesManageList.endpoints.getTotal, {
        ...{ account_dt: month, sales_slip_status: '1,2' },
      })
      const figures = await of()
      expect(Number(figures?.sales)).toBeGreaterThan(0)
      expect(sold).toMatchObject({ net_amount: figures?.sales, margin_amount: figures?.margin })
      expect(lines).toMatchObject({ amount: figures?.sales, line_margin: figures?.margin })
      expect(figures?.in_time).toBe('100.0')
      expect(figures?.turns).toBe('')
    })

    it('count a line as late that left after the day that was promised', async () => {
      const late = await clerk.delivered()
      await run(sql`UPDATE receive_order_line SET ship_dt = ${orderDay}::date - 1
        WHERE company_cd = 'DEMO' AND order_no = ${late.order.header.order_no}`)
      expect((await of())?.in_time).toBe('50.0')
    })

    it('stand as they were when the month was closed, with the stock of its end and how often it turns', async () => {
      const during = await of()
      await run(sql`UPDATE bizdate SET biz_dt = ${next}::date WHERE company_cd = 'DEMO'`)
      const before = await of()
      const worth = (await stage.call(stockPeriods, {})).list.find((one) => one.month === month)?.amount
      for (;;) {
        const { next_month } = await stage.call(stockPeriods, {})
        if (next_month > month) break
        await stage.call(closeStockMonth, { month: next_month })
      }
      const closed = await of()
      expect(closed).toEqual(before)
      expect(closed).toMatchObject({ orders: during?.orders, sales: during?.sales, margin: during?.margin })
      const cost = Number(closed?.sales) - Number(closed?.margin)
      const worthBefore = (await kept(earlier))[0]?.stock_amount
      expect(closed?.turns).toBe(((24 * cost) / (Number(worth) + Number(worthBefore))).toFixed(2))
      expect(Number(closed?.turns)).toBeGreaterThan(0)
      expect(await kept()).toEqual([{ stock_amount: worth, stale_flg: false }])
      expect(await examined()).toMatchObject({ state: 'ok' })
    })

    it('are read where they were written down, and the doctor sees what is not so', async () => {
      const { orders } = (await of()) ?? { orders: '0' }
      await run(sql`UPDATE business_month SET order_amount = order_amount + 1`)
      expect((await of())?.orders).toBe(String(Number(orders) + 1))
      expect(await examined()).toMatchObject({ state: 'fail', says: expect.stringContaining(month) })
      await run(sql`UPDATE business_month SET order_amount = order_amount - 1`)
    })

    it('are worked out anew once an order of theirs has changed, or has moved into another month', async () => {
      const was = [await of(), await of(earlier)]
      const stored = await stage.read(order)
      const moved = { ...stored.header, order_dt: `${earlier}-30` }
      await stage.call(orderSlip.endpoints.doEdit, {
        ...{ assign_mode: '1', update_cnt: stored.update_cnt, lines: stored.lines },
        header: { ...moved, change_reason: '受注日の訂正' },
      })
      expect(await kept()).toMatchObject([{ stale_flg: true }])
      expect(await kept(earlier)).toMatchObject([{ stale_flg: true }])
      const orders = [await of(), await of(earlier)].map((one) => Number(one?.orders))
      const net = Number(stored.header.net_amount)
      expect(net).toBeGreaterThan(0)
      expect(orders).toEqual([Number(was[0]?.orders) - net, Number(was[1]?.orders) + net])
      expect(await examined()).toMatchObject({ state: 'ok' })
    })

    it('are taken away when the month is opened again', async () => {
      await stage.call(reopenStockMonth, { month, reason: '単価の訂正' })
      expect(await kept()).toEqual([])
    })

    it('know no margin of a slip that is not posted: what its goods cost comes with the posting', async () => {
      const { sales_no } = await clerk.delivered()
      const { list } = await stage.call(salesList.endpoints.getList, { sales_no })
      expect(list[0]).toMatchObject({ sales_slip_status: '0', cost_amount: '', margin_amount: '' })
      const { totals } = await stage.call(salesList.endpoints.getTotal, { sales_no })
      expect(Number(totals?.['net_amount'])).toBeGreaterThan(0)
      expect(Number(totals?.['margin_amount'])).toBe(0)
      const { list: lines } = await stage.call(salesManageList.endpoints.getList, {
        sales_no,
        sales_slip_status: '0',
      })
      expect(lines[0]).toMatchObject({ line_cost: '', line_margin: '', margin_rate: '' })
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE sales SET sales_slip_status = '9' WHERE company_cd = 'DEMO' AND sales_no = ${sales_no}`,
        ),
      )
      const cancelled = await stage.call(salesList.endpoints.getList, { sales_no, sales_slip_status: '9' })
      expect(cancelled.list).toMatchObject([{ cost_amount: '', margin_amount: '' }])
    })
  }),
)
