import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Bulk, Mode, Tx } from './database.ts'

/** A dump of a large table takes longer than any statement of a user may. */
export const bulkBegin = (mode: Mode): string =>
  `BEGIN ISOLATION LEVEL ${mode === 'read' ? 'REPEATABLE READ READ ONLY' : 'READ COMMITTED'}; SET LOCAL statement_timeout = 0`

export function postgresBulk(client: pg.ClientBase, tx: Tx): Bulk {
  return {
    tx,
    copyOut: (table, columns) =>
      client.query(copyTo(`COPY (SELECT ${list(columns)} FROM ${pg.escapeIdentifier(table)}) TO STDOUT`)),
    copyIn: (table, columns, pieces) =>
      pipeline(pieces, client.query(copyFrom(`COPY ${target(table, columns)} FROM STDIN`))),
  }
}

const target = (table: string, columns: readonly string[]) =>
  `${pg.escapeIdentifier(table)} (${list(columns)})`

const list = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')
