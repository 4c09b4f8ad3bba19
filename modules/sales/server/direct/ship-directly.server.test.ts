import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cancelArrival, receiveArrival } from '#modules/place-order/contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '#modules/place-order/contract/arrival/arrival-slip.ts'
import { directToReport } from '#modules/place-order/contract/arrival/direct-calls.ts'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { orderProposals } from '#modules/place-order/contract/proposal/proposal-calls.ts'
import { cancelOrder } from '#modules/receive-order/contract/order-calls.ts'
import { checkLedger } from '#modules/stock/server/index.ts'
import { rows } from '#platform/server/database/database.ts'
import type { StatedColumns } from '#platform/server/database/stated-columns.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay, type OrderRecord } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { cancelSales, unpostSales } from '../../contract/sale/sales-calls.ts'
import { saleExamination } from '../sale/sale-examination.ts'
import { shippingExamination } from '../shipping/shipping-examination.ts'

const reason = '報告の誤り'

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    await stage.bought('TD9', { ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.write(sql`UPDATE item SET purchase_price = 70, inspection_flg = true WHERE item_cd = 'TD9'`)
  })
  const read = <Columns extends StatedColumns>(columns: Columns, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  /** A customer's order that a supplier ships, and the order that he has got for it. */
  const direct = async (qty: string, more = {}) => {
    const order = await stage.enter(
      [
        {
          ...{ item_cd: 'TD9', qty, unit_price: '100', treatment_div: '1' },
          ...{ supplier_cd: 'S002', supplier_branch_no: '00' },
        },
      ],
      more,
    )
    const proposals = (await stage.proposed('TD9'))
      .filter(({ demand_no }) => demand_no === order.header.order_no)
      .map(({ proposal_no, update_cnt }) => ({ proposal_no, update_cnt }))
    const { orders } = await stage.call(orderProposals, { proposals })
    const { po_no } = (await stage.call(issuePlaceOrder, { po_no: orders[0]?.po_no ?? '' })).header
    return { order, po_no }
  }
  const reported = async (po_no: string, qty: string, header = {}) => {
    const { header: made } = await stage.call(arrivalSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { receipt_dt: orderDay, arrival_div: '1', ...header } },
      lines: [{ po_no, po_line_no: '1', qty }],
    })
    return stage.call(receiveArrival, { arrival_no: made.arrival_no })
  }
  const salesOf = (arrival_no: string) =>
    read(
      {
        ...{ sales_no: z.string(), state: z.string(), net: z.string(), cost: z.string(), margin: z.string() },
        ...{ qty: z.string(), div: z.string() },
      },
      sql`SELECT h.sales_no, h.sales_slip_status AS state, h.net_amount::text AS net, h.cost_amount::text AS cost,
          h.margin_amount::text AS margin, trim_scale(l.qty)::text AS qty, l.sales_div AS div
        FROM sales h JOIN sales_line l USING (company_cd, factory_cd, sales_no)
        WHERE h.company_cd = 'DEMO' AND h.source = '2' AND h.source_no = ${arrival_no} ORDER BY 1`,
    )
  const moved = (arrival_no: string) =>
    read(
      { what: z.string() },
      sql`SELECT l.stock_div || ' ' || trim_scale(e.qty) AS what FROM stock_ledger l
          JOIN stock_entry e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no AND e.location_cd = 'DIRECT'
        WHERE l.company_cd = 'DEMO' AND l.document_kind = 'arrival' AND l.document_no = ${arrival_no} ORDER BY l.ledger_no`,
    )
  const onHand = () =>
    read(
      { qty: z.string() },
      sql`SELECT trim_scale(qty)::text AS qty FROM stock_balance WHERE company_cd = 'DEMO' AND item_cd = 'TD9' AND qty <> 0`,
    )
  const owed = async (po_no: string) => {
    const [found] = await read(
      { amount: z.string() },
      sql`SELECT coalesce(sum(amount), 0)::text AS amount FROM purchase_line WHERE company_cd = 'DEMO' AND po_no = ${po_no}`,
    )
    return Number(found?.amount)
  }
  const lineOf = async (order: OrderRecord) => (await stage.read(order)).lines[0]
  const bought = async (po_no: string) =>
    (await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })).lines[0]
  const addsUp = async () => {
    for (const one of [saleExamination, shippingExamination])
      expect(await one.examine(stage.database, product.registered)).toMatchObject({ state: 'ok' })
    expect(await stage.database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
  }

  it('is bought and sold by one report: nothing of it lies here, and both books have it', async () => {
    const { order, po_no } = await direct('10')
    const { list } = await stage.call(directToReport, {})
    expect(list.find((one) => one.po_no === po_no)).toMatchObject({
      ...{ line_no: 1, item_cd: 'TD9', rest: '10', order_no: order.header.order_no, customer_cd: 'C001' },
    })
    const { header, lines } = await reported(po_no, '4')
    expect(lines).toMatchObject([{ inspected: false, good_qty: '4', location_cd: 'DIRECT' }])
    expect((await moved(header.arrival_no)).map(({ what }) => what)).toEqual(['010 4', '501 -4'])
    expect(await onHand()).toEqual([])
    expect(await owed(po_no)).toBe(280)
    expect(await salesOf(header.arrival_no)).toMatchObject([
      { state: '1', net: '400', cost: '280', margin: '120', qty: '4', div: '500' },
    ])
    expect(await lineOf(order)).toMatchObject({
      shipped_qty: '4',
      sold_qty: '4',
      line_status: '0',
      shipping_status: '1',
    })
    expect(await bought(po_no)).toMatchObject({ received_qty: '4', accepted_qty: '4', purchased_qty: '4' })
    const { order_no } = order.header
    expect((await refused(stage.call(cancelOrder, { order_no, reason }))).code).toBe('BIZ_ORDER_SHIPPED')
    await reported(po_no, '6')
    expect(await lineOf(order)).toMatchObject({
      shipped_qty: '10',
      sold_qty: '10',
      line_status: '1',
      sales_status: '2',
    })
    expect(await bought(po_no)).toMatchObject({ line_status: '2' })
    expect((await stage.call(directToReport, {})).list.filter((one) => one.po_no === po_no)).toEqual([])
    await addsUp()
  })

  it('is taken back as a whole: purchase, sale, stock and both orders are as before', async () => {
    const { order, po_no } = await direct('5')
    const { header } = await reported(po_no, '5')
    const [sale] = await salesOf(header.arrival_no)
    const { sales_no = '' } = sale ?? {}
    expect((await refused(stage.call(unpostSales, { sales_no, reason: '' }))).code).not.toBe(200)
    await stage.call(unpostSales, { sales_no, reason })
    expect((await refused(stage.call(cancelSales, { sales_no, reason }))).code).toBe('BIZ_SALES_OF_DIRECT')
    expect(await lineOf(order)).toMatchObject({ shipped_qty: '5', sold_qty: '0' })
    await stage.call(cancelArrival, { arrival_no: header.arrival_no, reason })
    expect(await lineOf(order)).toMatchObject({
      shipped_qty: '0',
      sold_qty: '0',
      line_status: '0',
      shipping_status: '0',
    })
    expect(await bought(po_no)).toMatchObject({ received_qty: '0', purchased_qty: '0', line_status: '1' })
    expect(await owed(po_no)).toBe(0)
    expect(await salesOf(header.arrival_no)).toMatchObject([{ state: '9' }])
    const again = await reported(po_no, '5')
    await stage.call(cancelArrival, { arrival_no: again.header.arrival_no, reason })
    expect(await salesOf(again.header.arrival_no)).toMatchObject([{ state: '9' }])
    expect(await lineOf(order)).toMatchObject({ shipped_qty: '0', sold_qty: '0' })
    expect(await onHand()).toEqual([])
    await addsUp()
  })

  describe('is refused', () => {
    it('when the customer gets more than he has ordered, whatever the supplier may deliver beyond', async () => {
      await stage.write(sql`UPDATE supplier SET over_tolerance = 50 WHERE company_cd = 'DEMO'`)
      const { order, po_no } = await direct('8')
      expect((await refused(reported(po_no, '9'))).fields).toMatchObject([
        { path: 'lines.0.qty', code: 'BIZ_ORDER_OVER_SHIPPED' },
      ])
      expect(await lineOf(order)).toMatchObject({ shipped_qty: '0' })
      expect(await owed(po_no)).toBe(0)
      await stage.write(sql`UPDATE supplier SET over_tolerance = 0 WHERE company_cd = 'DEMO'`)
    })

    it('before the customer’s order, without a virtual place, and for what comes through our gate', async () => {
      const { po_no } = await direct('3')
      const early = await refused(reported(po_no, '3', { receipt_dt: '2026-11-17' }))
      expect(early.fields).toMatchObject([{ path: 'header.receipt_dt', code: 'BIZ_ARRIVAL_DIRECT_EARLY' }])
      await stage.write(
        sql`UPDATE stock_location SET abort_div = '1' WHERE company_cd = 'DEMO' AND location_cd = 'DIRECT'`,
      )
      expect((await refused(reported(po_no, '3'))).fields).toMatchObject([
        { path: 'lines.0.location_cd', code: 'BIZ_ARRIVAL_DIRECT_PLACE' },
      ])
      await stage.write(
        sql`UPDATE stock_location SET abort_div = '0' WHERE company_cd = 'DEMO' AND location_cd = 'DIRECT'`,
      )
      const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
        ...{
          assign_mode: '0',
          header: { order_dt: orderDay, supplier_cd: 'S002', branch_no: '00', due_dt: '2026-11-25' },
        },
        lines: [{ item_cd: 'TD9', qty: '2', unit_price: '70' }],
      })
      await stage.call(issuePlaceOrder, { po_no: header.po_no })
      expect((await refused(reported(header.po_no, '2'))).fields).toMatchObject([
        { path: 'lines.0.po_no', code: 'BIZ_ARRIVAL_NOT_DIRECT' },
      ])
    })
  })

  it('waits for the customer who accepts later', async () => {
    await stage.write(
      sql`UPDATE customer SET sales_basis = '2' WHERE company_cd = 'DEMO' AND customer_cd = 'C001'`,
    )
    const { order, po_no } = await direct('6')
    const { header } = await reported(po_no, '6')
    expect(await salesOf(header.arrival_no)).toMatchObject([{ state: '0', cost: '420' }])
    expect(await lineOf(order)).toMatchObject({ shipped_qty: '6', sold_qty: '0', sales_status: '0' })
    await stage.write(
      sql`UPDATE customer SET sales_basis = '1' WHERE company_cd = 'DEMO' AND customer_cd = 'C001'`,
    )
    await addsUp()
  })

  it('two clerks with the same report: one counts, and both books stay together', async () => {
    const { order, po_no } = await direct('7')
    const results = await Promise.all([reported(po_no, '7'), reported(po_no, '7')].map((one) => outcome(one)))
    expect(results.filter((one) => one === 'saved')).toHaveLength(1)
    expect(await lineOf(order)).toMatchObject({ shipped_qty: '7', sold_qty: '7' })
    expect(await owed(po_no)).toBe(490)
    await addsUp()
  })
})
