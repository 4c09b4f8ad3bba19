import { bigint, date, index, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'

/** 対策: what is done about a loss or a risk, by whom and until when. */
export const measureTable = pgTable(
  'mes_measure',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    measure_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    about: varchar({ length: 100 }).notNull(),
    action: varchar({ length: 200 }).notNull().default(''),
    worker_cd: codeColumn(10).notNull(),
    due_dt: date({ mode: 'string' }).notNull(),
    /** The day of the board on which it was thought of. */
    raised_dt: date({ mode: 'string' }).notNull(),
    measure_status: codeColumn(1).notNull().default('0'),
    /** What came of it. */
    result: varchar({ length: 200 }).notNull().default(''),
    closed_dt: date({ mode: 'string' }),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.measure_no] }),
    index('mes_measure_by_status').on(t.company_cd, t.factory_cd, t.measure_status, t.due_dt),
  ],
)
