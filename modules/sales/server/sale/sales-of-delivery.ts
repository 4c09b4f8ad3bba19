import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceBaseQty } from '#modules/master/contract/price-base.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import { daysAfter } from '#modules/receive-order/contract/order-days.ts'
import { orderLineRead, orderRead } from '#modules/receive-order/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { salesErrors } from '../../contract/sale/sales-errors.ts'
import { lineMargin, salesAmount, salesSums } from '../../contract/sale/sales-figures.ts'
import { salesMachine } from '../../contract/sale/sales-machine.ts'
import { linesOfSlip } from '../../contract/sale/sales-slip.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import type { Delivery, DeliveryLine } from '../shipping/read-delivery.ts'
import { sales } from '../tables.ts'
import { rateOn, ruleOf, termsOf, type SalesHeader, type SalesLine } from './complete-sales.ts'
import { holdSales, refusalOfLines } from './post-sales.ts'
import { salesKept } from './sales-kept.ts'
import { writeDeliveredCosts } from './write-costs.ts'

export interface Delivered {
  readonly line: Pick<DeliveryLine, 'line_no' | 'order_no' | 'order_line_no' | 'item_cd' | 'stock_div'>
  readonly shipped: string
  /** What the goods cost us, where it is known before they are posted. */
  readonly cost?: string
}

/** Who gets what has left, and the document with which it left: a delivery of ours, or the report of a supplier. */
interface SoldTo {
  readonly source: '1' | '2'
  readonly source_no: string
  readonly customer_cd: string
  readonly branch_no: string
  readonly destination_cd: string
  readonly sales_basis: string
}

/** 売上伝票 of what leaves, in the unit of work of its confirmation, not posted yet. */
export async function addSalesOfDelivery(
  context: Context,
  { header }: Delivery,
  left: { readonly ship_dt: string; readonly lines: readonly Delivered[] },
): Promise<void> {
  const { delivery_no: source_no, ...to } = header
  await addSales(context, { ...to, source: '1', source_no }, left)
  unitOf(context).write(() => writeDeliveredCosts(context, source_no))
}

/**
 * At the price of the order, at most six lines each, and kept together by the number of the document. A supplier's report sells
 * at once where the customer's sale counts on shipment and every price stands; answers whether it did.
 */
export async function addSales(
  context: Context,
  { source, source_no, customer_cd, branch_no, destination_cd, sales_basis }: SoldTo,
  { ship_dt, lines: left }: { readonly ship_dt: string; readonly lines: readonly Delivered[] },
): Promise<boolean> {
  const delivered = left.filter(({ shipped }) => shipped !== '0')
  const [first] = delivered
  if (!first) return false
  const priced = await readOrdered(context, delivered)
  const terms = await termsOf(context, { customer_cd, branch_no }, priced)
  const rule = ruleOf(terms)
  const lines = delivered.map(({ line, shipped, cost = '0' }, at): SalesLine => {
    const { tax_cd, ...ordered } = priced[at] ?? never(line)
    const tax_rate = rateOn(terms, tax_cd, ship_dt)
    if (tax_rate === undefined)
      throw salesErrors.BIZ_SALES_TAX_RATE.with({ date: ship_dt, name: taxCode.texts[tax_cd].ja })
    const item = terms.items.find(({ item_cd }) => item_cd === ordered.item_cd)
    const own = {
      ...{ ...blankLine, ...ordered, tax_cd, tax_rate, qty: shipped, item_nm: item?.item_nm ?? '' },
      ...{ unit_cd: item?.unit_cd ?? '', order_no: line.order_no, order_line_no: String(line.order_line_no) },
      ...({
        sales_div: line.stock_div === '505' ? '505' : '500',
        source_line_no: String(line.line_no),
      } as const),
    }
    const amount = salesAmount(own)
    const line_margin = lineMargin({ amount, tax_rate, line_cost: cost }, rule)
    return { ...own, line_no: (at % linesOfSlip) + 1, amount, line_cost: cost, line_margin }
  })
  const { employee_cd, department_cd } = (await readSeller(context, first.line.order_no)) ?? {
    ...{ employee_cd: terms.customer?.employee_cd ?? '', department_cd: terms.customer?.department_cd ?? '' },
  }
  const isPosted = source === '2' && sales_basis !== '2' && !refusalOfLines({ lines })
  const slips = []
  for (let at = 0; at < lines.length; at += linesOfSlip) {
    const own = lines.slice(at, at + linesOfSlip)
    const whole: SalesHeader = {
      ...{
        ...rule,
        ...salesSums(own, rule),
        customer_cd,
        branch_no,
        destination_cd,
        employee_cd,
        department_cd,
      },
      ...{ sales_basis: salesKept.slip.header.sales_basis.schema.parse(sales_basis) },
      // Whoever accepts later is expected to have done so by then.
      account_dt: sales_basis === '2' ? daysAfter(ship_dt, terms.customer?.inspection_lt ?? 0) : ship_dt,
      ...{ sales_no: '', slip_dt: ship_dt, colour: '0', origin_sales_no: '' },
      ...{ corrected_by: '', source, source_no, statement_no: '', sales_slip_status: isPosted ? '1' : '0' },
      ...{ reason: '', remarks: '' },
    }
    slips.push({ header: whole, lines: own })
  }
  await addSlips(salesKept, context, slips)
  return isPosted
}

