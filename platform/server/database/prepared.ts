import { createHash } from 'node:crypto'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import type { Tx } from './database.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()
/** A connection keeps every statement it has prepared, so their number must have an end. */
const mostNames = 300

/**
 * Rows of a statement that is asked all the time in the same words: the server parses and plans it once for each
 * connection. Everything that changes the best plan (LIMIT, sort order) belongs into the words, not into parameters.
 */
export async function preparedRows<Row>(tx: Tx, statement: SQL): Promise<readonly Row[]> {
  const query = dialect.sqlToQuery(statement)
  const prepared = tx._.session.prepareQuery(query, undefined, nameOf(query.sql), false)
  const result = (await prepared.execute()) as { rows: readonly Row[] }
  return result.rows
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}
