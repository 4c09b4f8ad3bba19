import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { projectRoot } from '#platform/server/settings.ts'
import { serverVersion, startCluster, type Cluster } from './cluster.ts'

/** Not a superuser, as in a real installation: a superuser would see through row-level security. */
export const owner = 'kaname_owner'
/** The migrated database with nothing in it, in every cluster of the tests. */
export const migratedName = 'kaname_template'

const root = projectRoot()
const kept = path.join(root, 'node_modules', '.cache', 'kaname', 'databases')

/**
 * What tests begin with takes longer to make than most of them run, so it is kept between runs: a cluster's data with the
 * migrated database, and the same of the embedded one. The folder is named by everything that decides what is in it.
 */
export function preparedDirectory(): string {
  forgetUnused()
  const directory = path.join(kept, fingerprint())
  mkdirSync(directory, { recursive: true })
  utimesSync(directory, new Date(), new Date())
  return directory
}

export async function startPreparedCluster(directory: string): Promise<Cluster> {
  const data = path.join(directory, `postgres-${serverVersion()}`)
  if (!existsSync(data)) await prepareCluster(data)
  return startCluster({ copyOf: data })
}

async function prepareCluster(data: string): Promise<void> {
  const cluster = await startCluster()
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query(`CREATE ROLE ${owner} LOGIN CREATEROLE`)
  await client.query(`CREATE DATABASE ${migratedName} OWNER ${owner} TEMPLATE template0`)
  await client.end()
  const url = new URL(cluster.url)
  url.username = owner
  url.pathname = `/${migratedName}`
  const settings = { url: url.href, pool: 1, statementTimeoutMs: 60_000, onError: () => undefined }
  const database = openPostgres(settings)
  await migrate(database, await readMigrations(root))
  await database.close()
  await cluster.keepData(data)
}

/** Migrations and the code that applies them, the packages, and the month, which names partitions. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 7))
  const files = ['db/migrations', 'platform/server/database', 'test']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => path.join(folder, file)))
    .filter((file) => /(\.sql|database\/.*\.ts|test\/(cluster|prepared|databases)\.ts)$/.test(file))
    .filter((file) => !file.endsWith('.test.ts'))
  for (const file of [...files.sort(), 'package-lock.json'])
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Of branches that nobody works on any more. */
function forgetUnused(): void {
  const aWeekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000
  for (const name of existsSync(kept) ? readdirSync(kept) : []) {
    const directory = path.join(kept, name)
    if (statSync(directory).mtimeMs < aWeekAgo) rmSync(directory, { recursive: true, force: true })
  }
}
