import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#platform/server/database/open.ts'
import { projectRoot, readSettings } from '#platform/server/settings.ts'
import { startCluster } from '../../test/cluster.ts'
import { measurePlan, type PlanFigures } from './measure-plan.ts'

const size = { items: 10_000, demands: 20_000 }
/** `--quick`: as much as a minute allows, to try a change; what it measures is not written down. */
const quick = { items: 2000, demands: 4000 }

/** `make bench ONLY=production`: what a run of the plan costs, whole and by its parts; writes docs/benchmarks-production.md. */
export async function benchProduction(isQuick: boolean): Promise<void> {
  const asked = isQuick ? quick : size
  const load = loadavg()[0] ?? 0
  const cluster = await startCluster({ fsync: true })
  const { database, close } = await openDatabase(readSettings({ DATABASE_URL: cluster.url }), {
    statementTimeoutMs: 900_000,
    onError: (error) => console.error(error),
  })
  try {
    const { runs, parts } = await measurePlan(database, asked)
    const text = `# Benchmarks: production plan

Written by \`make bench ONLY=production\`; not edited by hand. PostgreSQL ${cluster.version.split(' ')[0] ?? ''}, ${asked.items.toLocaleString('en')} items in five-level structures, five lines each, beside those of the demo company, and ${asked.demands.toLocaleString('en')} lines of orders.
${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}, load average before: ${load.toFixed(1)}; run and database on this one machine.
Targets: first plan written within 10,000 ms, a second run without changes within 2,000 ms and not one row written.

| run | ms | answer |
|---|---:|---|
${runs.map(row).join('\n')}

| part of a run without changes | ms | what |
|---|---:|---|
${parts.map(row).join('\n')}
`
    console.log(text)
    if (isQuick) return
    const file = path.join(projectRoot(), 'docs/benchmarks-production.md')
    writeFileSync(file, text)
    execFileSync(path.join(projectRoot(), 'node_modules/.bin/prettier'), ['--write', file])
  } finally {
    await close()
    await cluster.stop()
  }
}

const row = ({ what, ms, answer }: PlanFigures): string => `| ${what} | ${ms.toFixed(0)} | ${answer} |`
