import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceBase } from '#modules/master/contract/price-base.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import { toleranceOf } from '#modules/master/contract/tolerance.ts'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { compare, decimal, minus, plus, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { placeOnReceipt } from './place-on-receipt.ts'

export type OrderedLine = RowOf<typeof columns>
const columns = {
  ...{ po_no: z.string(), line_no: z.int(), supplier_cd: z.string(), branch_no: z.string() },
  ...{ item_cd: z.string(), item_nm: z.string(), location_cd: z.string() },
  ...{ qty: z.string(), rest: z.string(), over_tolerance: z.string(), under_tolerance: z.string() },
  /** Decimal places of the item’s unit. */
  places: z.int(),
  ...{ unit_price: z.string(), price_base_qty: priceBase.schema, tax_cd: taxCode.schema },
  temp_price_flg: z.boolean(),
  /** Of an outside process: it comes back by a slip of its own. */
  work_order_no: z.string(),
  /** 1: the supplier ships it to the customer. */
  treatment_div: z.string(),
  /** The line of a customer's order for which it was ordered. */
  ...{ demand_no: z.string(), demand_line: z.int() },
}

/** The line of an order that a line of an arrival names. */
interface Key {
  readonly po_no: string
  readonly po_line_no: string
}
export const orderKey = ({ po_no, po_line_no }: Key): string => `${po_no} ${po_line_no}`

/** The lines of orders that arrivals are about, by their keys; what is not ordered has none. */
export async function readOrderLines(
  { tx, session }: Context,
  lines: readonly Key[],
): Promise<ReadonlyMap<string, OrderedLine>> {
  const wanted = lines.filter(({ po_no }) => po_no !== '')
  if (wanted.length === 0) return new Map()
  const found = await rows(
    tx,
    columns,
    sql`SELECT l.po_no, l.line_no, h.supplier_cd, h.branch_no, coalesce(l.item_cd, '') AS item_cd, l.item_nm,
        ${placeOnReceipt(session)} AS location_cd, trim_scale(l.qty)::text AS qty,
        trim_scale(l.qty + l.redelivery_qty - l.received_qty - l.closed_qty)::text AS rest,
        trim_scale(coalesce(${supplierRead.of('h', 'over_tolerance')}, 0))::text AS over_tolerance,
        trim_scale(coalesce(${supplierRead.of('h', 'under_tolerance')}, 0))::text AS under_tolerance,
        coalesce(${itemRead.of('l', 'unit_places')}, 0)::int AS places,
        trim_scale(coalesce(l.unit_price, 0))::text AS unit_price, l.price_base_qty, l.tax_cd, l.temp_price_flg, l.work_order_no, l.treatment_div,
        l.demand_no, l.demand_line::int AS demand_line
      FROM (SELECT DISTINCT po_no, po_line_no FROM ${sentRows(wanted, 'w', { po_no: 'text', po_line_no: 'numeric' })}) AS w
      JOIN ${placeOrderLine} AS l ON l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.po_no = w.po_no AND l.line_no = w.po_line_no
      JOIN ${placeOrder} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.po_no = l.po_no`,
  )
  return new Map(
    found.map((line) => [orderKey({ po_no: line.po_no, po_line_no: String(line.line_no) }), line]),
  )
}

/** What may still come of a line: its backlog, and what the supplier may deliver beyond the order. */
export const mostToCome = ({ qty, rest, over_tolerance, places }: OrderedLine): Decimal =>
  plus(decimal(rest), toleranceOf(qty, over_tolerance, places))

/** What is missing of a line when so many have come, where the supplier may deliver that much too little; else nothing. */
export function missingIsEnough(
  { qty, rest, under_tolerance, places }: Pick<OrderedLine, 'qty' | 'rest' | 'under_tolerance' | 'places'>,
  came: Decimal,
): Decimal {
  const missing = minus(decimal(rest), came)
  return missing.units > 0n && compare(missing, toleranceOf(qty, under_tolerance, places)) <= 0
    ? missing
    : zero
}
