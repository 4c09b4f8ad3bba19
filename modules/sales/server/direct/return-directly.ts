import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceBase } from '#modules/master/contract/price-base.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import { arrivalErrors } from '#modules/place-order/contract/arrival/arrival-errors.ts'
import { acceptanceKind, type DirectReturn, type DirectShipment } from '#modules/place-order/server/index.ts'
import { postStock, refuseAccountDate } from '#modules/stock/server/index.ts'
import { compare, decimal, negated, sum, written } from '#platform/contract/decimal.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { lineMargin, salesAmount, salesSums } from '../../contract/sale/sales-figures.ts'
import { salesMachine } from '../../contract/sale/sales-machine.ts'
import { linesOfSlip } from '../../contract/sale/sales-slip.ts'
import type { SalesHeader, SalesLine } from '../sale/complete-sales.ts'
import { record } from '../sale/post-sales.ts'
import { salesKept } from '../sale/sales-kept.ts'
import { blankLine } from '../sale/sales-of-delivery.ts'
import { sales, salesLine } from '../tables.ts'

const soldColumns = {
  ...{ item_cd: z.string(), item_nm: z.string(), unit_cd: z.string(), unit_price: z.string() },
  ...{ price_base_qty: priceBase.schema, tax_cd: taxCode.schema, tax_rate: z.string() },
  ...{ order_no: z.string(), order_line_no: z.string() },
  ...{ customer_item_cd: z.string(), customer_po_no: z.string() },
}
const soldLine = z.object(soldColumns)
const columns = {
  ...{ sales_no: z.string(), line_no: z.int(), source_line_no: z.int(), left_qty: z.string() },
  ...soldColumns,
}
type Origin = RowOf<typeof columns>

interface Back {
  readonly line: DirectReturn['lines'][number]
  readonly origin: Origin
}

/** 直送返品: what was sold by a report of the supplier comes back to him; the customer is credited at the price of the sale. */
export const bringBack: DirectShipment['bringBack'] = async (context, back) => {
  const { acceptance_no, return_dt } = back
  await refuseAccountDate(context, return_dt, 'header.accept_dt')
  const returned = await judge(context, back)
  const stocked = back.lines.filter(({ is_stocked }) => is_stocked)
  if (stocked.length > 0)
    postStock(context, {
      ...({ poster: 'document', document_kind: acceptanceKind, document_no: acceptance_no } as const),
      biz_dt: return_dt,
      movements: stocked.map(({ item_cd, qty, amount, location_cd, lot_no, reason }) => ({
        ...{ stock_div: '521', item_cd, qty, amount, reason, to: { location_cd, lot_no } },
      })),
      cellOf: (path) => {
        const [, at] = /^lines\.(\d+)\./.exec(path) ?? []
        return at === undefined ? 'header.accept_dt' : `lines.${stocked[Number(at)]?.at ?? 0}.return_qty`
      },
    })
  const credits = []
  for (const [sales_no, own] of groupedBy(returned, ({ origin }) => origin.sales_no))
    for (let at = 0; at < own.length; at += linesOfSlip)
      credits.push(
        await credit(context, { acceptance_no, return_dt, sales_no, back: own.slice(at, at + linesOfSlip) }),
      )
  await addSlips(salesKept, context, credits)
  await record(context, credits, 'post')
}

/** Each comes back of the sale of its report, as far as that is posted and nothing else of it has come back. */
async function judge(context: Context, { arrival_no, lines }: DirectReturn): Promise<readonly Back[]> {
  const sold = await readSold(context, arrival_no)
  const wrong = new WrongCells()
  const returned = [...groupedBy(lines, ({ line_no }) => String(line_no)).values()].flatMap((own) =>
    own.flatMap((line): Back[] => {
      const origin = sold.find(({ source_line_no }) => source_line_no === line.line_no)
      const all = sum(own.map(({ qty }) => decimal(qty)))
      if (origin && compare(all, decimal(origin.left_qty)) <= 0) return [{ line, origin }]
      const qty = origin?.left_qty ?? '0'
      wrong.at(`lines.${line.at}.return_qty`, arrivalErrors.BIZ_ARRIVAL_DIRECT_UNSOLD.with({ qty }))
      return []
    }),
  )
  wrong.refuse()
  return returned
}

