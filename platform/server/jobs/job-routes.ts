import { route, type Route } from '../http/route.ts'
import { cancelJob, jobList, jobLogLines } from '#platform/contract/job-calls.ts'
import { cancelOwnJob } from './cancel-job.ts'
import { listJobs } from './list-jobs.ts'
import { readJobLog } from './read-job-log.ts'

export const jobRoutes: readonly Route[] = [
  route(jobList, listJobs),
  route(cancelJob, cancelOwnJob),
  route(jobLogLines, readJobLog),
]
