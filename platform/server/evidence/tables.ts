import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '../database/columns.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
/** `{[1,4),[7,9)}`: which rows, by their numbers. */
const rowNumbers = customType<{ data: string }>({ dataType: () => 'int8multirange' })

/**
 * Seals of a company, each of them holding the one before: what rows of a table looked like when they were found. A row that
 * is changed, goes or comes in between afterwards does not fit them any more, whoever has done it.
 */
export const evidenceSeal = pgTable(
  'evidence_seal',
  {
    company_cd: companyColumn(),
    /** From 1, without a gap. */
    seal_no: integer().notNull(),
    table_nm: codeColumn(60).notNull(),
    numbers: rowNumbers().notNull(),
    /** The highest number of the table that is sealed so far. */
    up_to: bigint({ mode: 'bigint' }).notNull(),
    /** What the rows were sealed with; a later version of the program may have more columns. */
    columns: text().notNull(),
    /** SHA-256 of each row, in the order of their numbers. */
    row_hashes: bytes().notNull(),
    sealed_at: moment().notNull(),
    previous_hash: codeColumn(64).notNull(),
    hash: codeColumn(64).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.seal_no] }),
    index('evidence_seal_of_table').on(t.company_cd, t.table_nm, t.seal_no),
  ],
)

/** Rows of evidence that have gone by their life cycle. Evidence itself: it is sealed with the rest. */
export const evidenceTaken = pgTable(
  'evidence_taken',
  {
    company_cd: companyColumn(),
    taken_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    table_nm: codeColumn(60).notNull(),
    numbers: rowNumbers().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.taken_no] }),
    index('evidence_taken_of_table').on(t.company_cd, t.table_nm),
  ],
)
