import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { csvMatchingVersion } from '#platform/server/matching/tables.ts'
import type { AssessedRow } from '../../contract/import/import-file.ts'

/** 受注取込・内示取込: a customer's file as it came, and what became of it. */
export const orderImport = pgTable(
  'order_import',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    import_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    file_nm: varchar({ length: 255 }).notNull(),
    file_no: bigint({ mode: 'bigint' }).notNull(),
    file_hash: codeColumn(64).notNull(),
    target: codeColumn().notNull(),
    matching_cd: codeColumn().notNull(),
    version: integer().notNull(),
    import_status: codeColumn(1).notNull().default('0'),
    /** The headings above the data. */
    heading: jsonb().$type<readonly string[]>().notNull(),
    row_cnt: integer().notNull(),
    error_cnt: integer().notNull(),
    order_cnt: integer().notNull().default(0),
    /** Why somebody took it back from the middle of being imported, the last time, or has withdrawn it. */
    reset_reason: varchar({ length: 100 }).notNull().default(''),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.import_no] }),
    // A file that was withdrawn can be sent again.
    uniqueIndex('order_import_once')
      .on(t.company_cd, t.factory_cd, t.target, t.file_hash)
      .where(sql`${t.import_status} <> '3'`),
    index('order_import_by_status').on(t.company_cd, t.factory_cd, t.import_status, t.import_no),
    foreignKey({
      name: 'order_import_by_matching',
      columns: [t.company_cd, t.target, t.matching_cd, t.version],
      foreignColumns: [
        csvMatchingVersion.company_cd,
        csvMatchingVersion.target,
        csvMatchingVersion.matching_cd,
        csvMatchingVersion.version,
      ],
    }),
    check('order_import_in_a_state', sql`${t.import_status} IN ('0', '1', '2', '3')`),
  ],
)

/** A row of the file: its cells as they came, as somebody corrected them, and what they come to. */
export const orderImportRow = pgTable(
  'order_import_row',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    import_no: bigint({ mode: 'bigint' }).notNull(),
    row_no: integer().notNull(),
    cells: jsonb().$type<readonly string[]>().notNull(),
    corrected: jsonb().$type<readonly string[]>(),
    assessed: jsonb().$type<AssessedRow>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.import_no, t.row_no] }),
    foreignKey({
      name: 'order_import_row_of_import',
      columns: [t.company_cd, t.import_no],
      foreignColumns: [orderImport.company_cd, orderImport.import_no],
    }),
  ],
)
