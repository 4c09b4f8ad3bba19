import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { rows } from '#platform/server/database/database.ts'
import { orderDay } from './order-stage.ts'
import { product } from './product.ts'
import type { SalesStage } from './sales-stage.ts'
import { postSales, unpostSales } from '#modules/sales/contract/sale/sales-calls.ts'
import { salesSlip } from '#modules/sales/contract/sale/sales-slip.ts'
import { saleExamination } from '#modules/sales/server/sale/sale-examination.ts'
export type Sales = SlipRecordOf<typeof salesSlip>
export type Values = Readonly<Record<string, string | boolean>>

/** What a clerk does with sales slips on a stage that is set before the first test. */
export function saleClerk(stage: () => SalesStage) {
  const reason = '入力誤り'
  const read = (sales_no: string) => stage().call(salesSlip.endpoints.getDetail, { sales_no })
  const post = (...sales_no: string[]) => stage().call(postSales, { sales_no })
  const unpost = (sales_no: string) => stage().call(unpostSales, { sales_no, reason })
  const typed = (lines: readonly Values[], header: Values = {}): Promise<Sales> =>
    stage().call(salesSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { account_dt: orderDay, customer_cd: 'C001', branch_no: '00', ...header },
      lines,
    })
  const again = ({ header, lines, update_cnt }: Sales, changes: Values): Promise<Sales> =>
    stage().call(salesSlip.endpoints.doEdit, {
      ...{ assign_mode: '1', update_cnt, header },
      lines: lines.map((line) => ({ ...line, ...changes })),
    })
  const slipsOf = async (delivery_no: string) => {
    const found = await stage().database.owner('read', (tx) =>
      rows(
        tx,
        { sales_no: z.string() },
        sql`SELECT sales_no FROM sales WHERE company_cd = 'DEMO' AND source_no = ${delivery_no} ORDER BY 1`,
      ),
    )
    return found.map(({ sales_no }) => sales_no)
  }
  /** Ten of them have left; the slip that follows. */
  const delivered = async (more = {}, qty = '10') => {
    const order = await stage().entered(qty, more)
    const delivery_no = await stage().instructed(order, qty)
    await stage().picked(delivery_no, qty)
    await stage().confirmed(delivery_no)
    const [sales_no = ''] = await slipsOf(delivery_no)
    return { order, delivery_no, sales_no }
  }
  const goods = (more: Values = {}): Values => ({
    ...{ sales_div: '500', item_cd: stage().item_cd, qty: '4', unit_price: '500' },
    ...{ location_cd: stage().place, lot_no: 'LOT-A', ...more },
  })
  /** What the ledger has taken out of the value of the stock for a document. */
  const costOf = async (document_no: string) => {
    const [found] = await stage().database.owner('read', (tx) =>
      rows(
        tx,
        { cost: z.string() },
        sql`SELECT (-coalesce(sum(e.amount), 0))::bigint::text AS cost FROM stock_ledger l JOIN stock_entry e
          ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no WHERE l.company_cd = 'DEMO' AND l.document_no = ${document_no}`,
      ),
    )
    return found?.cost ?? ''
  }
  const addsUp = async () => {
    expect(await saleExamination.examine(stage().database, product.registered)).toMatchObject({ state: 'ok' })
    await stage().addsUp()
  }
  return { reason, read, post, unpost, typed, again, slipsOf, delivered, goods, costOf, addsUp }
}
