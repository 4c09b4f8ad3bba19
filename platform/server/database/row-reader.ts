import pg from 'pg'
import type { Found } from './database.ts'

/** A column of an answer, as the server describes it. */
export interface Column {
  readonly name: string
  readonly dataTypeID: number
}

const { builtins, getTypeParser } = pg.types
/** Of these drizzle keeps the text, so it is kept here too; numeric values are text by themselves. */
const keptAsText: readonly number[] = [
  ...[builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL],
  ...[1115, 1182, 1185, 1187, 1231],
]

/** Reads what a question has found as the rows that the same statement gives a verb. */
export function rowReader(columns: readonly Column[]): (found: Found) => Readonly<Record<string, unknown>> {
  const readers = columns.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }))
  return (found) => {
    const row: Record<string, unknown> = {}
    readers.forEach(({ name, read }, at) => {
      const text = found[at] ?? null
      row[name] = text === null ? null : read(text)
    })
    return row
  }
}

const readerOf = (type: number): ((text: string) => unknown) =>
  keptAsText.includes(type) ? (text) => text : (getTypeParser(type, 'text') as (text: string) => unknown)
