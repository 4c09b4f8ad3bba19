import { sql, type SQL } from 'drizzle-orm'

/** A moment as JavaScript writes it, whatever the driver makes of a timestamp. */
export const isoMoment = (column: string): SQL =>
  sql`to_char(${sql.identifier(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const isoNow: SQL = sql`to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
