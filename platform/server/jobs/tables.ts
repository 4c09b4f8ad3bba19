import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '../database/columns.ts'
import type { Text, TextParams } from '#platform/contract/text.ts'
import type { ScheduleRule } from '#platform/contract/schedule.ts'

const serial = () => bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity()

/** Work in the background. Who holds `lease_token` runs it; nobody else's writes count. */
export const job = pgTable(
  'job',
  {
    company_cd: companyColumn(),
    job_no: serial(),
    name: codeColumn(60).notNull(),
    factory_cd: codeColumn(10).notNull(),
    user_cd: codeColumn().notNull(),
    username: varchar({ length: 60 }).notNull(),
    language: codeColumn(2).notNull(),
    input: jsonb().notNull(),
    state: codeColumn(10).notNull().default('waiting'),
    /** While a job of this name and key waits or runs, there is no second one. */
    unique_key: codeColumn(200),
    /** It came by its schedule, and nobody waits for it. */
    scheduled: boolean().notNull().default(false),
    /** Of the jobs of this name and key only one runs at a time; null: any number. */
    alone_key: codeColumn(10),
    not_before: moment().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** How often a worker died over it. */
    takeover_cnt: integer().notNull().default(0),
    lease_token: codeColumn(40),
    lease_until: moment(),
    worker: codeColumn(80),
    cancel_requested: boolean().notNull().default(false),
    done_cnt: integer().notNull().default(0),
    total_cnt: integer(),
    /** What it is busy with. */
    note: jsonb().$type<Text>(),
    result: jsonb(),
    error_cd: codeColumn(40),
    error_params: jsonb().$type<TextParams>(),
    create_dt: moment().notNull().defaultNow(),
    start_dt: moment(),
    end_dt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.job_no] }),
    index('job_of_user').on(t.company_cd, t.user_cd, t.job_no),
    index('job_open')
      .on(t.company_cd, t.state, t.not_before)
      .where(sql`state IN ('waiting', 'running')`),
    uniqueIndex('job_unique')
      .on(t.company_cd, t.name, t.unique_key)
      .where(sql`state IN ('waiting', 'running')`),
    uniqueIndex('job_alone')
      .on(t.company_cd, t.name, t.alone_key)
      .where(sql`state = 'running'`),
    index('job_of_name').on(t.company_cd, t.name, t.job_no),
  ],
)

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A file that a job has written, until it expires. It does not go into backups: it can be written again. */
export const jobFile = pgTable(
  'job_file',
  {
    company_cd: companyColumn(),
    job_no: bigint({ mode: 'bigint' }).notNull(),
    file_nm: varchar({ length: 200 }).notNull(),
    size: integer().notNull(),
    expires_dt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.job_no] }),
    index('job_file_age').on(t.company_cd, t.expires_dt),
    foreignKey({
      columns: [t.company_cd, t.job_no],
      foreignColumns: [job.company_cd, job.job_no],
    }).onDelete('cascade'),
  ],
)

/** Its contents in pieces: none of them is ever in memory as a whole. */
export const jobFileChunk = pgTable(
  'job_file_chunk',
  {
    company_cd: companyColumn(),
    job_no: bigint({ mode: 'bigint' }).notNull(),
    chunk_no: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.job_no, t.chunk_no] }),
    foreignKey({
      columns: [t.company_cd, t.job_no],
      foreignColumns: [jobFile.company_cd, jobFile.job_no],
    }).onDelete('cascade'),
  ],
)

export const jobLog = pgTable(
  'job_log',
  {
    company_cd: companyColumn(),
    log_no: serial(),
    job_no: bigint({ mode: 'bigint' }).notNull(),
    at: moment().notNull().defaultNow(),
    /** With everything filled in. */
    words: jsonb().$type<Text>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.log_no] }),
    index('job_log_of_job').on(t.company_cd, t.job_no, t.log_no),
    foreignKey({
      columns: [t.company_cd, t.job_no],
      foreignColumns: [job.company_cd, job.job_no],
    }).onDelete('cascade'),
  ],
)

/** When a job comes by itself. `factory_cd` is empty for the whole company; `schedule_cd` for the product's own rule. */
export const taskSchedule = pgTable(
  'task_schedule',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    name: codeColumn(60).notNull(),
    schedule_cd: codeColumn().notNull(),
    rule: jsonb().$type<ScheduleRule>().notNull(),
    time_zone: varchar({ length: 40 }).notNull(),
    enabled: boolean().notNull().default(true),
    /** Whether a run that nobody could begin in time is made up for. */
    make_up: boolean().notNull().default(true),
    last_run_dt: moment(),
    next_run_dt: moment().notNull(),
    /** The last run that was left out because it could not begin in time. */
    missed_dt: moment(),
    /** Who has decided this, and for whom it runs; null while the product's own rule counts. */
    user_cd: codeColumn(),
    username: varchar({ length: 60 }),
    language: codeColumn(2),
    update_dt: moment(),
    /** How often it has been decided; zero while nobody has. */
    decided_cnt: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.name, t.schedule_cd] }),
    index('task_schedule_due').on(t.company_cd, t.enabled, t.next_run_dt),
  ],
)
