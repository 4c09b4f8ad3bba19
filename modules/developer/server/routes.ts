import { route, type Route } from '#platform/server/http/route.ts'
import { trialSlip } from '../contract/trial-slip.ts'
import { trialDetail, trialEdit } from './trial-slip.ts'

export const developerRoutes: readonly Route[] = [
  route(trialSlip.endpoints.getDetail, trialDetail),
  route(trialSlip.endpoints.doEdit, trialEdit),
]
