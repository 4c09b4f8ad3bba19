import { sql } from 'drizzle-orm'
import { bigint, jsonb, pgTable, primaryKey, varchar, index, integer, text } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '../database/columns.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'

const serial = () => bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity()

/** Every change of a record: each field's old and new value. Written with the change, never edited. */
export const changeHistory = pgTable(
  'change_history',
  {
    company_cd: companyColumn(),
    history_no: serial(),
    table_nm: codeColumn(60).notNull(),
    /** The key after company_cd, joined with a blank. */
    row_key: codeColumn(200).notNull(),
    action: codeColumn(10).notNull(),
    actor_cd: codeColumn().notNull(),
    at: moment().notNull().defaultNow(),
    changes: jsonb().$type<readonly HistoryEntry['changes'][number][]>().notNull(),
    request_id: varchar({ length: 60 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.history_no, t.at] }),
    index('change_history_of_row').on(t.company_cd, t.table_nm, t.row_key, t.history_no),
    index('change_history_by_time').on(t.company_cd, t.at, t.history_no),
  ],
)

/** Every sign-in, sign-out and refusal, and every audited call. */
export const accessLog = pgTable(
  'access_log',
  {
    company_cd: companyColumn(),
    access_no: serial(),
    at: moment().notNull().defaultNow(),
    event: codeColumn(60).notNull(),
    user_cd: codeColumn(60).notNull(),
    factory_cd: codeColumn().notNull(),
    /** 200, or the code of the refusal. */
    code: codeColumn(40).notNull(),
    address: varchar({ length: 60 }).notNull(),
    request_id: varchar({ length: 60 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.access_no, t.at] }),
    index('access_log_of_address').on(t.company_cd, t.event, t.address, t.at),
    index('access_log_of_user').on(t.company_cd, t.user_cd, t.at),
    index('access_log_by_time').on(t.company_cd, t.at, t.access_no),
  ],
)

/** Every step of a document on one of its status axes. Written with the step, never edited. */
export const statusHistory = pgTable(
  'status_history',
  {
    company_cd: companyColumn(),
    step_no: serial(),
    factory_cd: codeColumn().notNull(),
    document: codeColumn(60).notNull(),
    /** The key after company_cd, joined with a blank. */
    row_key: codeColumn(200).notNull(),
    axis: codeColumn(40).notNull(),
    /** Null: the document began here. */
    from_state: codeColumn(20),
    to_state: codeColumn(20).notNull(),
    verb: codeColumn(40).notNull(),
    actor_cd: codeColumn().notNull(),
    reason: varchar({ length: 200 }).notNull(),
    at: moment().notNull(),
    request_id: varchar({ length: 60 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.step_no, t.at] }),
    index('status_history_of_document').on(t.company_cd, t.document, t.row_key, t.step_no),
  ],
)

/** Evidence without end is kept by the month of its `at`, so that a month that nobody keeps goes as a whole (months.ts). */
export const tablesByMonth = [changeHistory, accessLog, statusHistory]

/** Every print of a document; from the second on it says 再発行. */
export const printLog = pgTable(
  'print_log',
  {
    company_cd: companyColumn(),
    document: codeColumn(60).notNull(),
    row_key: codeColumn(200).notNull(),
    print_no: integer().notNull(),
    factory_cd: codeColumn().notNull(),
    actor_cd: codeColumn().notNull(),
    at: moment().notNull(),
    request_id: varchar({ length: 60 }).notNull(),
    log_no: serial(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.document, t.row_key, t.print_no] }),
    index('print_log_by_number').on(t.company_cd, t.log_no),
    index('print_log_by_time').on(t.company_cd, t.at),
  ],
)

/** Where the system itself was at fault: what a request ID leads to. Never a value that somebody has typed. */
export const errorLog = pgTable(
  'error_log',
  {
    company_cd: companyColumn(),
    error_no: serial(),
    at: moment().notNull(),
    request_id: varchar({ length: 60 }).notNull(),
    user_cd: codeColumn(60).notNull(),
    method: codeColumn(10).notNull(),
    path: varchar({ length: 200 }).notNull(),
    message: varchar({ length: 400 }).notNull(),
    trace: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.error_no] }),
    index('error_log_by_time').on(t.company_cd, t.at, t.error_no),
  ],
)

/** Effects that must happen after the commit (mail, notices): written with the change, sent by the dispatcher. */
export const outbox = pgTable(
  'outbox',
  {
    company_cd: companyColumn(),
    outbox_no: serial(),
    kind: codeColumn(30).notNull(),
    payload: jsonb().notNull(),
    created_at: moment().notNull().defaultNow(),
    next_try_at: moment().notNull().defaultNow(),
    sent_at: moment(),
    tries: integer().notNull().default(0),
    error: text(),
    /** Of its lane it is sent after those before it; null: by itself. */
    lane: codeColumn(60),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.outbox_no] }),
    index('outbox_waiting').on(t.company_cd, t.sent_at, t.next_try_at),
    index('outbox_lane')
      .on(t.company_cd, t.lane, t.outbox_no)
      .where(sql`lane IS NOT NULL`),
  ],
)
