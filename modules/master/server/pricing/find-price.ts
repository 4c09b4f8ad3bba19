import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import {
  bracket,
  bracketsFor,
  type Bracket,
  odditiesOf,
  type customerPrice,
  type Priced,
  type supplierPrice,
} from '../../contract/pricing.ts'
import { masterErrors } from '../../contract/master-errors.ts'
import { priceBase, type PriceBase } from '../../contract/price-base.ts'

interface OfCustomer {
  readonly customer_cd: string
  readonly branch_no: string
}

interface OfSupplier {
  readonly supplier_cd: string
  readonly branch_no: string
}

/** What a customer pays for an item. */
export const priceForCustomer = (
  context: Context,
  { customer_cd, branch_no, ...asked }: InputOf<typeof customerPrice>,
): Promise<Priced> => priced(context, asked, pricesOfCustomer({ customer_cd, branch_no }))

/** What a customer pays for many; an order takes its prices from here. What cannot be told is the refusal that it is. */
export const pricesForCustomer = (
  context: Context,
  customer: OfCustomer,
  asked: readonly AskedPrice[],
): Promise<readonly (Priced | BusinessError)[]> => pricesFor(context, asked, pricesOfCustomer(customer))

const pricesOfCustomer = ({ customer_cd, branch_no }: OfCustomer): Source => ({
  list: sql`SELECT * FROM customer_unit_price WHERE customer_cd = ${customer_cd} AND branch_no = ${branch_no}`,
  own: { price: sql`std_price`, base: sql`std_price_base_qty` },
  twice: (item) => masterErrors[20001].with({ code: customer_cd, item }),
})

/** What an item costs at a supplier. */
export const priceOfSupplier = (
  context: Context,
  { supplier_cd, branch_no, ...asked }: InputOf<typeof supplierPrice>,
): Promise<Priced> => priced(context, asked, pricesAtSupplier({ supplier_cd, branch_no }))

/** What a supplier takes for many; an order to it has its prices from here. What cannot be told is the refusal that it is. */
export const pricesOfSupplier = (
  context: Context,
  supplier: OfSupplier,
  asked: readonly AskedPrice[],
): Promise<readonly (Priced | BusinessError)[]> => pricesFor(context, asked, pricesAtSupplier(supplier))

const pricesAtSupplier = ({ supplier_cd, branch_no }: OfSupplier): Source => ({
  list: sql`SELECT * FROM unit_price WHERE supplier_cd = ${supplier_cd} AND branch_no = ${branch_no}`,
  own: { price: sql`purchase_price`, base: sql`purchase_price_base_qty` },
  twice: (item) => masterErrors.MST_PURCHASE_PRICES.with({ code: supplier_cd, item }),
})

interface Source {
  readonly list: SQL
  /** The columns of the item that hold where the partner has no price. */
  readonly own: { readonly price: SQL; readonly base: SQL }
  /** Thrown where two periods hold. */
  readonly twice: (item_cd: string) => BusinessError
}

interface AskedPrice {
  readonly item_cd: string
  readonly qty: string
  readonly on_dt: string
}

async function priced(context: Context, asked: AskedPrice, source: Source): Promise<Priced> {
  const [found] = await pricesFor(context, [asked], source)
  if (found && !(found instanceof BusinessError)) return found
  throw found ?? http[404].with()
}

/** One answer for each that is asked, whose item there is; one statement, however many they are. */
async function pricesFor(
  { tx, session }: Context,
  asked: readonly AskedPrice[],
  { list, own, twice }: Source,
): Promise<readonly (Priced | BusinessError)[]> {
  const wanted = textArray([...new Set(asked.map(({ item_cd }) => item_cd))])
  // Without a typed end a period ends the day before the next one of the same partner and item begins, whatever its quantities are.
  const items = await rows(
    tx,
    { item_cd: z.string(), price: z.string(), price_base_qty: priceBase.schema, brackets: z.array(bracket) },
    sql`WITH prices AS (
        SELECT * FROM (${list}) AS list WHERE company_cd = ${session.company_cd} AND item_cd = ANY(${wanted}) AND abort_div = '0'
      ), periods AS (
        SELECT item_cd, from_dt, lead(from_dt) OVER (PARTITION BY item_cd ORDER BY from_dt) - 1 AS to_dt
        FROM (SELECT DISTINCT item_cd, from_dt FROM prices) AS days
      ), brackets AS (
        SELECT item_cd, jsonb_agg(jsonb_build_object('from_dt', to_char(from_dt, 'YYYY-MM-DD'),
            'to_dt', coalesce(to_char(coalesce(prices.to_dt, periods.to_dt), 'YYYY-MM-DD'), ''),
            'qty_limit', trim_scale(qty_limit)::text, 'price', trim_scale(price)::text,
            'price_base_qty', price_base_qty, 'temp_price_flg', temp_price_flg) ORDER BY from_dt DESC, qty_limit) AS found
        FROM prices JOIN periods USING (item_cd, from_dt) GROUP BY item_cd
      )
      SELECT i.item_cd, trim_scale(${own.price})::text AS price, ${own.base} AS price_base_qty, coalesce(b.found, '[]') AS brackets
      FROM item AS i LEFT JOIN brackets AS b ON b.item_cd = i.item_cd
      WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${wanted})`,
  )
  const known = new Map(items.map(({ item_cd, ...item }) => [item_cd, item]))
  return asked.map((one) => {
    const found = known.get(one.item_cd)
    if (!found) return http[404].with()
    const { brackets, ...item } = found
    const [hit = null, other] = bracketsFor(brackets, one)
    return other ? twice(one.item_cd) : pricedBy(brackets, hit, item)
  })
}

function pricedBy(
  brackets: readonly Bracket[],
  hit: Bracket | null,
  item: { readonly price: string; readonly price_base_qty: PriceBase },
): Priced {
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
