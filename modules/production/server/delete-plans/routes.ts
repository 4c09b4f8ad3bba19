import { route, type Route } from '#platform/server/http/route.ts'
import {
  deletePlans as deleteCall,
  previewPlans as previewCall,
} from '../../contract/delete-plans/delete-plans-calls.ts'
import { deletePlans, previewPlans } from './delete-plans.ts'

export const deletePlansRoutes: readonly Route[] = [
  route(previewCall, previewPlans),
  route(deleteCall, deletePlans),
]
