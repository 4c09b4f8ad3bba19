import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { opening, withRetry, type Database, type Mode, type Tx } from './database.ts'

/**
 * PostgreSQL inside this process, for a laptop or a trial. It has one connection, so transactions wait for one
 * another and must be short; it runs on the event loop, so heavy work belongs into a worker thread.
 * `directory` undefined keeps everything in memory (tests).
 */
export async function openEmbedded(directory: string | undefined): Promise<Database> {
  const lite = await PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    extensions: { pg_trgm },
  })
  await lite.exec("SET TimeZone = 'UTC'")

  // Its own connection is a superuser, for whom policies do not apply: only the role set here makes them count.
  const transaction = <T>(setup: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    lite.transaction(async (client) => {
      if (setup) await client.exec(setup)
      return work(txOf(client))
    })

  const asOwner = (mode: Mode) => (mode === 'read' ? 'SET TRANSACTION READ ONLY' : '')
  const withinBegin = (open: string) =>
    open.replace(/^BEGIN READ ONLY;/, 'SET TRANSACTION READ ONLY;').replace(/^BEGIN;/, '')

  return {
    kind: 'embedded',
    company: (company_cd, mode, work) =>
      withRetry(() => transaction(withinBegin(opening(company_cd, mode)), work)),
    owner: (mode, work) => withRetry(() => transaction(asOwner(mode), work)),
    script: async (text) => void (await lite.exec(text)),
    close: () => lite.close(),
  }
}

const txOf = (client: Transaction): Tx => drizzle({ client: client as unknown as PGlite }) as unknown as Tx
