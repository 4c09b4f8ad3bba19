import { createHash } from 'node:crypto'
import { PgDialect } from 'drizzle-orm/pg-core'
import { sql, type Query, type SQL } from 'drizzle-orm'
import type { Tx } from './database.ts'
import { statedRows, statementPlace, type Answer, type RowOf, type StatedColumns } from './stated-columns.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()
/** A connection keeps every statement it has prepared, so their number must have an end. */
const mostNames = 300

/** A statement put into words, with its values beside it. */
export type Written = Query

export const written = (statement: SQL): Written => dialect.sqlToQuery(statement)

/** A part of many statements that has no values in it is put into words once. */
export function inWords(part: SQL): SQL {
  const { sql: words, params } = written(part)
  return params.length === 0 ? sql.raw(words) : part
}

/**
 * Rows of a statement that is asked all the time in the same words: the server parses and plans it once for each
 * connection. Everything that changes the best plan (LIMIT, sort order) belongs into the words, not into parameters.
 */
export async function preparedRows<C extends StatedColumns>(
  tx: Tx,
  columns: C,
  statement: SQL | Written,
): Promise<readonly RowOf<C>[]> {
  const place = statementPlace(preparedRows)
  const query = 'sql' in statement ? statement : written(statement)
  const named = tx._.session.prepareQuery(query, undefined, nameOf(query.sql), false)
  return statedRows(columns, (await named.execute()) as Answer, place)
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}
