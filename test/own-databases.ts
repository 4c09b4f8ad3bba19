import { randomBytes } from 'node:crypto'
import { openEmbedded } from '#platform/server/database/embedded.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { projectRoot } from '#platform/server/settings.ts'
import type { Database } from '#platform/server/database/database.ts'

async function migrated(database: Database) {
  await migrate(database, await readMigrations(projectRoot()))
  return database
}
const options = { pool: 5, statementTimeoutMs: 20_000, onError: () => undefined }
async function openServer() {
  const url = process.env.STOPGAP_PG ?? ''
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = openPostgres({ url: `${url}/postgres`, ...options, pool: 1 })
  await admin.script(`CREATE DATABASE ${name}`)
  await admin.close()
  return migrated(openPostgres({ url: `${url}/${name}`, ...options }))
}

export const testDatabases: readonly { readonly name: string; open(): Promise<Database> }[] = [
  { name: 'embedded', open: async () => migrated(await openEmbedded(undefined)) },
  ...(process.env.STOPGAP_PG ? [{ name: 'postgres', open: openServer }] : []),
]
