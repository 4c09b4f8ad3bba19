import { sql } from 'drizzle-orm'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { supplierForecastList } from '../../contract/forecast/supplier-forecast-list.ts'
import { supplierForecast, supplierForecastLine } from './tables.ts'

/** A first version is none more and none less than anything. */
const sinceBefore = (month: '1' | '2' | '3') =>
  sql`CASE WHEN h.version_no > 1 THEN l.${sql.identifier(`qty${month}`)} - l.${sql.identifier(`before${month}`)} END`

export const supplierForecastService = listService(supplierForecastList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('h', 'forecast_no', 'base_month', 'version_no', 'supplier_cd', 'branch_no'),
      ...columnsOf('h', 'create_dt', 'create_user'),
      ...columnsOf('l', 'item_cd', 'qty1', 'qty2', 'qty3'),
      change1: sinceBefore('1'),
      change2: sinceBefore('2'),
      change3: sinceBefore('3'),
      latest_flg: sql`NOT EXISTS (SELECT FROM ${supplierForecast} AS n WHERE n.company_cd = h.company_cd
        AND n.factory_cd = h.factory_cd AND n.supplier_cd = h.supplier_cd AND n.branch_no = h.branch_no
        AND (n.base_month, n.version_no) > (h.base_month, h.version_no))`,
      supplier_nm: supplierRead.of('h', 'supplier_nm'),
      item_nm: itemRead.of('l', 'item_nm'),
      unit_nm: itemRead.of('l', 'unit_nm'),
    },
    from: sql`FROM ${supplierForecast} AS h JOIN ${supplierForecastLine} AS l ON l.company_cd = h.company_cd
        AND l.factory_cd = h.factory_cd AND l.forecast_no = h.forecast_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
