import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'

/** 呼出: who called for what at which machine, when somebody came, and when it was settled. */
export const helpTable = pgTable(
  'mes_help',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    help_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    facility_cd: codeColumn(10).notNull(),
    /** A code of HELP_KIND. */
    help_cd: codeColumn(10).notNull(),
    help_status: codeColumn(1).notNull().default('0'),
    worker_cd: codeColumn(10).notNull().default(''),
    work_order_no: codeColumn().notNull().default(''),
    process_no: integer().notNull().default(0),
    called_at: moment().notNull(),
    attended_at: moment(),
    /** Of the shop floor; blank: whoever was signed in, `attended_user`. */
    attended_by: codeColumn(10).notNull().default(''),
    attended_user: codeColumn().notNull().default(''),
    settled_at: moment(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.help_no] }),
    // What is called for already is not called for twice.
    uniqueIndex('mes_help_open')
      .on(t.company_cd, t.factory_cd, t.facility_cd, t.help_cd)
      .where(sql`help_status <> '2'`),
    index('mes_help_by_time').on(t.company_cd, t.factory_cd, t.called_at),
  ],
)
