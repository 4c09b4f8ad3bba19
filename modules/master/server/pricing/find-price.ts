import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import {
  bracket,
  bracketsFor,
  odditiesOf,
  type customerPrice,
  type Priced,
  type supplierPrice,
} from '../../contract/pricing.ts'
import { masterErrors } from '../../contract/master-errors.ts'
import { priceBase } from '../../contract/price-base.ts'

/** What a customer pays for an item; an order takes its price from here. */
export const priceForCustomer = (
  context: Context,
  { customer_cd, branch_no, ...asked }: InputOf<typeof customerPrice>,
): Promise<Priced> =>
  priced(context, asked, {
    list: sql`SELECT * FROM customer_unit_price WHERE customer_cd = ${customer_cd} AND branch_no = ${branch_no}`,
    own: { price: sql`std_price`, base: sql`std_price_base_qty` },
    twice: masterErrors[20001].with({ code: customer_cd, item: asked.item_cd }),
  })

/** What an item costs at a supplier. */
export const priceOfSupplier = (
  context: Context,
  { supplier_cd, branch_no, ...asked }: InputOf<typeof supplierPrice>,
): Promise<Priced> =>
  priced(context, asked, {
    list: sql`SELECT * FROM unit_price WHERE supplier_cd = ${supplier_cd} AND branch_no = ${branch_no}`,
    own: { price: sql`purchase_price`, base: sql`purchase_price_base_qty` },
    twice: masterErrors.MST_PURCHASE_PRICES.with({ code: supplier_cd, item: asked.item_cd }),
  })

interface Source {
  readonly list: SQL
  /** The columns of the item that hold where the partner has no price. */
  readonly own: { readonly price: SQL; readonly base: SQL }
  /** Thrown where two periods hold. */
  readonly twice: BusinessError
}

async function priced(
  { tx, session }: Context,
  asked: { readonly item_cd: string; readonly qty: string; readonly on_dt: string },
  { list, own, twice }: Source,
): Promise<Priced> {
  const [item] = await rows(
    tx,
    { price: z.string(), price_base_qty: priceBase.schema },
    sql`SELECT trim_scale(${own.price})::text AS price, ${own.base} AS price_base_qty FROM item
      WHERE company_cd = ${session.company_cd} AND item_cd = ${asked.item_cd}`,
  )
  if (!item) throw http[404].with()
  // Without a typed end a period ends the day before the next one of the same partner and item begins, whatever its quantities are.
  const brackets = await rows(
    tx,
    bracket.shape,
    sql`WITH prices AS (
        SELECT * FROM (${list}) AS list WHERE company_cd = ${session.company_cd} AND item_cd = ${asked.item_cd} AND abort_div = '0'
      ), periods AS (
        SELECT from_dt, lead(from_dt) OVER (ORDER BY from_dt) - 1 AS to_dt FROM (SELECT DISTINCT from_dt FROM prices) AS days
      )
      SELECT to_char(from_dt, 'YYYY-MM-DD') AS from_dt, coalesce(to_char(coalesce(prices.to_dt, periods.to_dt), 'YYYY-MM-DD'), '') AS to_dt,
        trim_scale(qty_limit)::text AS qty_limit, trim_scale(price)::text AS price, price_base_qty, temp_price_flg
      FROM prices JOIN periods USING (from_dt) ORDER BY prices.from_dt DESC, prices.qty_limit`,
  )
  const [hit = null, other] = bracketsFor(brackets, asked)
  if (other) throw twice
  const found = {
    brackets: [...brackets],
    oddities: [...odditiesOf(brackets)],
    hit,
    item_price: item.price,
    item_price_base_qty: item.price_base_qty,
  }
  if (hit) {
    const { price, price_base_qty, temp_price_flg } = hit
    return { ...found, source: '1', price, price_base_qty, temp_price_flg }
  }
  return item.price === '0'
    ? { ...found, source: '3', price: '0', price_base_qty: '1', temp_price_flg: true }
    : { ...found, source: '2', ...item, temp_price_flg: false }
}
