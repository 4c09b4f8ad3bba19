import {
  bigint,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { Measured } from '../../contract/measured.ts'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'

const quantity = () => numeric({ precision: 16, scale: 3 }).notNull().default('0')

/** 登録できなかった実績: what a terminal told, why it was not taken, and what became of it. */
export const refusedEventTable = pgTable(
  'mes_refused_event',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    refused_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    event_kind: codeColumn(1).notNull(),
    work_order_no: codeColumn().notNull().default(''),
    process_no: integer().notNull().default(0),
    worker_cd: codeColumn(10).notNull().default(''),
    facility_cd: codeColumn(10).notNull().default(''),
    activity_cd: codeColumn(10).notNull().default(''),
    good_qty: quantity(),
    defective_qty: quantity(),
    /** Of the good ones, what was mended. */
    rework_qty: quantity(),
    reason_cd: codeColumn(10).notNull().default(''),
    measures: jsonb().$type<readonly Measured[]>().notNull().default([]),
    serial_nos: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Given by the device; what is entered in its place has the same. */
    client_key: varchar({ length: 40 }).notNull(),
    occurred_at: moment().notNull(),
    refusal: varchar({ length: 500 }).notNull().default(''),
    refused_status: codeColumn(1).notNull().default('0'),
    settled_reason: varchar({ length: 200 }).notNull().default(''),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.refused_no] }),
    uniqueIndex('mes_refused_event_of_client').on(t.company_cd, t.factory_cd, t.client_key),
    index('mes_refused_event_by_status').on(t.company_cd, t.factory_cd, t.refused_status, t.refused_no),
  ],
)
