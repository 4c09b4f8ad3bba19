import { setTimeout as pause } from 'node:timers/promises'
import { loadDemo } from '#db/demo/load.ts'
import { dailyReport } from '#modules/mes/contract/daily-report/daily-report.ts'
import { machinesNow } from '#modules/mes/contract/line-board/line-board-calls.ts'
import { losses } from '#modules/mes/contract/losses/losses-calls.ts'
import { progressOnGantt } from '#modules/mes/contract/progress-gantt/progress-calls.ts'
import type { Database } from '#platform/server/database/database.ts'
import { orderDay } from '../../test/order-stage.ts'
import { product } from '../../test/product.ts'
import { workStage, type WorkStage } from '../../test/work-stage.ts'
import { asFigures, figuresOf, type VerbFigures } from '../verbs.ts'

interface Sizes {
  readonly terminals: number
  /** For each kind of call. */
  readonly seconds: number
}

/** A terminal tells something so often. */
const everyMs = 6000

/** What the shop floor does: terminals one after the other and all at once, the report of a day, and who looks on. */
export async function measureWork(
  database: Database,
  { terminals, seconds }: Sizes,
): Promise<readonly VerbFigures[]> {
  await loadDemo(database, product.registered, orderDay)
  const stage = await workStage(database)
  const jobs: Job[] = []
  for (let at = 0; at < terminals; at++) jobs.push(await readyJob(stage))
  let next = 0
  const any = () => jobs[next++ % jobs.length]
  const piece = async () => {
    const job = any()
    if (job) await stage.event(job.work_order_no, job.process_no, '4', { good_qty: '1' })
    return 1
  }
  const figures = [await figuresOf('report of a piece, with its postings', 1, seconds, piece)]
  // Each has an order of its own, as each machine has: what waits for another one waits for stock.
  figures.push(await atOnce(stage, jobs, seconds))
  const reported = { biz_dt: orderDay, start_time: '8:30', end_time: '17:15' }
  const report = async () => {
    const lines = Array.from({ length: 20 }, () => any()).flatMap((job) => job ?? [])
    await stage.call(dailyReport.endpoints.doEdit, {
      ...{ assign_mode: '0', header: reported },
      lines: lines.map((job) => ({ ...job, good_qty: '1', defective_qty: '0', is_finished: false })),
    })
    return lines.length
  }
  figures.push(await figuresOf('daily report of 20 lines', 1, seconds, report))
  const board = async () => (await stage.call(machinesNow, {})).machines.length
  const gantt = async () => (await stage.call(progressOnGantt, {})).operations.length
  const month = { from: '2026-11-01', to: '2026-11-30', facility_cd: '' }
  const lost = async () => (await stage.call(losses, month)).stops.length
  for (const clients of [1, 8]) {
    figures.push(await figuresOf('line board', clients, seconds, board))
    figures.push(await figuresOf('progress Gantt', clients, seconds, gantt))
  }
  figures.push(await figuresOf('losses of a month', 1, seconds, lost))
  return figures
}

interface Job {
  readonly work_order_no: string
  readonly process_no: number
}

/** A process that has begun, with all that it needs. */
async function readyJob(stage: WorkStage): Promise<Job> {
  const work_order_no = await stage.made('5000')
  await stage.supplied(work_order_no)
  const [first] = await stage.processes(work_order_no)
  const process_no = first?.process_no ?? 0
  await stage.event(work_order_no, process_no, '1')
  return { work_order_no, process_no }
}

/** Every terminal at its own pace, none at the same moment as all others. */
async function atOnce(stage: WorkStage, jobs: readonly Job[], seconds: number): Promise<VerbFigures> {
  const latencies: number[] = []
  const until = performance.now() + Math.max(seconds * 1000, 5 * everyMs)
  await Promise.all(
    jobs.map(async ({ work_order_no, process_no }, at) => {
      await pause((everyMs * at) / jobs.length)
      while (performance.now() < until) {
        const told = performance.now()
        await stage.event(work_order_no, process_no, '4', { good_qty: '1' })
        latencies.push(performance.now() - told)
        await pause(Math.max(0, everyMs - (performance.now() - told)))
      }
    }),
  )
  const what = `${jobs.length} terminals, each with a report every ${everyMs / 1000} s`
  return asFigures(
    what,
    jobs.length,
    latencies.toSorted((a, b) => a - b),
    1,
  )
}
