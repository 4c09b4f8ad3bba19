import { date, numeric } from 'drizzle-orm/pg-core'
import { codeColumn } from '#platform/server/database/columns.ts'

export const qty = () => numeric({ precision: 13, scale: 3 }).notNull().default('0')
/** Of everything that is there together. */
export const totalQty = () => numeric({ precision: 16, scale: 3 }).notNull().default('0')
export const unitCost = () => numeric({ precision: 15, scale: 6 }).notNull().default('0')
export const yen = () => numeric({ precision: 20, scale: 0 }).notNull().default('0')
export const day = () => date({ mode: 'string' })

/** What stock is kept apart by, beside the place: unset is '', so that every column can be in a key. */
export const kinds = () => ({
  lot_no: codeColumn(40).notNull().default(''),
  ownership: codeColumn(1).notNull().default('0'),
  owner_cd: codeColumn().notNull().default(''),
  quality: codeColumn(1).notNull().default('0'),
  process_no: codeColumn(10).notNull().default(''),
})
