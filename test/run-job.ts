import type { Database } from '#platform/server/database/database.ts'
import type { Handler, JobContext } from '#platform/server/jobs/handler.ts'
import { runVerb } from '#platform/server/jobs/job-verb.ts'
import { product } from './product.ts'

interface Run {
  /** Hears what is shown in the middle of a transaction. */
  readonly meanwhile?: JobContext['meanwhile']
  readonly company_cd: string
  readonly factory_cd?: string
  readonly now?: string
  readonly input?: object
}

/** One run of a job as the schedule starts it, at a moment of our choosing. */
export function runJob(
  database: Database,
  handler: Handler,
  { company_cd, factory_cd = 'F01', now, input = {}, meanwhile = () => undefined }: Run,
) {
  const started = {
    company_cd,
    factory_cd,
    user_cd: 'system',
    username: '',
    language: 'ja',
    requestId: 'job-1',
    registered: product.registered,
    now: now === undefined ? new Date() : new Date(now),
  } as const
  const context: JobContext = {
    ...started,
    job_no: '1',
    verb: (verb) =>
      database.company(company_cd, 'write', (tx) => runVerb(started, { tx, after: () => undefined }, verb)),
    read: (work) => database.company(company_cd, 'read', work),
    write: (work) => database.company(company_cd, 'write', work),
    progress: () => Promise.resolve(),
    meanwhile,
    log: () => Promise.resolve(),
    safePoint: () => Promise.resolve(),
    cancelled: () => false,
    signal: new AbortController().signal,
  }
  return handler.run(context, input)
}
