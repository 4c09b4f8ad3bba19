import { boolean, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn } from '#platform/server/database/columns.ts'

const amount = (precision = 18) => numeric({ precision, scale: 0 }).notNull()

/** What a closed month came to, for whoever looks back over years: worked out when it is closed, and proved by the doctor. */
export const businessMonth = pgTable(
  'business_month',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    month: codeColumn(7).notNull(),
    order_amount: amount(),
    sales_amount: amount(),
    cost_amount: amount(),
    /** Lines that have left, and those of them that left no later than they were promised. */
    shipped_lines: integer().notNull(),
    in_time_lines: integer().notNull(),
    stock_amount: amount(20),
    /** An order of the month has changed since: what stands here does not count any more. */
    stale_flg: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.month] })],
)
