import { sql, type SQL } from 'drizzle-orm'

type ColumnType =
  'bigint' | 'boolean' | 'date' | 'int' | 'jsonb' | 'numeric' | 'smallint' | 'text' | 'timestamptz'

/** Of rows of several kinds, those of each of them. */
type ColumnOf<Row> = Row extends unknown ? Extract<keyof Row, string> : never

/**
 * Rows that are sent with a statement, as one of its tables: `FROM ${sentRows(lines, 'w', { item_cd: 'text', qty: 'numeric' })}`.
 * To the database a column that the rows do not have is NULL; here it does not compile.
 */
export function sentRows<Row extends object, const Columns extends Readonly<Record<string, ColumnType>>>(
  rows: readonly Row[],
  alias: string,
  columns: Columns & { readonly [Name in Exclude<keyof Columns, ColumnOf<Row>>]: never },
): SQL {
  const named = Object.entries<ColumnType>(columns).map(([name, type]) => `"${name}" ${type}`)
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS ${sql.raw(`${alias}(${named.join(', ')})`)}`
}
