import { date, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '#platform/server/database/columns.ts'
import type { HeldTakes } from '../../contract/promised.ts'

/** 仮押さえ: what a promised day of a line rests on, held for it up to a day, or until the line is planned. */
export const promiseHold = pgTable(
  'promise_hold',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    order_no: codeColumn().notNull(),
    line_no: integer().notNull(),
    until_dt: date({ mode: 'string' }).notNull(),
    promised_dt: date({ mode: 'string' }).notNull(),
    takes: jsonb().$type<HeldTakes>().notNull(),
    create_user: varchar({ length: 20 }).notNull(),
    create_dt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.order_no, t.line_no] })],
)
