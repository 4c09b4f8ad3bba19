import { jobChanged } from '#platform/contract/job.ts'
import type { Tx } from '../database/database.ts'
import { tellLive } from '../live/tell-live.ts'

interface OfJob {
  readonly company_cd: string
  readonly user_cd: string
  readonly job_no: string
}

/** Whoever looks at this job sees what has become of it with the commit. A person's jobs are seen in every factory. */
export const tellJobChanged = (tx: Tx, { company_cd, user_cd, job_no }: OfJob): Promise<void> =>
  tellLive(tx, jobChanged, { company_cd, factory_cd: '' }, { user_cd, jobs: [job_no] })