/** A sale that was corrected is the one that stands in its place. */
const readSold = ({ tx, session }: Context, arrival_no: string): Promise<readonly Origin[]> =>
  rows(
    tx,
    columns,
    sql`SELECT h.sales_no, l.line_no, l.source_line_no::int AS source_line_no,
        trim_scale(l.qty - l.returned_qty)::text AS left_qty, coalesce(l.item_cd, '') AS item_cd, l.item_nm,
        coalesce(l.unit_cd, '') AS unit_cd, coalesce(trim_scale(coalesce(l.settled_price, l.unit_price))::text, '') AS unit_price,
        l.price_base_qty, l.tax_cd, trim_scale(l.tax_rate)::text AS tax_rate, l.order_no,
        trim_scale(l.order_line_no)::text AS order_line_no, l.customer_item_cd, l.customer_po_no
      FROM ${sales} AS h JOIN ${salesLine} AS l
        ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.sales_no = h.sales_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.source = '2'
        AND h.source_no = ${arrival_no} AND h.sales_slip_status IN ('1', '2') AND h.colour <> '1' AND h.corrected_by = ''
        AND l.source_line_no > 0 ORDER BY h.sales_no, l.line_no`,
  )

interface Credit {
  readonly acceptance_no: string
  readonly return_dt: string
  readonly sales_no: string
  readonly back: readonly Back[]
}

/** 売上返品, posted with the acceptance: whose it was, at the price and the rate of its sale. */
async function credit(context: Context, { acceptance_no, return_dt, sales_no, back }: Credit) {
  const { header: origin } = await readKept(salesKept, context, { sales_no })
  const lines = back.map(({ line, origin: sale }, at): SalesLine => {
    const { line_no, source_line_no } = sale
    const own = {
      ...{
        ...blankLine,
        ...soldLine.parse(sale),
        qty: line.qty,
        lot_no: line.lot_no,
        line_remarks: line.reason,
      },
      ...({ sales_div: '520', return_judgement: '1', price_source: '4', temp_price_flg: false } as const),
      ...{ origin_no: sales_no, origin_line_no: String(line_no), source_line_no: String(source_line_no) },
    }
    const amount = salesAmount(own)
    const line_cost = line.is_stocked ? written(negated(decimal(line.amount))) : '0'
    const line_margin = lineMargin({ amount, tax_rate: own.tax_rate, line_cost }, origin)
    return { ...own, line_no: at + 1, amount, line_cost, line_margin }
  })
  const header: SalesHeader = {
    ...{ ...origin, ...salesSums(lines, origin), sales_no: '', account_dt: return_dt, slip_dt: return_dt },
    ...({ colour: '0', source: '4', sales_slip_status: '1' } as const),
    ...{ source_no: acceptance_no, origin_sales_no: '', corrected_by: '', statement_no: '' },
    ...{ reason: back[0]?.line.reason ?? '', remarks: '' },
  }
  return { header, lines }
}

/** What an acceptance has brought back and nobody has taken back. */
export const returnsOf = ({ tx, session }: Context, acceptance_no: string) =>
  rows(
    tx,
    { sales_no: z.string() },
    sql`SELECT h.sales_no FROM ${sales} AS h WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
      AND h.source = '4' AND h.source_no = ${acceptance_no} AND h.sales_slip_status <> '9' ORDER BY 1`,
  )

/** With the acceptance, whose counter-entries take the goods back; not once the customer has it on a statement. */
export const takeBackReturn: DirectShipment['takeBackReturn'] = async (
  context,
  { acceptance_no, reason },
) => {
  const slips = []
  for (const { sales_no } of await returnsOf(context, acceptance_no)) {
    const slip = await readKept(salesKept, context, { sales_no })
    if (slip.header.sales_slip_status !== '1')
      throw arrivalErrors.BIZ_ARRIVAL_DIRECT_SOLD.with({ no: sales_no })
    await refuseAccountDate(context, slip.header.account_dt, '')
    const step = { machine: salesMachine, verb: 'takeBack', reason } as const
    await stepSlip(salesKept, context, { sales_no }, { ...step, factsOf: (one) => one })
    slips.push(slip)
  }
  await record(context, slips, 'unpost', reason)
}
