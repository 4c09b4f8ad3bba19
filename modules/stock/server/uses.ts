import { sql, type SQL } from 'drizzle-orm'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import type { Master } from '#platform/contract/master.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { declareFixed } from '#platform/server/master/fixed-fields.ts'
import { declareUse } from '#platform/server/master/usage.ts'
import { stockErrors } from '../contract/stock-errors.ts'
import { stockBalance } from './tables.ts'

const label = { ja: '在庫', en: 'Stock', zh: '库存' }
const openWhen = sql`${stockBalance.qty} > 0`

// What lies somewhere is not abolished, nor the place where it lies.
declareUse(itemMaster, { table: stockBalance, columns: [stockBalance.item_cd], openWhen, label })
declareUse(stockLocationMaster, {
  table: stockBalance,
  columns: [stockBalance.factory_cd, stockBalance.location_cd],
  openWhen,
  label,
})

// Pieces would become kilograms, and goods without a lot could not be moved any more.
declareFixed(itemMaster, {
  fields: ['unit_cd', 'lot_control', 'stock_flg'],
  refuse: (context, item, field) => {
    const name = String(item['item_cd'])
    return whileStockLies(context, sql`b.item_cd = ${name}`, { master: itemMaster, name, field })
  },
})

// What is promised is promised of a warehouse: a shelf changes it only when it is empty.
declareFixed(stockLocationMaster, {
  fields: ['parent_cd', 'location_kind'],
  refuse: (context, location, field) => {
    const name = String(location['location_cd'])
    const inside = sql`b.factory_cd = ${context.session.factory_cd} AND b.location_cd IN (${within(context, name)})`
    return whileStockLies(context, inside, { master: stockLocationMaster, name, field })
  },
})

/** The place itself and everything in it. */
const within = ({ session }: Context, location_cd: string): SQL => sql`
  WITH RECURSIVE inside AS (
    SELECT ${location_cd}::text COLLATE "C" AS code
    UNION SELECT l.location_cd::text FROM stock_location l JOIN inside ON l.parent_cd = inside.code
    WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd})
  SELECT code FROM inside`

interface Asked {
  readonly master: Pick<Master, 'fields'>
  readonly name: string
  readonly field: string
}

async function whileStockLies(
  { tx, session, language }: Context,
  where: SQL,
  { master, name, field }: Asked,
) {
  const [found] = await rows<{ qty: string | null }>(
    tx,
    sql`SELECT trim_scale(sum(b.qty))::text AS qty FROM stock_balance b
      WHERE b.company_cd = ${session.company_cd} AND b.qty > 0 AND ${where}`,
  )
  if (!found?.qty) return undefined
  const shown = master.fields[field]?.label
  return stockErrors.BIZ_STOCK_LIES.with({
    name,
    qty: found.qty,
    field: shown ? say(shown, language) : field,
  })
}
