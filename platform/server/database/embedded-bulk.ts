import pg from 'pg'
import type { Bulk, Tx } from './database.ts'
import type { EmbeddedClient } from './embedded-connection.ts'

const pageSize = 8192
const mostPagesPerPiece = 1024
const bytesPerPiece = 4 * 1024 * 1024

/** COPY reads and writes memory in the embedded database, so a table travels in pieces of a few megabytes. */
export function embeddedBulk(client: EmbeddedClient, tx: Tx): Bulk {
  return {
    tx,
    async *copyOut(table, columns) {
      for (const name of await storedAs(client, table)) yield* copyPages(client, name, columns)
    },
    async copyIn(table, columns, pieces) {
      const load = async (lines: Buffer) => {
        const blob = new Blob([new Uint8Array(lines)])
        await client.query(`COPY ${pg.escapeIdentifier(table)} (${list(columns)}) FROM '/dev/blob'`, [], {
          blob,
        })
      }
      for await (const lines of fullLines(pieces)) await load(lines)
    },
  }
}

/** A table that is parted by months lies in its partitions. */
async function storedAs(client: EmbeddedClient, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relid::regclass::text AS name FROM pg_partition_tree($1::regclass) WHERE isleaf
     UNION SELECT $1::regclass::text FROM pg_class WHERE oid = $1::regclass AND relkind = 'r' ORDER BY 1`,
    [pg.escapeIdentifier(table)],
  )
  return rows.map(({ name }) => name)
}

async function* copyPages(
  client: EmbeddedClient,
  name: string,
  columns: readonly string[],
): AsyncGenerator<Buffer> {
  const size = await client.query<{ rows: number; all: number }>(
    `SELECT pg_relation_size('${name}')::float8 AS rows, pg_table_size('${name}')::float8 AS all`,
  )
  const { rows: bytes = 0, all = 0 } = size.rows[0] ?? {}
  const pages = Math.ceil(bytes / pageSize)
  // Large values (stored files) lie outside the pages that they are counted by.
  const pagesPerPiece = Math.min(
    mostPagesPerPiece,
    Math.max(1, Math.floor((pages * bytesPerPiece * 2) / all)),
  )
  for (let page = 0; page < pages; page += pagesPerPiece) {
    const rows = `SELECT ${list(columns)} FROM ${name} WHERE ctid >= '(${page},0)' AND ctid < '(${page + pagesPerPiece},0)'`
    const { blob } = await client.query(`COPY (${rows}) TO '/dev/blob'`)
    if (blob && blob.size > 0) yield Buffer.from(await blob.arrayBuffer())
  }
}

const list = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/** Larger pieces that end with a line: a newline inside a value is escaped in COPY text, so a bare one ends the row. */
async function* fullLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < bytesPerPiece) continue
    const joined = Buffer.concat(waiting)
    const end = joined.lastIndexOf(0x0a) + 1
    if (end > 0) yield joined.subarray(0, end)
    const rest = joined.subarray(end)
    waiting = [rest]
    bytes = rest.length
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
