import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { whereOf } from '#platform/server/list/where-of-list.ts'
import type {
  pricesOverTime as pricesCall,
  sumFigures as sumCall,
} from '../../contract/figures/figures-calls.ts'
import { placeOrder, placeOrderLine, purchase, purchaseLine } from '../tables.ts'
import { servedFigures } from './figure-rows.ts'

const text = z.string()
const shape = {
  ...{ code: text, name: text, ordered_qty: text, ordered_amount: text, received_qty: text },
  ...{ accepted_qty: text, returned_qty: text, purchased_qty: text, purchased_amount: text },
}

/** 集計: the rows of the list, added up by what is asked. */
export async function sumFigures(
  context: Context,
  { by, ...search }: InputOf<typeof sumCall>,
): Promise<OutputOf<typeof sumCall>> {
  const { column, from } = servedFigures
  const of = {
    1: { code: column('month'), name: sql`''` },
    2: { code: sql`${column('supplier_cd')} || ' ' || ${column('branch_no')}`, name: column('supplier_nm') },
    3: { code: column('item_cd'), name: column('item_nm') },
  }[by]
  const total = (name: Parameters<typeof column>[0]) =>
    sql`trim_scale(sum(${column(name)}))::text AS ${sql.identifier(name)}`
  const list = await rows(
    context.tx,
    shape,
    sql`SELECT ${of.code} AS code, coalesce(min(${of.name}), '') AS name, ${total('ordered_qty')}, ${total('ordered_amount')},
        ${total('received_qty')}, ${total('accepted_qty')}, ${total('returned_qty')}, ${total('purchased_qty')},
        ${total('purchased_amount')}
      FROM ${from(context.session, search, context.registered, context.language)} WHERE ${await whereOf(servedFigures, context, search)}
      GROUP BY 1 ORDER BY ${by === '1' ? sql`1` : sql`sum(${column('purchased_amount')}) DESC, 1`}`,
  )
  return { list: [...list] }
}

/** 単価推移: the price of one piece, from orders and from purchases; what was settled later holds from the receipt. */
export async function pricesOverTime(
  { tx, session: { company_cd, factory_cd } }: Context,
  { supplier_cd, branch_no, item_cd }: InputOf<typeof pricesCall>,
): Promise<OutputOf<typeof pricesCall>> {
  const of = sql`l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.item_cd = ${item_cd}
    AND h.supplier_cd = ${supplier_cd} AND h.branch_no = ${branch_no}`
  const point = { date: text, price: text }
  const ordered = await rows(
    tx,
    point,
    sql`SELECT h.order_dt::text AS date, trim_scale(max(l.unit_price / l.price_base_qty::int))::text AS price
      FROM ${placeOrderLine} AS l JOIN ${placeOrder} AS h USING (company_cd, factory_cd, po_no)
      WHERE ${of} AND l.line_status IN ('1', '2') AND l.unit_price IS NOT NULL GROUP BY 1 ORDER BY 1`,
  )
  const purchased = await rows(
    tx,
    point,
    sql`SELECT coalesce(l.receipt_dt, h.account_dt)::text AS date,
        trim_scale(max(coalesce(l.settled_price, l.unit_price) / l.price_base_qty::int))::text AS price
      FROM ${purchaseLine} AS l JOIN ${purchase} AS h USING (company_cd, factory_cd, purchase_no)
      WHERE ${of} AND h.purchase_status IN ('1', '2') AND h.colour <> '1' AND h.corrected_by = '' AND h.source <> '3'
        AND l.stock_div = '010' AND l.unit_price IS NOT NULL GROUP BY 1 ORDER BY 1`,
  )
  return { ordered: [...ordered], purchased: [...purchased] }
}
