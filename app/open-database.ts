import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import { openEmbedded } from '#platform/server/database/embedded.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { proveRowSecurity } from '#platform/server/database/row-security.ts'
import type { Settings } from '#platform/server/settings.ts'

/** Provisional: platform/server/database/open.ts takes its place. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const { databaseUrl, dataDirectory, pool } = settings
  if (!databaseUrl) mkdirSync(dataDirectory, { recursive: true })
  const database = databaseUrl
    ? openPostgres({ url: databaseUrl, pool, statementTimeoutMs: 60_000, onError: () => undefined })
    : await openEmbedded(path.join(dataDirectory, 'database'))
  await migrate(database, await readMigrations(settings.root))
  await proveRowSecurity(database)
  return database
}
