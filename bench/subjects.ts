import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { readSettings } from '#platform/server/settings.ts'
import { startCluster, type Cluster } from '../test/cluster.ts'
import { startServer, temporaryDirectory, type RunningServer } from '../test/running-server.ts'
import { cpuMsOfTree } from './cpu.ts'

export const rowsInTable = 100_000

/** The built product on one of its databases. */
export interface Subject {
  readonly title: string
  start(): Promise<RunningServer>
  /** Fills the demo company, while no server runs. */
  seed(fill: (tx: Tx) => Promise<unknown>): Promise<void>
  /** Undefined when the database is embedded: it runs inside the Node process. */
  readonly databaseCpuMs: (() => number) | undefined
  remove(): Promise<void>
}

/** A server as an operator would leave it: writes reach the disk, and everything else is as PostgreSQL comes. */
export async function postgres(): Promise<Subject> {
  const cluster = await startCluster({ fsync: true })
  return {
    title: `PostgreSQL ${cluster.version.split(' ')[0]}`,
    start: () => startServer({ databaseUrl: cluster.url, environment: logging }),
    seed: (fill) => seed({ DATABASE_URL: cluster.url }, fill),
    databaseCpuMs: () => cpuMsOfTree(postmasterOf(cluster)),
    remove: () => cluster.stop(),
  }
}

export async function embedded(): Promise<Subject> {
  const directory = await temporaryDirectory()
  return {
    title: 'Embedded (PGlite)',
    start: () => startServer({ dataDirectory: directory.path, environment: logging }),
    seed: (fill) => seed({ KANAME_DATA: directory.path }, fill),
    databaseCpuMs: undefined,
    remove: () => directory.remove(),
  }
}

/** A request log is part of what a call costs. */
const logging = { KANAME_LOG: 'info' }

/**
 * The first line of the cluster's own lock file is the process that all others of the database descend from; what its
 * ended children have used is counted with it.
 */
export const postmasterOf = ({ directory }: Cluster): number =>
  Number(readFileSync(path.join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])

/** Stopped ones: a list shows them too, and a hundred thousand factories at work would each have their clock served. */
export const manyFactories = (tx: Tx) =>
  tx.execute(sql`
    INSERT INTO factory (company_cd, factory_cd, factory_nm, kana, postal_cd, address, phone, time_zone, abort_div, create_user, update_user)
    SELECT 'DEMO', 'B' || lpad(n::text, 6, '0'), '計測用工場' || n, 'ケイソクヨウ' || n, '100-0001',
           '東京都千代田区' || n, '03-0000-0000', 'Asia/Tokyo', '1', 'bench', 'bench'
    FROM generate_series(1, ${rowsInTable}::int) AS n`)

/** VACUUM and ANALYZE are done here, so that autovacuum does not do them while calls are measured. */
async function seed(
  environment: Readonly<Record<string, string>>,
  fill: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const { database, close } = await openDatabase(readSettings(environment), {
    asItIs: true,
    statementTimeoutMs: 600_000,
    onError: (error) => console.error(error),
  })
  try {
    await database.owner('write', fill)
    await database.script('VACUUM ANALYZE')
    await database.script('CHECKPOINT')
  } finally {
    await close()
  }
}
