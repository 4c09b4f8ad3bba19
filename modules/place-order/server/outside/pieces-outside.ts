import { sql } from 'drizzle-orm'
import type { DocumentedStock } from '#modules/stock/server/index.ts'
import { outsideStep } from './tables.ts'

/** Pieces at subcontractors: a piece that a count misses comes back as defective, with its reason and its claim. */
export const piecesOutside: DocumentedStock = {
  rows: sql`SELECT s.company_cd, s.factory_cd, s.place_cd AS location_cd, s.item_cd, s.lot_no, s.before_no::text AS process_no
    FROM ${outsideStep} AS s`,
}
