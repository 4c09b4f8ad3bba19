import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { projectRoot, readSettings } from '#platform/server/settings.ts'
import { startCluster } from '../test/cluster.ts'
import type { VerbFigures } from './verbs.ts'

/** Verbs measured on a PostgreSQL of their own, whose writes reach the disk; what is found is written to `docs/benchmarks-<title>.md`. */
export async function onCluster(
  title: string,
  data: string,
  measure: (database: Database) => Promise<readonly VerbFigures[]>,
): Promise<void> {
  const load = loadavg()[0] ?? 0
  const cluster = await startCluster({ fsync: true })
  const { database, close } = await openDatabase(readSettings({ DATABASE_URL: cluster.url }), {
    statementTimeoutMs: 900_000,
    onError: (error) => console.error(error),
  })
  try {
    const figures = await measure(database)
    const text = `# Benchmarks: ${title}

Written by \`make bench ONLY=${title}\`; not edited by hand. PostgreSQL ${cluster.version.split(' ')[0] ?? ''} with ${data}.
The verbs in one process, without HTTP; every call is a transaction of its own.
${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}, load average before: ${load.toFixed(1)}; callers and database on this one machine.

| call | clients | calls | lines of an answer | p50 (ms) | p95 (ms) |
|---|---:|---:|---:|---:|---:|
${figures.map((f) => `| ${[f.what, f.clients, f.calls, Math.round(f.lines), f.p50Ms.toFixed(1), f.p95Ms.toFixed(1)].join(' | ')} |`).join('\n')}
`
    console.log(text)
    const file = path.join(projectRoot(), `docs/benchmarks-${title}.md`)
    writeFileSync(file, text)
    execFileSync(path.join(projectRoot(), 'node_modules/.bin/prettier'), ['--write', file])
  } finally {
    await close()
    await cluster.stop()
  }
}
