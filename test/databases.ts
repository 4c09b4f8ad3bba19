import { inject } from 'vitest'
import pg from 'pg'
import type { Database } from '#platform/server/database/database.ts'
import { openEmbedded } from '#platform/server/database/embedded.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { projectRoot } from '#platform/server/settings.ts'

export async function openTestDatabase(kind: 'embedded' | 'postgres', name: string): Promise<Database> {
  const database = kind === 'embedded' ? await openEmbedded(undefined) : await onServer(name)
  await migrate(database, await readMigrations(projectRoot()))
  return database
}

async function onServer(name: string) {
  const postgres = inject('postgres')
  if ('missing' in postgres) throw new Error(postgres.missing)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = name
  return openPostgres({ url: url.href, pool: 8, statementTimeoutMs: 60_000, onError: console.error })
}
