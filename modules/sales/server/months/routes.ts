import { route } from '#platform/server/http/route.ts'
import { businessMonths } from '../../contract/months/month-calls.ts'
import { readMonths } from './read-months.ts'

export const monthRoutes = [route(businessMonths, readMonths)]
