import { route, type Route } from '#platform/server/http/route.ts'
import {
  cancelCount as cancelCountCall,
  cancelPlan as cancelCall,
  confirmCount as confirmCountCall,
  planStanding as standingCall,
  resetPlanStatus as resetCall,
  startConfirming as confirmCall,
  startPlanning as planCall,
} from '../../contract/run/run-calls.ts'
import { planStale as staleCall } from '../../contract/stale/stale-calls.ts'
import { planStale } from '../stale/read-stale.ts'
import { confirmCount } from './confirm-count.ts'
import {
  cancelCount,
  cancelPlan,
  planStanding,
  resetPlanStatus,
  startConfirming,
  startPlanning,
} from './start-run.ts'

export const runRoutes: readonly Route[] = [
  route(planCall, startPlanning),
  route(confirmCall, startConfirming),
  route(cancelCall, cancelPlan),
  route(cancelCountCall, cancelCount),
  route(confirmCountCall, confirmCount),
  route(standingCall, planStanding),
  route(resetCall, resetPlanStatus),
  route(staleCall, planStale),
]
