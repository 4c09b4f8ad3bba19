import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { jobState, type Job, type JobState } from '#platform/contract/job.ts'
import type { PermissionKey } from '#platform/contract/permission.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { enqueue, type EnqueueOptions } from '#platform/server/jobs/enqueue.ts'
import type { FactoryClock } from '#platform/server/jobs/register-schedules.ts'
import { startWorker, type Worker, type WorkerOptions } from '#platform/server/jobs/worker.ts'
import type { Session } from '#platform/server/session.ts'
import { trialModule } from './trial-jobs.ts'
import { compose } from '#platform/server/module/compose.ts'

export const sessionOf = (
  company_cd: string,
  user_cd: string,
  permissions: readonly PermissionKey[] = [],
): Session => ({
  company_cd,
  user_cd,
  username: user_cd,
  factory_cd: 'F01',
  factory_nm: '本社工場',
  token_hash: '',
  visit_mode: false,
  extend: false,
  admin: false,
  roles: [],
  permissions,
})

/** Starts a job in a transaction of its own; gives its number. */
export async function start<Input extends z.ZodType>(
  database: Database,
  session: Session,
  job: Job<Input>,
  input: z.input<Input>,
  options: EnqueueOptions = {},
): Promise<string> {
  const { job_no } = await database.company(session.company_cd, 'write', (tx) =>
    enqueue({ tx, session, language: 'ja' }, job, input, options),
  )
  return job_no
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A worker in this process for the trial jobs, quick enough for a test. */
export const startTrialWorker = (
  database: Database,
  changes: Partial<WorkerOptions> & { readonly everywhere?: readonly FactoryClock[] } = {},
): Worker =>
  startWorker({
    database,
    composition: compose([trialModule()]),
    places: async () => changes.everywhere ?? [],
    log: silent,
    leaseMs: 20_000,
    pollMs: 100,
    progressMs: 0,
    backOffMs: () => 1,
    ...changes,
  })

export type StoredJob = RowOf<typeof jobColumns>
const jobColumns = {
  state: jobState.schema,
  tries: z.int(),
  takeover_cnt: z.int(),
  done_cnt: z.int(),
  total_cnt: z.int().nullable(),
  error_cd: z.string().nullable(),
  result: z.unknown(),
  user_cd: z.string(),
}

export async function storedJob(database: Database, job_no: string): Promise<StoredJob> {
  const [found] = await database.owner('read', (tx) =>
    rows(
      tx,
      jobColumns,
      sql`SELECT state, tries, takeover_cnt, done_cnt, total_cnt, error_cd, result, user_cd FROM job WHERE job_no = ${job_no}`,
    ),
  )
  if (!found) throw new Error(`There is no job ${job_no}`)
  return found
}

/** Waits until the job is as described; what it was instead is in the error. */
export async function until(
  database: Database,
  job_no: string,
  isSo: (job: StoredJob) => boolean,
): Promise<StoredJob> {
  const deadline = Date.now() + 25_000
  for (;;) {
    const job = await storedJob(database, job_no)
    if (isSo(job)) return job
    if (Date.now() > deadline) throw new Error(`Job ${job_no} stayed ${JSON.stringify(job)}`)
    await pause(15)
  }
}

export const untilState = (database: Database, job_no: string, state: JobState) =>
  until(database, job_no, (job) => job.state === state)

/** How often each step of a `trial.steps` has been done. */
export const stepsDone = (database: Database, job_no: string) =>
  database.owner('read', (tx) =>
    rows(
      tx,
      { parameter: z.string(), times: z.int(), pid: z.int() },
      sql`SELECT parameter, update_cnt + 1 AS times, value::int AS pid FROM system_parameter
          WHERE parameter LIKE ${`${job_no}-%`} ORDER BY length(parameter), parameter`,
    ),
  )
