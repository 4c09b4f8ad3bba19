import { route, ownTransactions, type Route } from '../http/route.ts'
import { jobFile } from '#platform/contract/download-calls.ts'
import { cancelJob, jobList, jobLogLines } from '#platform/contract/job-calls.ts'
import { cancelOwnJob } from './cancel-job.ts'
import { readResultFile } from './job-file.ts'
import { listJobs } from './list-jobs.ts'
import { readJobLog } from './read-job-log.ts'

export const jobRoutes: readonly Route[] = [
  route(jobList, listJobs),
  route(cancelJob, cancelOwnJob),
  route(jobLogLines, readJobLog),
  ownTransactions(jobFile, readResultFile),
]
