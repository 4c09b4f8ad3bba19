import { boolean, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'

/** 端末: when each was last heard of, where it stood, and what it had not sent then. */
export const terminalTable = pgTable(
  'mes_terminal',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    /** Made by the device once. */
    terminal_key: varchar({ length: 40 }).notNull(),
    facility_cd: codeColumn(10).notNull().default(''),
    worker_cd: codeColumn(10).notNull().default(''),
    unsent_cnt: integer().notNull().default(0),
    seen_at: moment().notNull(),
    /** It was put away, or somebody has looked after its silence. */
    left_flg: boolean().notNull().default(false),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.terminal_key] })],
)
