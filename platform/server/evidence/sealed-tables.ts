import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { sql, type SQL } from 'drizzle-orm'
import { accessLog, changeHistory, printLog, statusHistory } from '../audit/tables.ts'
import { storedFile } from '../stored-files/tables.ts'
import { evidenceTaken } from './tables.ts'

export interface SealedTable {
  readonly table: PgTable
  /** Counts its rows, whatever company they are of. */
  readonly number: PgColumn
  /** When a row was written. */
  readonly at: PgColumn
}

/** Contents of stored files are sealed by the hash in their row. */
export const sealedTables: readonly SealedTable[] = [
  { table: accessLog, number: accessLog.access_no, at: accessLog.at },
  { table: changeHistory, number: changeHistory.history_no, at: changeHistory.at },
  { table: statusHistory, number: statusHistory.step_no, at: statusHistory.at },
  { table: printLog, number: printLog.log_no, at: printLog.at },
  { table: storedFile, number: storedFile.file_no, at: storedFile.stored_at },
  { table: evidenceTaken, number: evidenceTaken.taken_no, at: evidenceTaken.at },
]

export const columnsOf = ({ table }: SealedTable): readonly string[] =>
  getTableConfig(table)
    .columns.map(({ name }) => name)
    .toSorted()

/** What a row is, in 32 bytes. */
export const rowHash = (columns: readonly string[]): SQL =>
  sql`sha256(convert_to(jsonb_build_array(${sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )})::text, 'UTF8'))`
export const hashBytes = 32

/** What a seal is: all that stands in it, and through the hash before it all seals before. */
export const sealHash = sql`encode(sha256(convert_to(concat_ws('|', company_cd, seal_no, table_nm, numbers, up_to, columns,
  sealed_at, previous_hash, encode(sha256(row_hashes), 'hex')), 'UTF8')), 'hex')`
