import type { Job } from '#platform/contract/job.ts'
import type { Context } from '../context.ts'
import { point } from '../module/point.ts'
import type { Starter } from './enqueue.ts'

/** A run that came by its schedule, and what it was refused with. */
export interface FailedRun extends Starter {
  readonly job_no: string
  readonly job: Job
  readonly code: string
  readonly params: unknown
}

/** In the transaction that writes the failure down. */
export const scheduledJobFailed =
  point<(context: Pick<Context, 'tx' | 'registered' | 'now'>, run: FailedRun) => Promise<void>>(
    'scheduled job failed',
  )
