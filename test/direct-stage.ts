import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import { receiveArrival } from '#modules/place-order/contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '#modules/place-order/contract/arrival/arrival-slip.ts'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { orderProposals } from '#modules/place-order/contract/proposal/proposal-calls.ts'
import { saleExamination } from '#modules/sales/server/sale/sale-examination.ts'
import { shippingExamination } from '#modules/sales/server/shipping/shipping-examination.ts'
import { checkLedger } from '#modules/stock/server/index.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { StatedColumns } from '#platform/server/database/stated-columns.ts'
import { orderDay, type OrderRecord } from './order-stage.ts'
import { product } from './product.ts'
import { proposalStage } from './proposal-stage.ts'

export type DirectStage = Awaited<ReturnType<typeof directStage>>

/** An item that suppliers ship to customers, for 70 yen, and sold for 100. */
export async function directStage(database: Database) {
  const stage = await proposalStage(database)
  await stage.bought('TD9', { ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
  await stage.write(sql`UPDATE item SET purchase_price = 70, inspection_flg = true WHERE item_cd = 'TD9'`)
  const query = <Columns extends StatedColumns>(columns: Columns, statement: ReturnType<typeof sql>) =>
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
  /** What a report has sold, or an acceptance has brought back. */
  const salesOf = (source_no: string) =>
    query(
      {
        ...{ sales_no: z.string(), state: z.string(), net: z.string(), cost: z.string(), margin: z.string() },
        ...{ qty: z.string(), div: z.string() },
      },
      sql`SELECT h.sales_no, h.sales_slip_status AS state, h.net_amount::text AS net, h.cost_amount::text AS cost,
          h.margin_amount::text AS margin, trim_scale(l.qty)::text AS qty, l.sales_div AS div
        FROM sales h JOIN sales_line l USING (company_cd, factory_cd, sales_no)
        WHERE h.company_cd = 'DEMO' AND h.source_no = ${source_no} ORDER BY 1`,
    )
  const moved = (document_no: string) =>
    query(
      { what: z.string() },
      sql`SELECT l.stock_div || ' ' || trim_scale(e.qty) AS what FROM stock_ledger l
          JOIN stock_entry e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no AND e.location_cd = 'DIRECT'
        WHERE l.company_cd = 'DEMO' AND l.document_no = ${document_no} ORDER BY l.ledger_no`,
    )
  const onHand = () =>
    query(
      { qty: z.string() },
      sql`SELECT trim_scale(qty)::text AS qty FROM stock_balance WHERE company_cd = 'DEMO' AND item_cd = 'TD9' AND qty <> 0`,
    )
  const owed = async (po_no: string) => {
    const [found] = await query(
      { amount: z.string() },
      sql`SELECT coalesce(sum(amount), 0)::text AS amount FROM purchase_line WHERE company_cd = 'DEMO' AND po_no = ${po_no}`,
    )
    return Number(found?.amount)
  }
  const lineOf = async (order: OrderRecord) => (await stage.read(order)).lines[0]
  const purchased = async (po_no: string) =>
    (await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })).lines[0]
  const addsUp = async () => {
    for (const one of [saleExamination, shippingExamination])
      expect(await one.examine(stage.database, product.registered)).toMatchObject({ state: 'ok' })
    expect(await stage.database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
  }
  return { ...stage, query, direct, reported, salesOf, moved, onHand, owed, lineOf, purchased, addsUp }
}
