import { setTimeout as pause } from 'node:timers/promises'
import { signInToDemo } from '../test/demo-sign-in.ts'
import type { RunningServer } from '../test/running-server.ts'
import { cpuMsOfTree, residentMb } from './cpu.ts'
import { writeFiles, type WrittenFile } from './files.ts'
import { load, type Load } from './load.ts'
import { manyFactories, rowsInTable, type Subject } from './subjects.ts'

export const secondsPerRun = 8
const warmUpSeconds = 4

export interface Figures extends Load {
  readonly what: string
  readonly clients: number
  /** CPU time of an operation. */
  readonly nodeMs: number
  /** Undefined when the database is embedded: it runs inside the Node process. */
  readonly databaseMs: number | undefined
}

export interface Report {
  readonly title: string
  /** Start on an empty database: migrations, and the demo company. */
  readonly firstStartMs: number
  readonly startMs: number
  readonly restMb: number
  readonly afterLoadMb: number
  readonly figures: readonly Figures[]
  readonly files: readonly WrittenFile[]
}

const read = 'authenticated read (`GET /api/userInfo`)'
const list = `50 of ${rowsInTable.toLocaleString('en')} rows (\`GET /api/master/factory/getList\`)`
const calls: readonly { what: string; path: string; clients?: readonly number[] }[] = [
  { what: read, path: '/api/userInfo' },
  { what: list, path: '/api/master/factory/getList?page=1&size=50' },
  { what: `${list}, page 20`, path: '/api/master/factory/getList?page=20&size=50' },
  ...[
    ['page 1,000', '&page=1000'],
    ['last page', `&page=2001&known_total=${rowsInTable + 2}`],
    ['sorted by a column without an index', '&sort=address'],
    ['page 500 of that', '&sort=address&page=500'],
    ['filtered by keyword', '&keyword=%E5%B7%A5%E5%A0%B4777'],
    ['filtered by a text without an index', '&address=%E7%94%B0%E5%8C%BA777'],
  ].map(([what, query]) => ({
    what: `${list}, ${what}`,
    path: `/api/master/factory/getList?size=50${query}`,
    clients: [1],
  })),
  {
    what: 'their number (`GET /api/master/factory/getTotal`)',
    path: '/api/master/factory/getTotal',
    clients: [1],
  },
]

export async function measure(subject: Subject): Promise<Report> {
  const first = await timed(() => subject.start())
  await first.result.stop()
  await subject.seed(manyFactories)

  const { result: server, ms: startMs } = await timed(() => subject.start())
  try {
    await pause(5000)
    const restMb = residentMb(server.pid)
    const figures = await measureCalls(subject, server)
    const afterLoadMb = residentMb(server.pid)
    const files = await writeFiles(server)
    return { title: subject.title, firstStartMs: first.ms, startMs, restMb, afterLoadMb, figures, files }
  } finally {
    await server.stop()
  }
}

async function measureCalls({ databaseCpuMs }: Subject, server: RunningServer): Promise<Figures[]> {
  const { token } = await signInToDemo(server.url, 'admin')
  const figures: Figures[] = []
  for (const { what, path, clients: each = [1, 8] } of calls) {
    for (const clients of each) {
      const url = server.url + path
      await load(url, token, clients, warmUpSeconds)
      const nodeBefore = cpuMsOfTree(server.pid)
      const databaseBefore = databaseCpuMs?.() ?? 0
      const run = await load(url, token, clients, secondsPerRun)
      figures.push({
        what,
        clients,
        ...run,
        nodeMs: (cpuMsOfTree(server.pid) - nodeBefore) / run.operations,
        databaseMs: databaseCpuMs && (databaseCpuMs() - databaseBefore) / run.operations,
      })
    }
  }
  return figures
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now()
  const result = await work()
  return { result, ms: performance.now() - began }
}
