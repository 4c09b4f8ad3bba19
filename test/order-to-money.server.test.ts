import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { examineThoroughly } from '#app/doctor.ts'
import { dailyReport } from '#modules/mes/contract/daily-report/daily-report.ts'
import { orderPageOf } from '#modules/receive-order/contract/page/order-page.ts'
import { confirmPlans } from '#modules/production/contract/plan/plan-calls.ts'
import { runPlan } from '#modules/production/server/run/run-plan.ts'
import { enterReceipt, matchReceipt, openOfReceipt } from '#modules/sales/contract/receipt/receipt-calls.ts'
import { postSales } from '#modules/sales/contract/sale/sales-calls.ts'
import { salesSlip } from '#modules/sales/contract/sale/sales-slip.ts'
import {
  confirmDelivery,
  deliveryToPick,
  pickDelivery,
} from '#modules/sales/contract/shipping/delivery-calls.ts'
import { instructShipping } from '#modules/sales/contract/shipping/instruction-calls.ts'
import { statementList } from '#modules/sales/contract/statement/statement-list.ts'
import { closingHandler } from '#modules/sales/server/statement/close-customers.ts'
import { checkLedger } from '#modules/stock/server/index.ts'
import { inContext } from './context.ts'
import { onPostgres } from './databases.ts'
import { demo } from './demo.ts'
import { product } from './product.ts'
import { orderDay } from './order-stage.ts'
import { runJob } from './run-job.ts'
import { workStage } from './work-stage.ts'

/** Pieces at 1,200 yen each; what the demo company has of them is not enough. */
const qty = '5000'
const unit_price = '1200'
const net = '6000000'
const gross = '6600000'

onPostgres((open) => {
  it('an order is planned, made, shipped, billed and paid, and every figure is the one that was agreed', async () => {
    const stage = await workStage(await open(demo))
    const { item_cd, call, ask, database } = stage
    const customer = { customer_cd: 'C001', branch_no: '00' }
    await database.owner('write', (tx) =>
      tx.execute(sql`DELETE FROM ar_balance WHERE company_cd = 'DEMO' AND customer_cd = 'C001'`),
    )

    // 受注.
    const order = await stage.enter([{ item_cd, qty, unit_price }], { due_dt: '2026-12-18' })
    const { order_no } = order.header
    const line = async () => (await stage.read(order)).lines[0]

    // 一括計画, 確定.
    await inContext(database, { company_cd: 'DEMO' }, runPlan)
    const plans = await ask(
      { plan_no: z.string(), update_cnt: z.int() },
      sql`SELECT plan_no::text, update_cnt FROM production_plan WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}
        AND plan_status = '1' ORDER BY plan_no`,
    )
    expect(plans.length).toBeGreaterThan(0)
    const { work_orders } = await call(confirmPlans, { plans: [...plans] })
    const made = await ask(
      { work_order_no: z.string(), process_no: z.int(), qty: z.string() },
      sql`SELECT work_order_no, process_no, trim_scale(plan_qty)::text AS qty FROM work_order_operation
        WHERE company_cd = 'DEMO' AND work_order_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(work_orders)}::jsonb))
        ORDER BY 1, 2`,
    )
    const before = await stage.onHand(item_cd)
    for (const work_order_no of work_orders) await stage.supplied(work_order_no)

    // 日報: every process of every work order at once.
    await call(dailyReport.endpoints.doEdit, {
      assign_mode: '0',
      header: { biz_dt: orderDay, start_time: '0:00', end_time: '0:00' },
      lines: made.map(({ work_order_no, process_no, qty: good_qty }) => ({
        ...{ work_order_no, process_no, good_qty, defective_qty: '0', is_finished: true },
      })),
    })
    const finished = made.filter(({ work_order_no, process_no }) =>
      made.every((one) => one.work_order_no !== work_order_no || one.process_no <= process_no),
    )
    const total = finished.reduce((sum, one) => sum + Number(one.qty), 0)
    expect(await stage.onHand(item_cd)).toBe(before + total)
    expect(before + total).toBeGreaterThanOrEqual(Number(qty))

    // 出荷指示, ピッキング, 出荷確定.
    const { delivery_no: deliveries } = await call(instructShipping, {
      lines: [{ order_no, line_no: 1, qty }],
      ship_dt: '',
    })
    const [delivery_no = ''] = deliveries
    const toPick = await call(deliveryToPick, { delivery_no })
    await call(pickDelivery, { delivery_no, update_cnt: toPick.update_cnt, packages: toPick.packages })
    const { update_cnt } = await call(deliveryToPick, { delivery_no })
    await call(confirmDelivery, {
      ...{ delivery_no, update_cnt, ship_dt: orderDay, short_choice: '1', reason: '' },
    })
    expect(await stage.onHand(item_cd)).toBe(before + total - Number(qty))
    expect(await line()).toMatchObject({ shipped_qty: qty, allocated_qty: '0', line_status: '1' })

    // 売上計上.
    const slips = await ask(
      { sales_no: z.string() },
      sql`SELECT sales_no FROM sales WHERE company_cd = 'DEMO' AND source_no = ${delivery_no} ORDER BY 1`,
    )
    const numbers = slips.map(({ sales_no }) => sales_no)
    await call(postSales, { sales_no: numbers })
    const [sales_no = ''] = numbers
    const sold = await call(salesSlip.endpoints.getDetail, { sales_no })
    expect(sold.header).toMatchObject({ net_amount: net })
    expect(await line()).toMatchObject({ sold_qty: qty })

    // 締め請求.
    const closed = { closing_dt: orderDay, customers: [customer] }
    await runJob(database, closingHandler, { company_cd: 'DEMO', input: closed })
    const statements = async () =>
      (await call(statementList.endpoints.getList, { customer_cd: 'C001', statement_status: '1' })).list
    const [statement] = await statements()
    expect(statement).toMatchObject({ open_amount: gross })

    // 入金・消込.
    const { receipt_no } = await call(enterReceipt, {
      ...{ ...customer, receipt_dt: orderDay, receipt_kind: '1', amount: gross },
    })
    expect(await call(openOfReceipt, { receipt_no })).toMatchObject({ how: 'exact' })
    const matches = [{ statement_no: statement?.statement_no ?? '', amount: gross }]
    await call(matchReceipt, { receipt_no, matches })
    expect((await statements())[0]).toMatchObject({ open_amount: '0' })

    // Its page leads from the order to all of it.
    const { nodes } = await call(orderPageOf, { order_no })
    const hanging = nodes.map(({ stage: column, state }) => `${column} ${state}`)
    expect(hanging).toEqual(
      expect.arrayContaining(['production done', 'shipping done', 'sales done', 'invoice done']),
    )

    // What the ledger, the deliveries, the sales and the statements say of it agrees.
    const found = await examineThoroughly(database, product.registered, 'stock')
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['orders', 'shipping', 'work', 'work orders']),
    )
    expect(found.filter(({ state }) => state !== 'ok')).toEqual([])
    expect(await database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
  })
})
