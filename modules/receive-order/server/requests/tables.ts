import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'

/** 変更依頼: a change that was refused, what is wished instead and what was answered. */
export const changeRequest = pgTable(
  'change_request',
  {
    company_cd: companyColumn(),
    request_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: codeColumn(10).notNull(),
    order_no: codeColumn().notNull(),
    /** 0: the whole order. */
    line_no: integer().notNull(),
    request_kind: codeColumn(1).notNull(),
    before_qty: numeric({ precision: 13, scale: 3 }),
    wished_qty: numeric({ precision: 13, scale: 3 }),
    before_dt: date({ mode: 'string' }),
    wished_dt: date({ mode: 'string' }),
    reason: varchar({ length: 200 }).notNull(),
    /** What had stood against it. */
    refused_code: codeColumn(40).notNull(),
    request_status: codeColumn(1).notNull().default('0'),
    answer: varchar({ length: 200 }).notNull().default(''),
    answer_user: codeColumn(),
    answer_dt: moment(),
    seen_user: codeColumn(),
    seen_dt: moment(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.request_no] }),
    index('change_request_of_order').on(t.company_cd, t.factory_cd, t.order_no),
    uniqueIndex('change_request_open')
      .on(t.company_cd, t.factory_cd, t.order_no, t.line_no)
      .where(sql`request_status = '0'`),
  ],
)
