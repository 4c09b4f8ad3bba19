import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/server/database/open.ts'
import { projectRoot, readSettings } from '#platform/server/settings.ts'
import { startCluster } from '../../test/cluster.ts'
import { measureMasters, type MasterFigures } from './measure-masters.ts'

/** Ten lines of structure for each: a million. */
const items = 100_000
/** For each kind of call. */
const seconds = 4

/** `make bench ONLY=masters`: lists, structures and files of a large company; writes docs/benchmarks-masters.md. */
export async function benchMasters(): Promise<void> {
  const load = loadavg()[0] ?? 0
  const cluster = await startCluster({ fsync: true })
  const { database, close } = await openDatabase(readSettings({ DATABASE_URL: cluster.url }), {
    statementTimeoutMs: 900_000,
    onError: (error) => console.error(error),
  })
  try {
    const text = asMarkdown(
      cluster.version.split(' ')[0] ?? '',
      load,
      await measureMasters(database, { items, seconds }),
    )
    console.log(text)
    const file = path.join(projectRoot(), 'docs/benchmarks-masters.md')
    writeFileSync(file, text)
    execFileSync(path.join(projectRoot(), 'node_modules/.bin/prettier'), ['--write', file])
  } finally {
    await close()
    await cluster.stop()
  }
}

const asMarkdown = (
  version: string,
  load: number,
  figures: readonly MasterFigures[],
): string => `# Benchmarks: masters

Written by \`make bench ONLY=masters\`; not edited by hand. PostgreSQL ${version} with ${items.toLocaleString('en')} items and about a million lines of
structure in five levels. The verbs in one process, without HTTP; every call is a transaction of its own.
${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}, load average before: ${load.toFixed(1)}; callers and database on this one machine.

| call | clients | calls | lines of an answer | p50 (ms) | p95 (ms) |
|---|---:|---:|---:|---:|---:|
${figures.map((f) => `| ${[f.what, f.clients, f.calls, Math.round(f.lines), f.p50Ms.toFixed(1), f.p95Ms.toFixed(1)].join(' | ')} |`).join('\n')}
`
