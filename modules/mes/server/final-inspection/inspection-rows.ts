import { sql, type SQL } from 'drizzle-orm'
import { itemRead, itemsMeant, locationRead, locationsMeant } from '#modules/master/server/views.ts'
import { finishedStock, workOrderRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { finalInspectionList } from '../../contract/final-inspection/inspection-list.ts'
import { finalInspectionTable } from './tables.ts'

const ofOrder = sql.raw('h.company_cd, h.factory_cd, h.work_order_no, h.item_cd, h.due_dt, h.actual_end_at')

/** What is there no more, because it was moved by hand or scrapped, is a row without a place. */
const waiting = ({ company_cd, factory_cd }: FactoryKey): SQL =>
  sql`SELECT ${ofOrder}, coalesce(s.location_cd, '') AS location_cd, coalesce(s.lot_no, '') AS lot_no,
      least(s.qty, h.awaiting_qty) AS awaiting_qty, '0' AS inspection_state
    FROM ${workOrderRead.rows} AS h LEFT JOIN LATERAL ${finishedStock('1')} ON true
    WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.awaiting_qty > 0`

/** A lot of which nothing waits any more where it was judged. */
const judged = ({ company_cd, factory_cd }: FactoryKey): SQL =>
  sql`SELECT ${ofOrder}, j.location_cd, j.lot_no, 0, '1'
    FROM (SELECT DISTINCT f.company_cd, f.factory_cd, f.work_order_no, f.location_cd, f.lot_no FROM ${finalInspectionTable} AS f
        WHERE f.company_cd = ${company_cd} AND f.factory_cd = ${factory_cd}) AS j
      JOIN ${workOrderRead.rows} AS h ON h.company_cd = j.company_cd AND h.factory_cd = j.factory_cd AND h.work_order_no = j.work_order_no
    WHERE h.awaiting_qty = 0
      OR NOT EXISTS (SELECT FROM ${finishedStock('1')} WHERE s.location_cd = j.location_cd AND s.lot_no = j.lot_no)`

export const finalInspectionService = listService(finalInspectionList, {
  rows: (place) => ({
    select: {
      ...columnsOf('w', 'work_order_no', 'item_cd', 'due_dt', 'location_cd', 'lot_no', 'awaiting_qty'),
      ...columnsOf('w', 'inspection_state'),
      ...columnsOf('j', 'good_qty', 'defective_qty', 'judged_at'),
      item_nm: itemRead.of('w', 'item_nm'),
      location_nm: locationRead.of('w', 'location_nm'),
      finished_at: sql`w.actual_end_at`,
    },
    from: sql`FROM (${waiting(place)} UNION ALL ${judged(place)}) AS w
      CROSS JOIN LATERAL (SELECT coalesce(sum(f.good_qty), 0) AS good_qty, coalesce(sum(f.defective_qty), 0) AS defective_qty,
          max(f.judged_at) AS judged_at FROM ${finalInspectionTable} AS f WHERE f.company_cd = w.company_cd
            AND f.factory_cd = w.factory_cd AND f.work_order_no = w.work_order_no AND f.location_cd = w.location_cd
            AND f.lot_no = w.lot_no) AS j`,
  }),
  meant: { item_cd: itemsMeant, location_cd: locationsMeant },
  timeZoneOf: directory.timeZoneOf,
})
