import { date, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '../database/columns.ts'

/** How far each series has counted, by its control table and kind; the period is '' where it never starts again. */
export const numberCounter = pgTable(
  'number_counter',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    series: codeColumn(40).notNull(),
    kind: codeColumn().notNull(),
    period: codeColumn(8).notNull(),
    current_no: integer().notNull(),
    last_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.series, t.kind, t.period] })],
)

/** Numbers that were issued and whose document was taken back: they are listed, and never issued again. */
export const cancelledNumber = pgTable(
  'cancelled_number',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    series: codeColumn(40).notNull(),
    kind: codeColumn().notNull(),
    printed_no: codeColumn(60).notNull(),
    biz_dt: date({ mode: 'string' }).notNull(),
    reason: varchar({ length: 200 }).notNull(),
    cancelled_by: codeColumn().notNull(),
    cancelled_at: moment().notNull().defaultNow(),
    request_id: varchar({ length: 60 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.series, t.kind, t.printed_no] })],
)
