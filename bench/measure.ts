import { setTimeout as pause } from 'node:timers/promises'
import { signInToDemo } from '../test/demo-sign-in.ts'
import type { RunningServer } from '../test/running-server.ts'
import { cpuMsOfTree, residentMb } from './cpu.ts'
import { load, type Load } from './load.ts'
import { rowsInTable, type Subject } from './subjects.ts'

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
}

const read = 'authenticated read (`GET /api/userInfo`)'
const list = `50 of ${rowsInTable.toLocaleString('en')} rows (\`GET /api/master/factory/getList\`)`
const calls = [
  { what: read, path: '/api/userInfo' },
  { what: list, path: '/api/master/factory/getList?page=1&size=50' },
  { what: `${list}, page 20`, path: '/api/master/factory/getList?page=20&size=50' },
]

export async function measure(subject: Subject): Promise<Report> {
  const first = await timed(() => subject.start())
  await first.result.stop()
  await subject.seed()

  const { result: server, ms: startMs } = await timed(() => subject.start())
  try {
    await pause(5000)
    const restMb = residentMb(server.pid)
    const figures = await measureCalls(subject, server)
    const afterLoadMb = residentMb(server.pid)
    return { title: subject.title, firstStartMs: first.ms, startMs, restMb, afterLoadMb, figures }
  } finally {
    await server.stop()
  }
}

async function measureCalls({ databaseCpuMs }: Subject, server: RunningServer): Promise<Figures[]> {
  const { token } = await signInToDemo(server.url, 'admin')
  const figures: Figures[] = []
  for (const { what, path } of calls) {
    for (const clients of [1, 8]) {
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
