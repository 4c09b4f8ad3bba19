import { sql } from 'drizzle-orm'
import { itemRead, locationRead, supplierRead } from '#modules/master/server/views.ts'
import { placeStockRead } from '#modules/stock/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { suppliedStockList } from '../../contract/supply/supply-list.ts'

/** 支給材預け残: finished material of ours in places of suppliers; what is in work there is an outside process. */
export const suppliedStockService = listService(suppliedStockList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('b', 'location_cd', 'item_cd', 'lot_no', 'qty', 'last_dt'),
      ...columnsOf('p', 'supplier_cd', 'supplier_branch_no', 'location_nm'),
      supplier_nm: supplierRead.of(
        {
          company_cd: sql`p.company_cd`,
          supplier_cd: sql`p.supplier_cd`,
          branch_no: sql`p.supplier_branch_no`,
        },
        'supplier_nm',
      ),
      item_nm: itemRead.of('b', 'item_nm'),
      unit_nm: itemRead.of('b', 'unit_nm'),
    },
    from: sql`FROM ${placeStockRead.rows} AS b JOIN ${locationRead.rows} AS p ON p.company_cd = b.company_cd
        AND p.factory_cd = b.factory_cd AND p.location_cd = b.location_cd
      WHERE b.company_cd = ${company_cd} AND b.factory_cd = ${factory_cd} AND p.location_kind = '3'
        AND p.supplier_cd IS NOT NULL AND b.ownership = '0' AND b.quality = '0' AND b.process_no = '' AND b.qty > 0`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
