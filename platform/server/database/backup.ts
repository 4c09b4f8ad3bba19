import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { endMark, endOfRows, tableMark, type BackupHeader, type BackupTrailer } from './backup-file.ts'
import { readCatalogue, type CatalogueTable } from './catalogue.ts'
import { rows, type Bulk, type Database, type Tx } from './database.ts'
import { appliedMigrations } from './migrate.ts'

/**
 * Writes the whole database as it is at one moment into one file, which a database of the other kind can read too.
 * The file appears under its name only when it is complete and on the disk.
 */
export async function backup(database: Database, file: string, product: string): Promise<BackupHeader> {
  const draft = `${file}.part`
  try {
    const header = await database.bulk('read', async (bulk) => {
      const catalogue = (await readCatalogue(bulk.tx)).filter((table) => !table.passing)
      const head = await headerOf(bulk.tx, catalogue, product)
      await pipeline(
        contents(bulk, head, catalogue),
        createGzip({ level: 6 }),
        createWriteStream(draft, { mode: 0o600 }),
      )
      return head
    })
    await syncFile(draft)
    await rename(draft, file)
    await syncFile(path.dirname(file))
    return header
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function headerOf(
  tx: Tx,
  catalogue: readonly CatalogueTable[],
  product: string,
): Promise<BackupHeader> {
  const last = (await appliedMigrations(tx)).at(-1)
  if (!last) throw new Error('The database has no migrations')
  return {
    format: 'kaname-backup-1',
    product,
    created: new Date().toISOString(),
    migration: { number: last.number, name: last.name, hash: last.hash },
    tables: catalogue.map((table) => table.name),
  }
}

async function* contents(
  bulk: Bulk,
  header: BackupHeader,
  catalogue: readonly CatalogueTable[],
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  yield hashed(hash, `${JSON.stringify(header)}\n`)
  for (const { name, columns } of catalogue) {
    yield hashed(hash, `${tableMark}${JSON.stringify({ name, columns })}\n`)
    for await (const piece of bulk.copyOut(name, columns)) yield hashed(hash, piece)
    yield hashed(hash, endOfRows)
  }
  const trailer: BackupTrailer = {
    sequences: await readSequences(bulk.tx, catalogue),
    sha256: hash.digest('hex'),
  }
  yield Buffer.from(`${endMark}${JSON.stringify(trailer)}\n`)
}

function hashed(hash: Hash, part: string | Buffer): Buffer {
  const bytes = typeof part === 'string' ? Buffer.from(part) : part
  hash.update(bytes)
  return bytes
}

/** The number that each sequence gives next. Read last: sequences run outside transactions, and may only be ahead. */
async function readSequences(tx: Tx, catalogue: readonly CatalogueTable[]): Promise<Record<string, string>> {
  const next: Record<string, string> = {}
  for (const name of catalogue.flatMap((table) => table.sequences)) {
    const [row] = await rows(
      tx,
      { value: z.string() },
      sql`SELECT (last_value + CASE WHEN is_called THEN 1 ELSE 0 END)::text AS value FROM ${sql.identifier(name)}`,
    )
    if (row) next[name] = row.value
  }
  return next
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
