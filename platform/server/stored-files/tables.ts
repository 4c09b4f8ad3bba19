import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  varchar,
} from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '../database/columns.ts'

const fileNumber = () => bigint({ mode: 'bigint' })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Files that people keep: business documents that were sent or received, and what is attached to records. Their contents
 * lie in the database, so that one backup has everything and row-level security covers them. Never changed and never
 * deleted by the program's role: a trigger refuses it (電子帳簿保存法). A corrected document is a new file that says
 * which one it replaces.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    company_cd: companyColumn(),
    file_no: fileNumber().generatedAlwaysAsIdentity(),
    file_nm: varchar({ length: 200 }).notNull(),
    content_type: codeColumn(100).notNull(),
    size: integer().notNull(),
    sha256: codeColumn(64).notNull(),
    /** sent, received; empty for what is only attached */
    direction: codeColumn(10).notNull().default(''),
    /** What a tax inspector searches by: partner, date and amount. */
    partner_cd: codeColumn().notNull().default(''),
    partner_nm: varchar({ length: 60 }).notNull().default(''),
    document_dt: date({ mode: 'string' }),
    amount: numeric({ precision: 18, scale: 0 }),
    replaces_no: fileNumber(),
    stored_user: codeColumn().notNull(),
    stored_at: moment().notNull(),
    request_id: varchar({ length: 60 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.file_no] }),
    foreignKey({ columns: [t.company_cd, t.replaces_no], foreignColumns: [t.company_cd, t.file_no] }),
    index('stored_file_by_date').on(t.company_cd, t.document_dt),
    index('stored_file_of_partner').on(t.company_cd, t.partner_cd, t.document_dt),
    check(
      'stored_file_can_be_found',
      sql`${t.direction} = '' OR (${t.direction} IN ('sent', 'received') AND ${t.partner_nm} <> '' AND ${t.document_dt} IS NOT NULL AND ${t.amount} IS NOT NULL)`,
    ),
  ],
)

/** The contents in pieces: a table travels through a backup in lines, and a line should not be large. */
export const storedFileChunk = pgTable(
  'stored_file_chunk',
  {
    company_cd: companyColumn(),
    file_no: fileNumber().notNull(),
    chunk_no: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.file_no, t.chunk_no] }),
    foreignKey({
      columns: [t.company_cd, t.file_no],
      foreignColumns: [storedFile.company_cd, storedFile.file_no],
    }),
  ],
)

/** A stored file on a record of any table. Taking it off hides the link; the file stays. */
export const attachment = pgTable(
  'attachment',
  {
    company_cd: companyColumn(),
    attachment_no: fileNumber().generatedAlwaysAsIdentity(),
    table_nm: codeColumn(60).notNull(),
    /** The key after company_cd, joined with a blank. */
    row_key: codeColumn(200).notNull(),
    file_no: fileNumber().notNull(),
    comment: varchar({ length: 200 }).notNull(),
    removed: boolean().notNull().default(false),
    create_user: codeColumn().notNull(),
    create_dt: moment().notNull(),
    removed_user: codeColumn(),
    removed_dt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.attachment_no] }),
    index('attachment_of_row').on(t.company_cd, t.table_nm, t.row_key),
    foreignKey({
      columns: [t.company_cd, t.file_no],
      foreignColumns: [storedFile.company_cd, storedFile.file_no],
    }),
  ],
)
