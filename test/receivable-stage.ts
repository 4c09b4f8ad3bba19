import { sql } from 'drizzle-orm'
import { loadDemo } from '#db/demo/load.ts'
import { closingHandler } from '#modules/sales/server/statement/close-customers.ts'
import { statementList } from '#modules/sales/contract/statement/statement-list.ts'
import { netAndTax } from '#modules/master/contract/tax-sums.ts'
import type { Endpoint, InputOf, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import type { Composition } from '#platform/server/module/composition.ts'
import type { Database } from '#platform/server/database/database.ts'
import { speaker } from './master-stage.ts'
import { product } from './product.ts'
import { runJob } from './run-job.ts'

/** A Monday, the last day of its month. */
export const billingDay = '2026-11-30'

export interface SoldLine {
  readonly amount: string
  readonly tax_cd?: string
  readonly tax_rate?: string
  readonly sales_div?: string
  readonly item_nm?: string
}

export interface SoldSlip {
  readonly account_dt?: string
  readonly factory_cd?: string
  /** 1 tax of each slip, 2 of the closing. */
  readonly tax_calc_unit?: string
  readonly tax_fraction?: string
  /** Who gets the invoice, where that is somebody else. */
  readonly invoice_to_cd?: string
}

/** The demo company, sales slips as they stand when they have been posted, and calls as a clerk makes them. */
export async function receivableStage(database: Database, composition: Composition = product) {
  await loadDemo(database, product.registered, billingDay)
  await database.owner('write', (tx) => tx.execute(sql`DELETE FROM ar_balance WHERE company_cd = 'DEMO'`))
  const say = speaker(database, composition)
  const call = <E extends Endpoint>(endpoint: E, input: SentInputOf<E> | InputOf<E>) => {
    const route = product.routes.find((one) => one.endpoint.path === endpoint.path)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return say<OutputOf<E>>(route, input)
  }
  let made = 0
  /** A posted slip of so many lines, each of one. */
  async function sell(customer_cd: string, lines: readonly SoldLine[], of: SoldSlip = {}): Promise<string> {
    const { account_dt = '2026-11-10', factory_cd = 'F01', tax_calc_unit = '2', tax_fraction = '1' } = of
    const { invoice_to_cd = customer_cd } = of
    const sales_no = `SOLD${++made}`
    const taxed = lines.map((line) => ({ tax_cd: '10', tax_rate: '10', ...line }))
    const { net_amount, tax_amount } = netAndTax(taxed, { tax_div: '1', tax_fraction })
    await database.owner('write', async (tx) => {
      await tx.execute(sql`INSERT INTO sales (company_cd, factory_cd, sales_no, account_dt, slip_dt, customer_cd, branch_no,
          invoice_to_cd, invoice_to_branch_no, tax_calc_unit, tax_fraction, net_amount, tax_amount, origin_sales_no,
          corrected_by, source_no, statement_no, sales_slip_status, data_no, create_user, update_user)
        VALUES ('DEMO', ${factory_cd}, ${sales_no}, ${account_dt}, ${account_dt}, ${customer_cd}, '00', ${invoice_to_cd}, '00',
          ${tax_calc_unit}, ${tax_fraction}, ${net_amount}, ${tax_amount}, '', '', '', '', '1', ${900_000 + made},
          'ADMIN', 'ADMIN')`)
      await tx.execute(sql`INSERT INTO sales_line (company_cd, factory_cd, sales_no, line_no, place_no, sales_div, item_nm, qty,
          unit_price, amount, tax_cd, tax_rate, lot_no, origin_no, order_no, customer_item_cd)
        SELECT 'DEMO', ${factory_cd}, ${sales_no}, w.at, w.at, coalesce(w.line ->> 'sales_div', '500'),
          coalesce(w.line ->> 'item_nm', '部品'), 1, abs((w.line ->> 'amount')::numeric), (w.line ->> 'amount')::numeric,
          w.line ->> 'tax_cd', (w.line ->> 'tax_rate')::numeric, '', '', '', ''
        FROM jsonb_array_elements(${JSON.stringify(taxed)}::jsonb) WITH ORDINALITY AS w(line, at)`)
    })
    return sales_no
  }
  const close = (closing_dt: string, ...customers: readonly string[]) =>
    runJob(database, closingHandler, {
      company_cd: 'DEMO',
      input: { closing_dt, customers: customers.map((customer_cd) => ({ customer_cd, branch_no: '00' })) },
    })
  /** The statements of a customer that stand, the latest first. */
  const statements = async (customer_cd: string) =>
    (await call(statementList.endpoints.getList, { customer_cd, statement_status: '1' })).list
  return { database, call, sell, close, statements }
}
export type ReceivableStage = Awaited<ReturnType<typeof receivableStage>>
