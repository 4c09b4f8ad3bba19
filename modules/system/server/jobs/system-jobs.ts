import type { Handler } from '#platform/server/jobs/handler.ts'
import { exportHandler } from '../csv-export/export-masters.ts'
import { lifeCycleHandler } from '../life-cycle/apply-life-cycles.ts'
import { advanceBusinessDateHandler } from './advance-business-date.ts'

export const systemJobs: readonly Handler[] = [advanceBusinessDateHandler, exportHandler, lifeCycleHandler]
