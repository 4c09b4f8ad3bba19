import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/server/database/open.ts'
import { projectRoot, readSettings } from '#platform/server/settings.ts'
import { startCluster } from '../../test/cluster.ts'
import { measureProposals } from './measure-proposals.ts'

const items = 10_000

/** `make bench ONLY=place-order`: what a run of the order proposals costs; writes docs/benchmarks-place-order.md. */
export async function benchProposals(): Promise<void> {
  const load = loadavg()[0] ?? 0
  const cluster = await startCluster({ fsync: true })
  const { database, close } = await openDatabase(readSettings({ DATABASE_URL: cluster.url }), {
    statementTimeoutMs: 900_000,
    onError: (error) => console.error(error),
  })
  try {
    const figures = await measureProposals(database, items)
    const text = `# Benchmarks: order proposals

Written by \`make bench ONLY=place-order\`; not edited by hand. PostgreSQL ${cluster.version.split(' ')[0] ?? ''}, ${items.toLocaleString('en')} items in five-level structures beside those of the demo company.
A run reads its snapshot, plans all items and writes the difference, in one transaction.
${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}, load average before: ${load.toFixed(1)}; run and database on this one machine.

| run | ms | answer |
|---|---:|---|
${figures.map(({ what, ms, answer }) => `| ${what} | ${ms.toFixed(0)} | ${answer} |`).join('\n')}
`
    console.log(text)
    const file = path.join(projectRoot(), 'docs/benchmarks-place-order.md')
    writeFileSync(file, text)
    execFileSync(path.join(projectRoot(), 'node_modules/.bin/prettier'), ['--write', file])
  } finally {
    await close()
    await cluster.stop()
  }
}
