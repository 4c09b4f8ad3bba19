import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { companyRead } from '#modules/system/server/views.ts'
import { decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RecordedOnLine } from '../order/record-on-lines.ts'
import { addPurchases, takeBackPurchases, type Source } from '../purchase/add-purchases.ts'
import { purchase, purchaseLine } from '../tables.ts'
import type { ArrivalLine, StoredArrival } from './arrival-kept.ts'
import { setOffLines } from '../supply/set-off.ts'
import type { Charge } from '../supply/charges.ts'
import type { Bought } from './bought-at.ts'
import { orderKey, type OrderedLine } from './order-lines.ts'

/** What is counted now of a line of an arrival: received or accepted, or sent back. */
export interface Counted {
  readonly line: ArrivalLine
  readonly stock_div: '010' | '020'
  readonly qty: string
  /** Where it is not what the order says now. */
  readonly bought?: Bought | undefined
}

/** Whether a supplier is owed from the receipt on, or from the acceptance. */
export async function countsOnReceipt({ tx, session }: Context): Promise<boolean> {
  const [found] = await rows(
    tx,
    { purchase_basis: z.string().nullable() },
    sql`SELECT ${companyRead.of(session, 'purchase_basis')} AS purchase_basis`,
  )
  return found?.purchase_basis !== '2'
}

interface Due extends Source {
  readonly account_dt: string
  readonly header: Pick<
    StoredArrival['header'],
    'supplier_cd' | 'branch_no' | 'supplier_slip_no' | 'receipt_dt'
  >
  readonly orders: ReadonlyMap<string, OrderedLine>
  readonly charges: readonly Charge[]
}

/** 仕入計上 of what was ordered; answers what that adds to the lines of the orders. */
export async function addDue(
  context: Context,
  { source, source_no, account_dt, header, orders, charges }: Due,
  counted: readonly Counted[],
): Promise<readonly RecordedOnLine[]> {
  const lines = counted.flatMap(({ line, stock_div, qty, bought }) => {
    const order = orders.get(orderKey(line))
    if (!order || decimal(qty).units === 0n) return []
    const { item_cd, item_nm, unit_price, price_base_qty, tax_cd, temp_price_flg, po_no } = {
      ...order,
      ...bought,
    }
    return [
      {
        ...{ stock_div, item_cd, item_nm, qty, receipt_dt: header.receipt_dt },
        ...{ unit_price, price_base_qty, tax_cd, temp_price_flg, po_no },
        ...{ po_line_no: line.po_line_no, source_line_no: String(line.line_no) },
      },
    ]
  })
  const { supplier_cd, branch_no, supplier_slip_no } = header
  await addPurchases(context, {
    ...{ source, source_no, account_dt },
    lines: [...lines, ...(await setOffLines(context, charges, { counted, receipt_dt: header.receipt_dt }))],
    ...{ supplier_cd, branch_no, supplier_slip_no },
  })
  return lines.map(({ po_no, po_line_no, stock_div, qty }) => ({
    ...{ po_no, line_no: Number(po_line_no) },
    purchased_qty: stock_div === '020' ? `-${qty}` : qty,
  }))
}

/** The supplier is no longer owed for it; answers what that takes off the lines of the orders. */
export async function takeBackDue(
  context: Context,
  source: Source & { readonly account_dt: string; readonly reason: string },
): Promise<readonly RecordedOnLine[]> {
  const { company_cd, factory_cd } = context.session
  const found = await rows(
    context.tx,
    { po_no: z.string(), line_no: z.int(), purchased_qty: z.string() },
    sql`SELECT l.po_no, l.po_line_no::int AS line_no,
        trim_scale(sum(CASE l.stock_div WHEN '020' THEN l.qty ELSE -l.qty END))::text AS purchased_qty
      FROM ${purchase} AS h JOIN ${purchaseLine} AS l
        ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.purchase_no = h.purchase_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.source = ${source.source}
        AND h.source_no = ${source.source_no} AND h.colour = '0' AND l.po_no <> ''
      GROUP BY l.po_no, l.po_line_no`,
  )
  await takeBackPurchases(context, source)
  return found
}
