import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/database.ts'
import { sealedTables } from './sealed-tables.ts'
import { evidenceTaken } from './tables.ts'

/** Rows go by their life cycle: of evidence it is written down which, so that their seals stay good. */
export async function recordTaken(
  tx: Tx,
  company_cd: string,
  table: PgTable,
  gone: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const sealed = sealedTables.find((one) => one.table === table)
  if (!sealed || gone.length === 0) return
  const numbers = `{${gone.map((row) => String(row[sealed.number.name])).join(',')}}`
  await tx.execute(sql`INSERT INTO ${evidenceTaken} (company_cd, table_nm, numbers)
    SELECT ${company_cd}, ${getTableName(table)}, range_agg(int8range(number, number, '[]')) FROM unnest(${numbers}::bigint[]) AS number`)
}
