import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { locationRead } from '#modules/master/server/views.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { fixed, type FixedOfMaster } from '#platform/server/master/fixed-fields.ts'
import type { MasterUse } from '#platform/server/master/usage.ts'
import { stockErrors } from '../contract/stock-errors.ts'
import { stockBalance } from './tables.ts'

const label = { ja: '在庫', en: 'Stock', zh: '库存' }
const openWhen = sql`${stockBalance.qty} > 0`

/** What lies somewhere is not abolished, nor the place where it lies. */
export const stockUses: readonly MasterUse[] = [
  { of: itemMaster, table: stockBalance, columns: [stockBalance.item_cd], openWhen, label },
  {
    of: stockLocationMaster,
    table: stockBalance,
    columns: [stockBalance.factory_cd, stockBalance.location_cd],
    openWhen,
    label,
  },
]

export const fixedByStock: readonly FixedOfMaster[] = [
  // Pieces would become kilograms, and goods without a lot could not be moved any more.
  fixed(itemMaster, {
    fields: ['unit_cd', 'lot_control', 'stock_flg'],
    refuse: (context, changing) => whileStockLies(context, itemMaster, 'item_cd', changing, stockOfItems),
  }),
  // What is promised is promised of a warehouse: a shelf changes it only when it is empty.
  fixed(stockLocationMaster, {
    fields: ['parent_cd', 'location_kind'],
    refuse: (context, changing) =>
      whileStockLies(context, stockLocationMaster, 'location_cd', changing, stockInPlaces),
  }),
]

const stockOfItems = ({ session }: Context, codes: SQL): SQL => sql`
  SELECT b.item_cd AS code, sum(b.qty) AS qty FROM stock_balance b
  WHERE b.company_cd = ${session.company_cd} AND b.qty > 0
    AND b.item_cd = ANY (${codes})
  GROUP BY b.item_cd`

/** In the places themselves and in everything that is in them. */
const stockInPlaces = ({ session }: Context, codes: SQL): SQL => sql`
  WITH RECURSIVE inside AS (
    SELECT top COLLATE "C" AS top, top COLLATE "C" AS location_cd FROM unnest(${codes}) AS top
    UNION SELECT inside.top, l.location_cd::text FROM ${locationRead.rows} AS l JOIN inside ON l.parent_cd = inside.location_cd
    WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd})
  SELECT inside.top AS code, sum(b.qty) AS qty FROM inside JOIN stock_balance b ON b.location_cd = inside.location_cd
  WHERE b.company_cd = ${session.company_cd} AND b.factory_cd = ${session.factory_cd} AND b.qty > 0
  GROUP BY inside.top`

async function whileStockLies<Key extends string>(
  context: Context,
  { fields }: Pick<AnyMaster, 'fields'>,
  key: Key,
  changing: readonly { readonly record: Readonly<Record<Key, string>>; readonly field: string }[],
  stock: (context: Context, codes: SQL) => SQL,
): Promise<readonly (BusinessError | undefined)[]> {
  const codes = textArray([...new Set(changing.map(({ record }) => record[key]))])
  const found = await rows(
    context.tx,
    { code: z.string(), qty: z.string() },
    sql`SELECT code, trim_scale(qty)::text AS qty FROM (${stock(context, codes)}) AS lying`,
  )
  const lying = new Map(found.map(({ code, qty }) => [code, qty]))
  return changing.map(({ record, field }) => {
    const name = record[key]
    const qty = lying.get(name)
    if (qty === undefined) return undefined
    const label = fields[field]?.label
    return stockErrors.BIZ_STOCK_LIES.with({
      name,
      qty,
      field: label ? say(label, context.language) : field,
    })
  })
}