const never = (line: Delivered['line']): never => {
  throw new Error(`Line ${line.order_no}-${line.order_line_no} of the order is gone`)
}

export const blankLine = {
  ...{ given_amount: '', line_cost: '0', settled_price: '', location_cd: '', lot_no: '' },
  ...{ deposit_dt: '', deposit_asked_flg: false, deposit_apart_flg: false, deposit_ready_flg: false },
  ...{ deposit_own_flg: false, origin_no: '', origin_line_no: '0' },
  ...{ corrected_line_no: '0', returned_qty: '0', line_remarks: '' },
  ...({ price_source: '1', return_judgement: '9' } as const),
}

const ordered = {
  ...{ item_cd: z.string(), unit_price: z.string(), price_base_qty: priceBaseQty().schema },
  ...{ tax_cd: taxCode.schema, temp_price_flg: z.boolean(), customer_item_cd: z.string() },
  customer_po_no: z.string(),
}

/** What each line was ordered at, in their order. */
const readOrdered = ({ tx, session }: Context, delivered: readonly Delivered[]) => {
  const wanted = delivered.map(({ line: { order_no, order_line_no, item_cd } }, at) => ({
    ...{ at, order_no, line_no: order_line_no, item_cd },
  }))
  return rows(
    tx,
    ordered,
    sql`SELECT w.item_cd, trim_scale(coalesce(o.unit_price, 0))::text AS unit_price, o.price_base_qty, o.tax_cd, o.temp_price_flg,
        o.customer_item_cd, coalesce(nullif(o.order_po_no, ''), ${orderRead.of('o', 'customer_po_no')}, '') AS customer_po_no
      FROM ${sentRows(wanted, 'w', { at: 'int', order_no: 'text', line_no: 'int', item_cd: 'text' })}
      JOIN ${orderLineRead.rows} AS o ON o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd}
        AND o.order_no = w.order_no AND o.line_no = w.line_no
      ORDER BY w.at`,
  )
}

async function readSeller({ tx, session }: Context, order_no: string) {
  const [found] = await rows(
    tx,
    { employee_cd: z.string(), department_cd: z.string() },
    sql`SELECT coalesce(o.employee_cd, '') AS employee_cd, coalesce(o.department_cd, '') AS department_cd
      FROM ${orderRead.rows} AS o WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd}
        AND o.order_no = ${order_no}`,
  )
  return found
}

/** A delivery comes back: its slips are cancelled with it; what has been posted is taken back first. */
export async function cancelSalesOfDelivery(
  context: Context,
  { header: { delivery_no }, lines: [line] }: Delivery,
  reason: string,
): Promise<void> {
  const { company_cd, factory_cd } = context.session
  const found = await rows(
    context.tx,
    { sales_no: z.string(), sales_slip_status: z.string() },
    sql`SELECT h.sales_no, h.sales_slip_status FROM ${sales} AS h WHERE h.company_cd = ${company_cd}
      AND h.factory_cd = ${factory_cd} AND h.source = '1' AND h.source_no = ${delivery_no} AND h.sales_slip_status <> '9'
      ORDER BY 1`,
  )
  if (found.length === 0) return
  if (found.some(({ sales_slip_status }) => sales_slip_status !== '0'))
    throw deliveryErrors.BIZ_DELIVERY_SOLD.with({
      ...{ code: line?.order_no ?? '', line: line?.order_line_no ?? 0 },
    })
  await holdSales(
    context,
    found.map(({ sales_no }) => sales_no),
  )
  for (const { sales_no } of found) {
    const step = { machine: salesMachine, verb: 'cancel', reason } as const
    await stepSlip(salesKept, context, { sales_no }, { ...step, factsOf: (one) => one })
  }
}
