import { createHash } from 'node:crypto'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import type { Question, Tx } from './database.ts'
import type { Column } from './row-reader.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()
/** A connection keeps every statement it has prepared, so their number must have an end. */
const mostNames = 300

/**
 * Rows of a statement that is asked all the time in the same words: the server parses and plans it once for each
 * connection. Everything that changes the best plan (LIMIT, sort order) belongs into the words, not into parameters.
 */
export async function preparedRows<Row>(tx: Tx, statement: SQL): Promise<readonly Row[]> {
  return (await prepared<Row>(tx, statement)).rows
}

/** The same, with the description of its columns. */
export async function prepared<Row>(tx: Tx, statement: SQL): Promise<Described<Row>> {
  const query = dialect.sqlToQuery(statement)
  const named = tx._.session.prepareQuery(query, undefined, nameOf(query.sql), false)
  return (await named.execute()) as Described<Row>
}

interface Described<Row> {
  readonly rows: readonly Row[]
  readonly fields: readonly Column[]
}

/** The same statement as a question: what it finds is text, to be read by `rowReader`. */
export function questionOf(statement: SQL): Question | undefined {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const name = nameOf(text)
  if (name === undefined) return undefined
  return { name: `q_${name}`, text, values: params.map(String) }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}
