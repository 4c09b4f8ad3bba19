import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { projectRoot, readSettings } from '#platform/server/settings.ts'
import { startCluster } from '../test/cluster.ts'
import { cpuMsOfTree } from './cpu.ts'
import { postmasterOf } from './subjects.ts'

/** What is written beside figures of one kind of call. */
export interface CallFigures {
  readonly what: string
  readonly clients: number
  readonly calls: number
  readonly p50Ms: number
  readonly p95Ms: number
  /** Of a call, of this process and of the database. */
  readonly nodeMs: number
  readonly databaseMs: number
}

export interface OwnCluster {
  readonly database: Database
  /** `PostgreSQL 17.2`. */
  readonly server: string
  /** Processors, Node and the load before, without a full stop. */
  readonly machine: string
  /** CPU of all processes of the database so far. */
  readonly databaseCpuMs: () => number
}

/** What `measure` writes about a PostgreSQL of its own, whose writes reach the disk, becomes `docs/benchmarks-<name>.md`; what was only tried is shown. */
export async function documented(
  name: string,
  measure: (on: OwnCluster) => Promise<string>,
  isTried = false,
): Promise<void> {
  const text = await onOwnCluster(measure)
  console.log(text)
  if (!isTried) writeDocument(`benchmarks-${name}`, text)
}

/** A PostgreSQL of its own, whose writes reach the disk, for as long as something is measured on it. */
export async function onOwnCluster<T>(measure: (on: OwnCluster) => Promise<T>): Promise<T> {
  const machine = machineNow()
  const cluster = await startCluster({ fsync: true })
  const { database, close } = await openDatabase(readSettings({ DATABASE_URL: cluster.url }), {
    statementTimeoutMs: 900_000,
    onError: (error) => console.error(error),
  })
  try {
    const root = postmasterOf(cluster)
    return await measure({
      ...{ database, server: `PostgreSQL ${cluster.version.split(' ')[0] ?? ''}`, machine },
      databaseCpuMs: () => cpuMsOfTree(root),
    })
  } finally {
    await close()
    await cluster.stop()
  }
}

export const machineNow = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}, load average before: ${(loadavg()[0] ?? 0).toFixed(1)}`

export function writeDocument(name: string, text: string): void {
  const file = path.join(projectRoot(), `docs/${name}.md`)
  writeFileSync(file, text)
  execFileSync(path.join(projectRoot(), 'node_modules/.bin/prettier'), ['--write', file])
}

/** The cells of a row, figures with one decimal. */
export const rowOfCall = (
  { p50Ms, p95Ms, nodeMs, databaseMs }: Omit<CallFigures, 'clients'>,
  ...names: readonly (string | number)[]
): string => `| ${[...names, ...[p50Ms, p95Ms, nodeMs, databaseMs].map((ms) => ms.toFixed(1))].join(' | ')} |`
