import { bigint, index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'

/** 隔離の訓練: when it began and ended, what was looked for, and what was found then. */
export const recallDrillTable = pgTable(
  'mes_recall_drill',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    drill_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    began_at: moment().notNull(),
    /** It is under way, or was left. */
    ended_at: moment(),
    /** What the search began with, as it was asked. */
    asked: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    lots: integer().notNull().default(0),
    open_lots: integer().notNull().default(0),
    orders: integer().notNull().default(0),
    customers: integer().notNull().default(0),
    boxes: integer().notNull().default(0),
    remarks: varchar({ length: 200 }).notNull().default(''),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.drill_no] }),
    index('mes_recall_drill_by_time').on(t.company_cd, t.factory_cd, t.began_at),
  ],
)
