import type { Handler } from '#platform/server/jobs/handler.ts'
import { advanceBusinessDateHandler } from './advance-business-date.ts'

export const systemJobs: readonly Handler[] = [advanceBusinessDateHandler]
