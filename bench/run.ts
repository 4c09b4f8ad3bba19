import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '#platform/server/database/embedded.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import type { Database } from '#platform/server/database/database.ts'
import { projectRoot } from '#platform/server/settings.ts'
import { createPostgresDatabase } from '../test/databases.ts'
import { signInToDemo } from '../test/demo-sign-in.ts'
import { startCluster } from '../test/postgres-cluster.ts'
import { freePort, startServer, temporaryDirectory, type RunningServer } from '../test/running-server.ts'
import { cpuMsOfTree, residentMb } from './cpu.ts'
import { load } from './load.ts'

/** `make bench`: what a call costs, on both databases; the figures go to docs/benchmarks.md. */
const rowsInTable = 100_000
const secondsPerRun = 8

interface Figures {
  readonly what: string
  readonly clients: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly nodeMs: number
  /** Undefined when the database is embedded: it runs inside the Node process. */
  readonly databaseMs: number | undefined
}

interface Report {
  readonly title: string
  readonly coldStartMs: number
  readonly warmStartMs: number
  readonly restMb: number
  readonly figures: readonly Figures[]
}

const reports: Report[] = []
{
  const cluster = await startCluster()
  const database = await createPostgresDatabase(cluster.url)
  reports.push(
    await measure({
      title: 'PostgreSQL server',
      start: () => startServer({ databaseUrl: database.url, environment: { KANAME_LOG: 'info' } }),
      seed: () =>
        withDatabase(
          openPostgres({ url: database.url, pool: 1, statementTimeoutMs: 600_000, onError: () => {} }),
        ),
      databaseCpuMs: () => cpuMsOfTree(cluster.pid),
    }),
  )
  await database.drop()
  await cluster.stop()
}
{
  const directory = await temporaryDirectory()
  reports.push(
    await measure({
      title: 'Embedded database',
      start: () => startServer({ dataDirectory: directory.path, environment: { KANAME_LOG: 'info' } }),
      seed: async () => withDatabase(await openEmbedded(path.join(directory.path, 'db'))),
      databaseCpuMs: undefined,
    }),
  )
  await directory.remove()
}
const makeStartMs = await timeWarmMakeStart()
write(reports, makeStartMs)

interface Subject {
  readonly title: string
  start(): Promise<RunningServer>
  seed(): Promise<void>
  readonly databaseCpuMs: (() => number) | undefined
}

async function measure(subject: Subject): Promise<Report> {
  const coldBegan = performance.now()
  const first = await subject.start()
  const coldStartMs = performance.now() - coldBegan
  await first.stop()
  await subject.seed()

  const warmBegan = performance.now()
  const server = await subject.start()
  const warmStartMs = performance.now() - warmBegan
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const restMb = residentMb(server.pid)

  const { token } = await signInToDemo(server.url, 'admin')
  const calls = [
    { what: 'authenticated read (`GET /api/userInfo`)', url: `${server.url}/api/userInfo` },
    {
      what: `list of 50 rows out of ${rowsInTable.toLocaleString('en')} (\`GET /api/master/factory/getList\`)`,
      url: `${server.url}/api/master/factory/getList?page=20&size=50`,
    },
  ]
  const figures: Figures[] = []
  for (const { what, url } of calls) {
    for (const clients of [1, 8]) {
      await load(url, token, clients, 3) // warm up
      const node = cpuMsOfTree(server.pid)
      const database = subject.databaseCpuMs?.()
      const run = await load(url, token, clients, secondsPerRun)
      figures.push({
        what,
        clients,
        ...run,
        nodeMs: (cpuMsOfTree(server.pid) - node) / run.operations,
        databaseMs:
          subject.databaseCpuMs && database !== undefined
            ? (subject.databaseCpuMs() - database) / run.operations
            : undefined,
      })
      console.log(subject.title, figures.at(-1))
    }
  }
  await server.stop()
  return { title: subject.title, coldStartMs, warmStartMs, restMb, figures }
}

async function withDatabase(database: Database): Promise<void> {
  await database.owner('write', async (tx) => {
    await tx.execute(sql`
      INSERT INTO factory (company_cd, factory_cd, factory_nm, kana, postal_cd, address, phone, time_zone, create_user, update_user)
      SELECT 'DEMO', 'B' || lpad(n::text, 6, '0'), '計測用工場' || n, 'ケイソクヨウ' || n, '100-0001', '東京都千代田区' || n, '03-0000-0000', 'Asia/Tokyo', 'bench', 'bench'
      FROM generate_series(1, ${rowsInTable}::int) AS n`)
  })
  await database.script('ANALYZE')
  await database.close()
}

/** `make start` when nothing has changed, from the command to the first ready answer. */
async function timeWarmMakeStart(): Promise<number> {
  const directory = await temporaryDirectory()
  const start = async () => {
    const port = await freePort()
    const began = performance.now()
    const make = spawn('make', ['start'], {
      cwd: projectRoot(),
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), KANAME_DATA: directory.path },
    })
    while (
      !(await fetch(`http://127.0.0.1:${port}/readyz`)
        .then((answer) => answer.ok)
        .catch(() => false))
    )
      await new Promise((resolve) => setTimeout(resolve, 20))
    const took = performance.now() - began
    const ended = once(make, 'exit')
    process.kill(-(make.pid ?? 0), 'SIGTERM')
    await ended
    return took
  }
  await start() // creates the demo company
  const took = await start()
  rmSync(directory.path, { recursive: true, force: true })
  return took
}

function write(all: readonly Report[], makeStart: number): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const [cpu] = cpus()
  const n = (value: number, digits = 0) => value.toFixed(digits)
  const lines = [
    '# Benchmarks',
    '',
    'Written by `make bench`; not edited by hand.',
    '',
    `- Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, ${n(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.version}; load generator and database on the same machine.`,
    `- Commit ${commit}, ${new Date().toISOString().slice(0, 10)}; ${secondsPerRun} s a run after a warm-up; log level info.`,
    `- Warm \`make start\` (nothing changed, embedded database) to the first ready answer: ${n(makeStart)} ms.`,
    '',
    '| database | start on an empty database (ms) | warm start (ms) | resident memory at rest (MB) |',
    '|---|---:|---:|---:|',
    ...all.map((r) => `| ${r.title} | ${n(r.coldStartMs)} | ${n(r.warmStartMs)} | ${n(r.restMb)} |`),
    '',
    'CPU is counted per operation, for the Node process and for all processes of the database server. The embedded',
    'database runs inside the Node process, so its share cannot be told apart.',
    '',
    '| database | operation | clients | operations/s | p50 (ms) | p95 (ms) | CPU Node (ms) | CPU database (ms) | CPU together (ms) |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|',
    ...all.flatMap((r) =>
      r.figures.map(
        (f) =>
          `| ${r.title} | ${f.what} | ${f.clients} | ${n(f.perSecond)} | ${n(f.p50Ms, 2)} | ${n(f.p95Ms, 2)} | ${n(f.nodeMs, 2)} | ${f.databaseMs === undefined ? '–' : n(f.databaseMs, 2)} | ${n(f.nodeMs + (f.databaseMs ?? 0), 2)} |`,
      ),
    ),
    '',
  ]
  writeFileSync(path.join(projectRoot(), 'docs/benchmarks.md'), lines.join('\n'))
  console.log(lines.join('\n'))
}
