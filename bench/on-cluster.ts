import type { Database } from '#platform/server/database/database.ts'
import { documented } from './documents.ts'
import type { VerbFigures } from './verbs.ts'

/** Verbs measured on a PostgreSQL of their own, whose writes reach the disk; what is found is written to `docs/benchmarks-<title>.md`. */
export async function onCluster(
  title: string,
  data: string,
  measure: (database: Database) => Promise<readonly VerbFigures[]>,
): Promise<void> {
  await documented(title, async ({ database, server, machine }) => {
    const figures = await measure(database)
    return `# Benchmarks: ${title}

Written by \`make bench ONLY=${title}\`; not edited by hand. ${server} with ${data}.
The verbs in one process, without HTTP; every call is a transaction of its own.
${machine}; callers and database on this one machine.

| call | clients | calls | lines of an answer | p50 (ms) | p95 (ms) |
|---|---:|---:|---:|---:|---:|
${figures.map((f) => `| ${[f.what, f.clients, f.calls, Math.round(f.lines), f.p50Ms.toFixed(1), f.p95Ms.toFixed(1)].join(' | ')} |`).join('\n')}
`
  })
}
