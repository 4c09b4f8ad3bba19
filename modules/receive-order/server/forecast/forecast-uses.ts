import { sql } from 'drizzle-orm'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { MasterUse } from '#platform/server/master/usage.ts'
import { forecastOrder, forecastVersion } from './tables.ts'

const label = { ja: '内示', en: 'Forecast', zh: '预测' }

/** Of the version that counts, from the last month on. */
const openWhen = sql`${forecastOrder.consumed_qty} + ${forecastOrder.expired_qty} < ${forecastOrder.qty}
  AND ${forecastOrder.period_dt} > ${businessDayRead.of('forecast_order', 'biz_dt')} - 31
  AND EXISTS (SELECT FROM ${forecastVersion} AS v WHERE v.company_cd = ${forecastOrder.company_cd}
    AND v.factory_cd = ${forecastOrder.factory_cd} AND v.customer_cd = ${forecastOrder.customer_cd}
    AND v.branch_no = ${forecastOrder.branch_no} AND v.month = ${forecastOrder.month}
    AND v.version_no = ${forecastOrder.version_no} AND v.counts)`

/** What somebody still wants is not abolished, nor who wants it. */
export const forecastUses: readonly MasterUse[] = [
  { of: itemMaster, table: forecastOrder, columns: [forecastOrder.item_cd], openWhen, label },
  {
    of: customerMaster,
    table: forecastOrder,
    columns: [forecastOrder.customer_cd, forecastOrder.branch_no],
    openWhen,
    label,
  },
]
