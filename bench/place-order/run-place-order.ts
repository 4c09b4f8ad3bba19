import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/server/database/open.ts'
import { projectRoot, readSettings } from '#platform/server/settings.ts'
import { startCluster } from '../../test/cluster.ts'
import { cpuMsOfTree } from '../cpu.ts'
import { postmasterOf } from '../subjects.ts'
import { measureProposals } from './measure-proposals.ts'
import { measurePurchasing } from './measure-purchasing.ts'

const items = 10_000
const lines = 1_000_000
/** For each kind of call. */
const seconds = 4
/** `--quick`: as much as a minute allows, to try a change; what it measures is not written down. */
const quick = { items: 10_000, lines: 100_000, seconds: 1.5 }

/** `make bench ONLY=place-order`: what a run of the order proposals, orders and arrivals cost; writes docs/benchmarks-place-order.md. */
export async function benchPlaceOrder(isQuick: boolean): Promise<void> {
  const size = isQuick ? quick : { items, lines, seconds }
  const load = loadavg()[0] ?? 0
  const cluster = await startCluster({ fsync: true })
  const { database, close } = await openDatabase(readSettings({ DATABASE_URL: cluster.url }), {
    statementTimeoutMs: 900_000,
    onError: (error) => console.error(error),
  })
  try {
    const figures = await measureProposals(database, size.items)
    const root = postmasterOf(cluster)
    const calls = await measurePurchasing(database, { ...size, databaseCpuMs: () => cpuMsOfTree(root) })
    const text = `# Benchmarks: orders to suppliers

Written by \`make bench ONLY=place-order\`; not edited by hand. PostgreSQL ${cluster.version.split(' ')[0] ?? ''}, ${size.items.toLocaleString('en')} items in five-level structures beside those of the demo company.
A run reads its snapshot, plans all items and writes the difference, in one transaction.
${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}, load average before: ${load.toFixed(1)}; run and database on this one machine.

| run | ms | answer |
|---|---:|---|
${figures.map(({ what, ms, answer }) => `| ${what} | ${ms.toFixed(0)} | ${answer} |`).join('\n')}

The verbs in one process, without HTTP, among ${size.lines.toLocaleString('en')} order lines; every call is a transaction of its own. CPU of this process (Node) and of all processes of the database, by call.

| call | calls | p50 (ms) | p95 (ms) | CPU Node (ms) | CPU database (ms) |
|---|---:|---:|---:|---:|---:|
${calls.map((f) => `| ${[f.what, f.calls, ...[f.p50Ms, f.p95Ms, f.nodeMs, f.databaseMs].map((ms) => ms.toFixed(1))].join(' | ')} |`).join('\n')}
`
    console.log(text)
    if (isQuick) return
    const file = path.join(projectRoot(), 'docs/benchmarks-place-order.md')
    writeFileSync(file, text)
    execFileSync(path.join(projectRoot(), 'node_modules/.bin/prettier'), ['--write', file])
  } finally {
    await close()
    await cluster.stop()
  }
}
