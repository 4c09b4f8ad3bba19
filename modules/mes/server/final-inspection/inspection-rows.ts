import { sql } from 'drizzle-orm'
import { itemRead, locationRead } from '#modules/master/server/views.ts'
import { workOrderRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { finalInspectionList } from '../../contract/final-inspection/inspection-list.ts'
import { stockThatWaits } from './waiting-stock.ts'

/** What is there no more, because it was moved by hand or scrapped, is a row without a place. */
export const finalInspectionService = listService(finalInspectionList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('h', 'work_order_no', 'item_cd', 'due_dt'),
      location_cd: sql`coalesce(s.location_cd, '')`,
      lot_no: sql`coalesce(s.lot_no, '')`,
      item_nm: itemRead.of('h', 'item_nm'),
      location_nm: locationRead.of('s', 'location_nm'),
      awaiting_qty: sql`least(s.qty, h.awaiting_qty)`,
      finished_at: sql`h.actual_end_at`,
    },
    from: sql`FROM ${workOrderRead.rows} AS h LEFT JOIN LATERAL ${stockThatWaits} ON true
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.awaiting_qty > 0`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
