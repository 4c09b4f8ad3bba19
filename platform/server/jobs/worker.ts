import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Database } from '../database/database.ts'
import type { DiskRoom } from '../disk-room.ts'
import { backOffMs } from './back-off.ts'
import { closedDaysIn } from './closed-days.ts'
import { dispatchSchedules } from './dispatch-schedules.ts'
import { registerSchedules, type FactoryClocks } from './register-schedules.ts'
import { jobChannel } from './enqueue.ts'
import type { Composition } from '../module/composition.ts'
import { claim } from './lease.ts'
import { runJob, type JobLogger, type JobRun } from './run-job.ts'

export interface WorkerOptions {
  readonly database: Database
  readonly composition: Pick<Composition, 'jobs' | 'registered'>
  /** Where schedules apply. */
  readonly places: FactoryClocks
  readonly log: JobLogger
  /** While there is no room to write no job begins. */
  readonly shortage?: DiskRoom
  /** A job whose worker says nothing for so long is taken over. */
  readonly leaseMs?: number
  /** How often to look without having been called. */
  readonly pollMs?: number
  readonly progressMs?: number
  readonly atOnce?: number
  readonly backOffMs?: (tries: number) => number
  /** How long jobs have to reach a safe point when the worker stops. */
  readonly graceMs?: number
}

export interface Worker {
  /** Looks now instead of at the next round. */
  wake(): void
  stop(): Promise<void>
}

/** Together, how long the job of a dead worker may lie. */
export const usualLeaseMs = 7_000
export const usualPollMs = 2_000

/** Makes schedules from the definitions no more often than this. */
const registerEveryMs = 60_000

/** Runs the jobs of all companies, some at a time. Any number of processes may have one. */
export function startWorker(options: WorkerOptions): Worker {
  const { database, composition, log, atOnce = 2, leaseMs = usualLeaseMs, graceMs = 4_000 } = options
  const { jobs: handlers, registered } = composition
  const closedDays = closedDaysIn(registered)
  const running = new Set<JobRun>()
  const byName = new Map(handlers.map((handler) => [handler.job.name as string, handler]))
  const worker = `${hostname()}:${process.pid}`.slice(0, 80)
  const runOptions = {
    database,
    registered,
    log,
    leaseMs,
    progressMs: options.progressMs ?? 400,
    backOffMs: options.backOffMs ?? backOffMs,
  }
  let stopping = false
  let registeredAt = -Infinity

  const startNext = async (): Promise<boolean> => {
    if (stopping || running.size >= atOnce || options.shortage?.()) return false
    const claimer = { worker, token: randomUUID(), leaseMs, names: [...byName.keys()] }
    const claimed = await claim(database, claimer)
    const handler = claimed && byName.get(claimed.name)
    if (!handler) return false
    const run = runJob(runOptions, claimed, handler)
    running.add(run)
    if (stopping) run.interrupt()
    void run.ended.finally(() => {
      running.delete(run)
      rounds.now()
    })
    return true
  }
  const round = async () => {
    if (performance.now() - registeredAt > registerEveryMs) {
      registeredAt = performance.now()
      await registerSchedules(database, handlers, options.places, undefined, closedDays)
    }
    await dispatchSchedules(database, handlers, undefined, closedDays)
    while (await startNext());
  }
  const rounds = singly(round, (error) => log.error({ err: error }, 'looking for jobs failed'))
  const wake = () => {
    rounds.now()
    // Somebody may have cancelled one of ours.
    for (const run of running) run.beat().catch(() => undefined)
  }
  const timer = setInterval(() => rounds.now(), options.pollMs ?? usualPollMs)
  const listening = database.listen(jobChannel, wake)
  listening.catch((error: unknown) =>
    log.warn({ err: error }, 'no wake-up calls for jobs; looking regularly'),
  )
  rounds.now()

  return {
    wake,
    async stop() {
      stopping = true
      clearInterval(timer)
      const stopListening = await listening.catch(() => undefined)
      await stopListening?.()
      await rounds.stop()
      for (const run of running) run.interrupt()
      const all = Promise.all([...running].map((run) => run.ended))
      if (!(await within(graceMs, all)))
        await Promise.all([...running].map((run) => run.release().catch(() => undefined)))
    },
  }
}

/** One round at a time; asked for during a round, one more follows. */
function singly(work: () => Promise<void>, onError: (error: unknown) => void) {
  let current: Promise<void> | undefined
  let again = false
  let stopped = false
  const now = () => {
    if (stopped) return
    if (current) {
      again = true
      return
    }
    current = work()
      .catch(onError)
      .finally(() => {
        current = undefined
        if (!again) return
        again = false
        now()
      })
  }
  return {
    now,
    async stop() {
      stopped = true
      await current
    },
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
