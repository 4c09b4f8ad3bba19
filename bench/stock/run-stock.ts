import { openDatabase } from '#platform/server/database/open.ts'
import { readSettings } from '#platform/server/settings.ts'
import { startCluster } from '../../test/cluster.ts'
import { temporaryDirectory } from '../../test/running-server.ts'
import { machineNow, writeDocument } from '../documents.ts'
import { measureStock, type StockFigures } from './measure-stock.ts'

/** `make bench ONLY=stock`: what the stock verbs cost on both databases; writes docs/benchmarks-stock.md. */
export async function benchStock(): Promise<void> {
  const machine = machineNow()
  const cluster = await startCluster({ fsync: true })
  const onServer = await measured({ DATABASE_URL: cluster.url }, () => cluster.stop())
  const directory = await temporaryDirectory()
  const embedded = await measured({ KANAME_DATA: directory.path }, () => directory.remove())
  const text = asMarkdown(machine, [
    [`PostgreSQL ${cluster.version.split(' ')[0]}`, onServer],
    ['Embedded (PGlite)', embedded],
  ])
  console.log(text)
  writeDocument('benchmarks-stock', text)
}

async function measured(
  environment: Readonly<Record<string, string>>,
  remove: () => Promise<void>,
): Promise<readonly StockFigures[]> {
  const { database, close } = await openDatabase(readSettings(environment), {
    statementTimeoutMs: 600_000,
    onError: (error) => console.error(error),
  })
  try {
    return await measureStock(database)
  } finally {
    await close()
    await remove()
  }
}

const asMarkdown = (
  machine: string,
  all: readonly (readonly [string, readonly StockFigures[]])[],
): string => `# Benchmarks: stock

Written by \`make bench ONLY=stock\`; not edited by hand. The verbs in one process, without HTTP; every call is a transaction of its own and
reaches the disk. ${machine};
callers and database on this one machine.

| database | call | clients | calls | calls/s | movements/s | p50 (ms) | p95 (ms) |
|---|---|---:|---:|---:|---:|---:|---:|
${all.flatMap(([name, figures]) => figures.map((each) => rowOf(name, each))).join('\n')}
`

const rowOf = (name: string, f: StockFigures): string =>
  `| ${[
    name,
    f.what,
    f.clients,
    f.calls,
    f.perSecond.toFixed(0),
    f.movesPerSecond?.toFixed(0) ?? '–',
    f.p50Ms.toFixed(1),
    f.p95Ms.toFixed(1),
  ].join(' | ')} |`
