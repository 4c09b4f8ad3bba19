import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openEmbedded } from '#platform/server/database/embedded.ts'
import type { Database } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { projectRoot } from '#platform/server/settings.ts'

/** A new database: on a PostgreSQL server when this machine has one, as locking is only exercised there. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('postgres')
  const database = 'url' in server ? await onServer(server.url) : await openEmbedded(undefined)
  await migrate(database, await readMigrations(projectRoot()))
  return database
}

async function onServer(clusterUrl: string): Promise<Database> {
  const name = `contract_${randomBytes(6).toString('hex')}`
  const own = new URL(clusterUrl)
  own.pathname = `/${name}`
  const cluster = open(clusterUrl)
  await cluster.script(`CREATE DATABASE ${name}`)
  await cluster.close()
  return open(own.href)
}

const open = (url: string) =>
  openPostgres({ url, pool: 10, statementTimeoutMs: 20_000, onError: () => undefined })
