import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { measuredColumns, quantity } from './piece-columns.ts'

/** What an event drew of a part of its order. */
export interface DrawnPart {
  readonly part_no: number
  readonly qty: string
}

/** 作業実績: what happened, in the order in which it was told; never changed. */
export const workEventTable = pgTable(
  'work_event',
  {
    company_cd: companyColumn(),
    event_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: codeColumn(10).notNull(),
    /** Blank: indirect work. */
    work_order_no: codeColumn().notNull().default(''),
    process_no: integer().notNull().default(0),
    split_no: integer().notNull().default(1),
    event_kind: codeColumn(1).notNull(),
    activity_cd: codeColumn(10).notNull().default(''),
    /** The daily report that it was told on, and its line there. */
    batch_no: codeColumn().notNull().default(''),
    line_no: integer().notNull().default(0),
    /** When the work that it reports began, as the daily report says. */
    started_at: timestamp({ withTimezone: true, mode: 'string' }),
    /** Of a furnace's charge, and which part of its time is this job's; both go on with its later entries. */
    charge_no: codeColumn().notNull().default(''),
    charge_share: numeric({ precision: 9, scale: 6 }),
    facility_cd: codeColumn(10).notNull().default(''),
    worker_cd: codeColumn(10).notNull().default(''),
    /** Who is at it from then on; null: who told it. */
    workers: jsonb().$type<readonly string[]>(),
    /** Minutes of people since the entry before it, as a daily report says; null: as the clock says. */
    told_minutes: numeric({ precision: 9, scale: 3 }),
    shift_cd: codeColumn(10).notNull().default(''),
    good_qty: quantity(),
    defective_qty: quantity(),
    /** 手直し: of these pieces what the process before had counted as defective. */
    rework_qty: quantity(),
    reason_cd: codeColumn(10).notNull().default(''),
    remarks: varchar({ length: 200 }).notNull().default(''),
    biz_dt: date({ mode: 'string' }).notNull(),
    /** How the process stood before it. */
    status_before: codeColumn(1).notNull().default('0'),
    /** What it moved, and what it drew: so it is taken back. */
    ledger_nos: jsonb().$type<readonly string[]>().notNull().default([]),
    drawn: jsonb().$type<readonly DrawnPart[]>().notNull().default([]),
    /** シリアル番号 that its good pieces got. */
    serial_nos: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The event that this one takes back; its counts are below zero. */
    undoes: bigint({ mode: 'bigint' }),
    /** Given by the device: what arrives a second time is the same event. */
    client_key: varchar({ length: 40 }).notNull().default(''),
    occurred_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    received_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.event_no] }),
    index('work_event_of_process').on(t.company_cd, t.factory_cd, t.work_order_no, t.process_no, t.event_no),
    uniqueIndex('work_event_of_client')
      .on(t.company_cd, t.factory_cd, t.client_key)
      .where(sql`client_key <> ''`),
    uniqueIndex('work_event_undone')
      .on(t.company_cd, t.undoes)
      .where(sql`undoes IS NOT NULL`),
    index('work_event_of_report')
      .on(t.company_cd, t.factory_cd, t.batch_no, t.line_no)
      .where(sql`batch_no <> ''`),
    index('work_event_of_charge')
      .on(t.company_cd, t.factory_cd, t.charge_no)
      .where(sql`charge_no <> ''`),
    index('work_event_indirect')
      .on(t.company_cd, t.factory_cd, t.worker_cd)
      .where(sql`work_order_no = ''`),
    index('work_event_by_day').on(t.company_cd, t.factory_cd, t.biz_dt),
  ],
)

/** 測定値 of an event's pieces, with the limits that held when they were measured; what is taken back keeps them. */
export const workMeasureTable = pgTable(
  'work_measure',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    event_no: bigint({ mode: 'bigint' }).notNull(),
    ...measuredColumns(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.event_no, t.piece_no, t.point_no] }),
    foreignKey({
      name: 'work_measure_of_event',
      columns: [t.company_cd, t.event_no],
      foreignColumns: [workEventTable.company_cd, workEventTable.event_no],
    }),
  ],
)
