import { integer, numeric, varchar } from 'drizzle-orm/pg-core'
import { codeColumn } from '#platform/server/database/columns.ts'

/** Of pieces, in the unit of the item. */
export const quantity = () => numeric({ precision: 16, scale: 3 }).notNull().default('0')

const measure = () => numeric({ precision: 14, scale: 4 }).notNull()

/** What was measured of a piece, with the limits that held then. */
export const measuredColumns = () => ({
  piece_no: integer().notNull(),
  point_no: codeColumn(10).notNull(),
  point_nm: varchar({ length: 40 }).notNull(),
  measure_unit: varchar({ length: 10 }).notNull(),
  lower_limit: measure(),
  upper_limit: measure(),
  measured_value: measure(),
})
