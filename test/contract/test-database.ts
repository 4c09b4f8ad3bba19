import { openEmbedded } from '#platform/server/database/embedded.ts'
import type { Database } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { projectRoot } from '#platform/server/settings.ts'

export async function openTestDatabase(): Promise<Database> {
  const database = await openEmbedded(undefined)
  await migrate(database, await readMigrations(projectRoot()))
  return database
}
