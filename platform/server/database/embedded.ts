import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import {
  checkedCompany,
  checkedFactory,
  withRetry,
  type Database,
  type FactoryKey,
  type Found,
  type Mode,
  type Question,
  type Tx,
} from './database.ts'
import { durableOptions, syncTree } from './durable-files.ts'
import { embeddedBulk } from './embedded-bulk.ts'

/**
 * PostgreSQL inside this process, for a laptop or a trial. It has one connection, so transactions wait for one
 * another and must be short; it runs on the event loop, so heavy work belongs into a worker thread.
 * `directory` undefined keeps everything in memory (tests).
 */
export async function openEmbedded(directory: string | undefined): Promise<Database> {
  if (!directory) return embeddedDatabase(await startEmbedded({}))
  const isNew = !existsSync(path.join(directory, 'PG_VERSION'))
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lite = await startEmbedded(durableOptions(directory))
  if (isNew) syncTree(directory)
  return embeddedDatabase(lite)
}

export async function startEmbedded(options: PGliteOptions): Promise<PGlite> {
  const lite = await PGlite.create({ ...options, extensions: { pg_trgm } })
  await lite.exec("SET TimeZone = 'UTC'")
  return lite
}

export function embeddedDatabase(lite: PGlite): Database {
  // Its own connection is a superuser, for whom policies do not apply: only the role set here makes them count.
  const transaction = <T>(setup: string, mode: Mode, work: (client: Transaction) => Promise<T>): Promise<T> =>
    lite.transaction(async (client) => {
      if (setup) await client.exec(setup)
      const result = await work(client)
      // COMMIT of a failed transaction rolls back in silence; this fails instead when a verb swallowed an error.
      if (mode === 'write') await client.exec('SELECT')
      return result
    })

  const asOwner = (mode: Mode) => (mode === 'read' ? 'SET TRANSACTION READ ONLY' : '')
  const asCompany = (company_cd: string, mode: Mode) =>
    `${asOwner(mode)}; SET LOCAL ROLE kaname_app; SET LOCAL kaname.company = '${checkedCompany(company_cd)}'`

  const inFactory = ({ company_cd, factory_cd }: FactoryKey, mode: Mode) =>
    `${asCompany(company_cd, mode)}; SET LOCAL kaname.factory = '${checkedFactory(factory_cd)}'`

  return {
    kind: 'embedded',
    factory: (place, mode, work) =>
      withRetry(() => transaction(inFactory(place, mode), mode, (client) => work(txOf(client)))),
    company: (company_cd, mode, work) =>
      withRetry(() => transaction(asCompany(company_cd, mode), mode, (client) => work(txOf(client)))),
    asking: (company_cd, mode, question, work) =>
      withRetry(() =>
        transaction(asCompany(company_cd, mode), mode, async (client) =>
          work(txOf(client), await find(client, question)),
        ),
      ),
    owner: (mode, work) => withRetry(() => transaction(asOwner(mode), mode, (client) => work(txOf(client)))),
    bulk: (mode, work) =>
      transaction(asOwner(mode), mode, (client) => work(embeddedBulk(client, txOf(client)))),
    script: async (text) => void (await lite.exec(text)),
    listen: (channel, onCall) => lite.listen(channel, onCall),
    close: () => lite.close(),
  }
}

async function find(client: Transaction, { text, values }: Question): Promise<readonly Found[]> {
  const { rows } = await client.query<Found>(text, [...values], { rowMode: 'array' })
  return rows
}

const txOf = (client: Transaction): Tx => drizzle({ client: client as unknown as PGlite }) as unknown as Tx
