import { sql, type SQL } from 'drizzle-orm'
import { finishedLots, placeStockRead } from '#modules/stock/server/views.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'

/** 完成検査で不良 is not of a process: orders that mend it have this one of their first order. */
export const finalInspection = 0

/**
 * Finished pieces of the work order `h` that lie in stock in this quality, as `s`: its own lot, or the serial numbers that it gave,
 * wherever they lie; what has no lot lies where the order puts it. Each is asked for by its lot (OFFSET 0), not all that was ever finished.
 */
export const finishedStock = (quality: '1' | '2'): SQL => sql`(SELECT * FROM ${placeStockRead.rows} AS s
  WHERE s.company_cd = h.company_cd AND s.factory_cd = h.factory_cd AND s.item_cd = h.item_cd
    AND s.quality = ${quality} AND s.process_no = '' AND s.qty > 0
    AND CASE s.lot_no WHEN '' THEN s.location_cd = h.location_cd
      ELSE s.lot_no = h.lot_no OR EXISTS (SELECT FROM ${finishedLots} AS f WHERE f.company_cd = s.company_cd AND f.item_cd = s.item_cd
        AND f.lot_no = s.lot_no AND f.document_kind = ${workOrderKindOfStock} AND f.document_no = h.work_order_no OFFSET 0) END) AS s`
