import { sql } from 'drizzle-orm'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { declareUse } from '#platform/server/master/usage.ts'
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
