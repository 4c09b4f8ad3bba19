import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/server/database/open.ts'
import { projectRoot, readSettings } from '#platform/server/settings.ts'
import { startCluster } from '../../test/cluster.ts'
import { cpuMsOfTree } from '../cpu.ts'
import { postmasterOf } from '../subjects.ts'
import { measureOrders } from './measure-orders.ts'

const lines = 1_000_000
const bulk = 10_000
/** For each kind of call. */
const seconds = 4

/** `make bench ONLY=receive-order`: what orders cost; writes docs/benchmarks-receive-order.md. */
export async function benchOrders(): Promise<void> {
  const load = loadavg()[0] ?? 0
  const cluster = await startCluster({ fsync: true })
  const { database, close } = await openDatabase(readSettings({ DATABASE_URL: cluster.url }), {
    statementTimeoutMs: 900_000,
    onError: (error) => console.error(error),
  })
  try {
    const root = postmasterOf(cluster)
    const figures = await measureOrders(database, {
      lines,
      bulk,
      seconds,
      databaseCpuMs: () => cpuMsOfTree(root),
    })
    const text = `# Benchmarks: orders

Written by \`make bench ONLY=receive-order\`; not edited by hand. PostgreSQL ${cluster.version.split(' ')[0] ?? ''} with ${lines.toLocaleString('en')} order lines.
The verbs in one process, without HTTP; every call is a transaction of its own. CPU of this process (Node) and of all processes of the database, by call.
${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}, load average before: ${load.toFixed(1)}; callers and database on this one machine.

| call | clients | calls | p50 (ms) | p95 (ms) | CPU Node (ms) | CPU database (ms) |
|---|---:|---:|---:|---:|---:|---:|
${figures.map((f) => `| ${[f.what, f.clients, f.calls, ...[f.p50Ms, f.p95Ms, f.nodeMs, f.databaseMs].map((ms) => ms.toFixed(1))].join(' | ')} |`).join('\n')}
`
    console.log(text)
    const file = path.join(projectRoot(), 'docs/benchmarks-receive-order.md')
    writeFileSync(file, text)
    execFileSync(path.join(projectRoot(), 'node_modules/.bin/prettier'), ['--write', file])
  } finally {
    await close()
    await cluster.stop()
  }
}
