import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { refuseAccountDate } from '#modules/stock/server/index.ts'
import { decimal, minus, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { say } from '#platform/server/facts/say.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { salesErrors } from '../../contract/sale/sales-errors.ts'
import { lineMargin, salesAmount, salesSums } from '../../contract/sale/sales-figures.ts'
import { salesLineFields } from '../../contract/sale/sales-line-fields.ts'
import { linesOfSlip } from '../../contract/sale/sales-slip.ts'
import type {
  salesToSettle as linesCall,
  settleSales as settleCall,
} from '../../contract/sale/settle-calls.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { sales, salesLine } from '../tables.ts'
import { ruleOf, termsOf, type SalesHeader, type SalesLine } from './complete-sales.ts'
import { holdSales } from './post-sales.ts'
import { priceDrafts } from './price-drafts.ts'
import { salesKept } from './sales-kept.ts'

type Concerned = InputOf<typeof linesCall>
type Asked = InputOf<typeof settleCall>

const text = z.string()
const { sales_div, price_base_qty, tax_cd, return_judgement } = salesLineFields
const columns = {
  ...{ sales_no: text, line_no: z.int(), slip_dt: text, sales_div: sales_div.schema, item_cd: text },
  ...{ item_nm: text, unit_cd: text, qty: text, unit_price: text, price_base_qty: price_base_qty.schema },
  ...{ temp_price_flg: z.boolean(), tax_cd: tax_cd.schema, tax_rate: text, customer_item_cd: text },
  ...{ return_judgement: return_judgement.schema, customer_po_no: text, posted: z.boolean() },
}
type Line = z.output<z.ZodObject<typeof columns>>

/** A line at the price that holds for it now, and at the one that is decided on. */
interface Settled {
  readonly line: Line
  readonly price: string
  readonly amount: string
  readonly new_amount: string
  readonly difference: string
}

/**
 * Goods that left on these days, and what of them came back; what has been taken back is not asked for. Of what is not posted
 * yet only what waits for its price.
 */
const readLines = ({ tx, session }: Context, { customer_cd, branch_no, from_dt, to_dt, prices }: Concerned) =>
  rows(
    tx,
    columns,
    sql`SELECT l.sales_no, l.line_no, h.slip_dt::text AS slip_dt, l.sales_div, l.item_cd, l.item_nm, coalesce(l.unit_cd, '') AS unit_cd,
        trim_scale(l.qty)::text AS qty, trim_scale(coalesce(l.settled_price, l.unit_price))::text AS unit_price, l.price_base_qty,
        l.temp_price_flg, l.tax_cd, trim_scale(l.tax_rate)::text AS tax_rate, l.customer_item_cd, l.return_judgement, l.customer_po_no,
        h.sales_slip_status <> '0' AS posted
      FROM ${salesLine} AS l JOIN ${sales} AS h USING (company_cd, factory_cd, sales_no)
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.customer_cd = ${customer_cd} AND h.branch_no = ${branch_no}
        AND (h.sales_slip_status IN ('1', '2') OR (h.sales_slip_status = '0' AND l.temp_price_flg))
        AND h.colour <> '1' AND h.corrected_by = '' AND l.unit_price IS NOT NULL
        AND (l.sales_div IN ('500', '504') OR (l.sales_div = '520' AND l.return_judgement = '1'))
        AND l.item_cd IN (SELECT p.item_cd FROM ${sentRows(prices, 'p', { item_cd: 'text' })})
        AND h.slip_dt BETWEEN ${from_dt}::date AND ${to_dt}::date
      ORDER BY h.slip_dt, l.sales_no, l.line_no`,
  )

function settled(lines: readonly Line[], { prices }: Concerned): readonly Settled[] {
  const priceOf = new Map(prices.map(({ item_cd, unit_price }) => [item_cd, unit_price]))
  return lines.map((line) => {
    const price = priceOf.get(line.item_cd) ?? line.unit_price
    const amount = salesAmount({ ...line, given_amount: '' })
    const new_amount = salesAmount({ ...line, given_amount: '', unit_price: price })
    return {
      line,
      price,
      amount,
      new_amount,
      difference: line.posted ? written(minus(decimal(new_amount), decimal(amount)), 0) : '0',
    }
  })
}

const total = (all: readonly Settled[]): string =>
  written(sum(all.map(({ difference }) => decimal(difference))), 0)

export async function salesToSettle(context: Context, asked: Concerned): Promise<OutputOf<typeof linesCall>> {
  const all = settled(await readLines(context, asked), asked)
  return {
    list: all.map(({ line, price, amount, new_amount, difference }) => {
      const { sales_no, line_no, slip_dt, item_cd, qty, unit_price, temp_price_flg } = line
      return {
        ...{ sales_no, line_no, slip_dt, sales_div: line.sales_div, item_cd, qty, unit_price },
        ...{ settled_price: price, temp_price_flg, amount, new_amount, difference, posted: line.posted },
      }
    }),
    difference: total(all),
  }
}

/** 単価決定・遡及: what waits for its price gets it; the differences of what is posted are lines 060 of the open month, each linked to its origin and at its rate. */
export async function settleSales(context: Context, asked: Asked): Promise<OutputOf<typeof settleCall>> {
  return inOneUnit(context, async () => {
    await refuseAccountDate(context, asked.account_dt, 'account_dt')
    const numbers = [...new Set((await readLines(context, asked)).map(({ sales_no }) => sales_no))]
    if (numbers.length === 0) throw salesErrors.BIZ_SALES_NO_LINES.with()
    await holdSales(context, numbers)
    // Behind the locks: whoever was faster may have settled some of them.
    const held = new Set(numbers)
    const all = settled(
      (await readLines(context, asked)).filter(({ sales_no }) => held.has(sales_no)),
      asked,
    )
    const changed = all.filter(({ difference }) => difference !== '0')
    if (changed.length === 0 && !all.some(({ line }) => line.temp_price_flg))
      throw salesErrors.BIZ_SALES_SAME_PRICE.with()
    await priceDrafts(
      context,
      all.flatMap(({ line: { posted, sales_no, line_no }, price }) =>
        posted ? [] : [{ sales_no, line_no, price }],
      ),
    )
    const keys = await addDifferences(context, asked, changed)
    const posted = all.filter(({ line }) => line.posted)
    unitOf(context).write(() => markSettled(context, posted))
    return () => ({
      sales_no: keys().map(({ sales_no }) => sales_no),
      ...{ lines: all.length, difference: total(all) },
    })
  })
}

async function addDifferences(context: Context, asked: Asked, changed: readonly Settled[]) {
  const terms = await termsOf(
    context,
    asked,
    changed.map(({ line }) => line),
  )
  const rule = ruleOf(terms)
  const { customer_cd, branch_no, account_dt, reason } = asked
  const slips = []
  for (let at = 0; at < changed.length; at += linesOfSlip) {
    const lines = changed.slice(at, at + linesOfSlip).map((one, no): SalesLine => {
      const line = differenceLine(one, no + 1, reason)
      return { ...line, line_margin: lineMargin(line, rule) }
    })
    const header: SalesHeader = {
      ...{
        ...rule,
        ...salesSums(lines, rule),
        customer_cd,
        branch_no,
        account_dt,
        slip_dt: account_dt,
        reason,
      },
      ...{
        destination_cd: terms.customer?.destination_cd ?? '',
        employee_cd: terms.customer?.employee_cd ?? '',
      },
      ...{ department_cd: terms.customer?.department_cd ?? '', sales_no: '', origin_sales_no: '' },
      ...({ colour: '0', source: '3', sales_slip_status: '1' } as const),
      ...{ corrected_by: '', source_no: '', statement_no: '', remarks: '' },
    }
    slips.push({ header, lines })
  }
  return addSlips(salesKept, context, slips)
}

const differenceLine = (
  { line, price, difference }: Settled,
  line_no: number,
  reason: string,
): SalesLine => ({
  ...{ line_no, item_cd: line.item_cd, item_nm: line.item_nm, qty: line.qty, unit_cd: line.unit_cd },
  ...{ unit_price: price, price_base_qty: line.price_base_qty, given_amount: difference, amount: difference },
  ...{ line_cost: '0', line_margin: '', tax_cd: line.tax_cd, tax_rate: line.tax_rate },
  ...({ sales_div: '060', price_source: '3', return_judgement: '9', temp_price_flg: false } as const),
  ...{ settled_price: '', location_cd: '', lot_no: '', deposit_dt: '', deposit_asked_flg: false },
  ...{ deposit_apart_flg: false, deposit_ready_flg: false, deposit_own_flg: false },
  ...{ origin_no: line.sales_no, origin_line_no: String(line.line_no), corrected_line_no: '0' },
  ...{ returned_qty: '0', order_no: '', order_line_no: '0', source_line_no: '0' },
  ...{ customer_item_cd: line.customer_item_cd, customer_po_no: line.customer_po_no, line_remarks: reason },
})

/** The origin says at which price it has been settled; its own figures stay as they were posted. */
async function markSettled(context: Context, all: readonly Settled[]): Promise<void> {
  const { company_cd, factory_cd } = context.session
  const figures = all.map(({ line: { sales_no, line_no }, price }) => ({ sales_no, line_no, price }))
  await context.tx.execute(sql`UPDATE ${salesLine} AS l SET settled_price = w.price, temp_price_flg = false
    FROM ${sentRows(figures, 'w', { sales_no: 'text', line_no: 'int', price: 'numeric' })}
    WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.sales_no = w.sales_no AND l.line_no = w.line_no`)
  say(context, salesChanged, { orders: [], deliveries: [] })
}
