import { sql, type SQL } from 'drizzle-orm'
import { placeStockRead } from '#modules/stock/server/views.ts'

/**
 * What of the stock that waits is of the work order `h`: its own lot or its serial numbers wherever they lie; what has no lot
 * lies where the order puts it.
 */
const isOfOrder = sql`s.company_cd = h.company_cd AND s.factory_cd = h.factory_cd AND s.item_cd = h.item_cd
  AND s.quality = '1' AND s.process_no = '' AND s.qty > 0
  AND CASE s.lot_no WHEN '' THEN s.location_cd = h.location_cd
    ELSE s.lot_no = h.lot_no OR starts_with(s.lot_no, h.lot_no || '-') END`

/** As `s`, beside the work order `h`. */
export const stockThatWaits: SQL = sql`(SELECT * FROM ${placeStockRead.rows} AS s WHERE ${isOfOrder}) AS s`
