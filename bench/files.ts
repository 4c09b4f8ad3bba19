import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { signInToDemo, type Caller } from '../test/demo-sign-in.ts'
import type { RunningServer } from '../test/running-server.ts'
import { residentMb } from './cpu.ts'

export interface WrittenFile {
  readonly format: 'csv' | 'xlsx'
  readonly rows: number
  readonly seconds: number
  /** The most that the Node process held meanwhile. */
  readonly mostMb: number
  readonly fileMb: number
}

const started = z.object({ job_no: z.string() })
const jobs = z.object({
  list: z.array(
    z.looseObject({
      job_no: z.string(),
      state: z.string(),
      done_cnt: z.number(),
      file: z.object({ size: z.number() }).nullable(),
    }),
  ),
})

/** The whole list as a file, by the job that writes it. */
export async function writeFiles(server: RunningServer): Promise<readonly WrittenFile[]> {
  const caller = await signInToDemo(server.url, 'admin')
  const files: WrittenFile[] = []
  for (const format of ['csv', 'xlsx'] as const)
    files.push(await writeFile(server, caller, 'factory', format))
  return files
}

export async function writeFile(
  server: RunningServer,
  caller: Caller,
  list: string,
  format: 'csv' | 'xlsx',
): Promise<WrittenFile> {
  const began = performance.now()
  const wanted = { list, format, conditions: {} }
  const { job_no } = started.parse((await caller.post('/api/system/download/start', wanted)).data)
  let mostMb = 0
  for (;;) {
    mostMb = Math.max(mostMb, residentMb(server.pid))
    const { list: all } = jobs.parse((await caller.get('/api/system/job/getList')).data)
    const job = all.find((other) => other.job_no === job_no)
    if (job?.state === 'failed' || job?.state === 'cancelled')
      throw new Error(`The ${format} job ${job.state}`)
    if (job?.state === 'done') {
      const seconds = (performance.now() - began) / 1000
      return { format, rows: job.done_cnt, seconds, mostMb, fileMb: (job.file?.size ?? 0) / 2 ** 20 }
    }
    await pause(100)
  }
}
