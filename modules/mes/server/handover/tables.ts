import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  varchar,
} from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'
import type { HandoverMachine, HeldLot } from '../../contract/handover/handover-calls.ts'

/** 申し送り: never changed but by the signature of who takes over. */
export const handoverTable = pgTable(
  'mes_handover',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    handover_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    biz_dt: date({ mode: 'string' }).notNull(),
    /** Of which shift it is, as it was called then; blank: of none. */
    shift_cd: codeColumn(10).notNull().default(''),
    shift_nm: varchar({ length: 40 }).notNull().default(''),
    written_at: moment().notNull(),
    remarks: varchar({ length: 500 }).notNull().default(''),
    /** The lots on hold, as they were. */
    held: jsonb().$type<readonly HeldLot[]>().notNull().default([]),
    signed_worker_cd: codeColumn(10).notNull().default(''),
    /** Nobody has signed it yet. */
    signed_at: moment(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.handover_no] }),
    index('mes_handover_by_time').on(t.company_cd, t.factory_cd, t.written_at),
  ],
)

/** 申し送り明細: a machine as it stood, and what was noted of it. */
export const handoverLineTable = pgTable(
  'mes_handover_line',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    handover_no: bigint({ mode: 'bigint' }).notNull(),
    line_no: integer().notNull(),
    facility_cd: codeColumn(10).notNull(),
    shown: jsonb().$type<HandoverMachine>().notNull(),
    note: varchar({ length: 200 }).notNull().default(''),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.handover_no, t.line_no] }),
    foreignKey({
      name: 'mes_handover_line_of',
      columns: [t.company_cd, t.factory_cd, t.handover_no],
      foreignColumns: [handoverTable.company_cd, handoverTable.factory_cd, handoverTable.handover_no],
    }).onDelete('cascade'),
  ],
)
