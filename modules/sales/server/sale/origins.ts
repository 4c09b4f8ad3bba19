import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { taxCode } from '#modules/master/contract/tax.ts'
import { priceBaseQty } from '#modules/master/contract/price-base.ts'
import { decimal, minus, written, zero } from '#platform/contract/decimal.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { salesSlip } from '../../contract/sale/sales-slip.ts'
import { sales, salesLine } from '../tables.ts'
import { hasSold, isEnough, leftOfLot, lotsLeft, lotsLeftOf, lotsWithout } from './lots-sold.ts'

type Sales = SlipRecordOf<typeof salesSlip>

const columns = {
  ...{
    sales_no: z.string(),
    line_no: z.int(),
    item_cd: z.string(),
    item_nm: z.string(),
    unit_cd: z.string(),
  },
  ...{ qty: z.string(), returned_qty: z.string(), left_qty: z.string(), unit_price: z.string() },
  ...{ price_base_qty: priceBaseQty().schema, tax_cd: taxCode.schema, tax_rate: z.string() },
  ...{ line_cost: z.string(), order_no: z.string(), order_line_no: z.string() },
  lots: lotsLeft,
}
/** A line that has been sold, and how much of it can still be returned. */
export type Origin = RowOf<typeof columns>

interface Asked {
  /** Blank number: it is not stored yet. */
  readonly header: Pick<Sales['header'], 'sales_no' | 'customer_cd' | 'branch_no'>
  readonly lines: readonly Pick<
    Sales['lines'][number],
    'sales_div' | 'item_cd' | 'qty' | 'lot_no' | 'origin_no' | 'origin_line_no'
  >[]
}

/**
 * What each line brings back: the line that it names, or the oldest sale of the item (and lot) to the customer of which so many
 * can still be returned (decisions.md "Factory rules"). Undefined of whatever is no return, or has none.
 */
export async function originsOf(
  context: Context,
  { header, lines }: Asked,
): Promise<readonly (Origin | undefined)[]> {
  const returns = lines.filter(({ sales_div }) => sales_div === '520')
  if (returns.length === 0) return lines.map(() => undefined)
  const found = await readOrigins(context, header, returns)
  const left = new Map(found.map((one) => [one, { qty: decimal(one.left_qty), lots: one.lots }]))
  const hasLeft = (one: Origin, { qty, lot_no }: Asked['lines'][number]): boolean => {
    const { qty: all = zero, lots = [] } = left.get(one) ?? {}
    return isEnough(all, qty) && isEnough(leftOfLot(lots, lot_no), qty)
  }
  return lines.map((line) => {
    if (line.sales_div !== '520') return undefined
    const origin = found.find((one) =>
      line.origin_no === ''
        ? one.item_cd === line.item_cd && hasLeft(one, line)
        : one.sales_no === line.origin_no && String(one.line_no) === line.origin_line_no,
    )
    if (!origin) return undefined
    // Lines of one slip that bring back from the same line share what is left of it.
    const { qty = zero, lots = [] } = left.get(origin) ?? {}
    left.set(origin, {
      qty: minus(qty, decimal(line.qty)),
      lots: lotsWithout(lots, line.lot_no, line.qty),
    })
    return { ...origin, left_qty: written(qty, 0), lots }
  })
}

function readOrigins(
  { tx, session }: Context,
  { sales_no, customer_cd, branch_no }: Asked['header'],
  returns: Asked['lines'],
): Promise<readonly Origin[]> {
  const wanted = returns.map(({ item_cd, lot_no, origin_no }) => ({ item_cd, lot_no, origin_no }))
  const isByLot = returns.some(({ lot_no, origin_no }) => lot_no !== '' || origin_no !== '')
  return rows(
    tx,
    columns,
    sql`SELECT l.sales_no, l.line_no, coalesce(l.item_cd, '') AS item_cd, l.item_nm, coalesce(l.unit_cd, '') AS unit_cd,
        trim_scale(l.qty)::text AS qty, trim_scale(l.returned_qty)::text AS returned_qty,
        trim_scale(l.qty - l.returned_qty)::text AS left_qty, coalesce(trim_scale(coalesce(l.settled_price, l.unit_price))::text, '') AS unit_price,
        l.price_base_qty, l.tax_cd, trim_scale(l.tax_rate)::text AS tax_rate,
        coalesce(trim_scale(l.line_cost)::text, '0') AS line_cost, l.order_no, trim_scale(l.order_line_no)::text AS order_line_no,
        ${isByLot ? lotsLeftOf(sales_no) : sql`'[]'::jsonb`} AS lots
      FROM ${sales} AS h JOIN ${salesLine} AS l
        ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.sales_no = h.sales_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.customer_cd = ${customer_cd} AND h.branch_no = ${branch_no} AND h.sales_slip_status IN ('1', '2')
        AND h.colour <> '1' AND h.corrected_by = '' AND l.sales_div IN ('500', '504')
        AND EXISTS (SELECT FROM ${sentRows(wanted, 'w', { item_cd: 'text', lot_no: 'text', origin_no: 'text' })}
          WHERE CASE WHEN w.origin_no = '' THEN w.item_cd = l.item_cd AND l.qty > l.returned_qty
            AND (w.lot_no = '' OR ${hasSold(sql`w.lot_no`)}) ELSE w.origin_no = h.sales_no END)
      ORDER BY h.account_dt, h.sales_no, l.line_no`,
  )
}
