import { route, type Route } from '#platform/server/http/route.ts'
import {
  editYearPlan as editCall,
  readYearLoad as loadCall,
  readYearPlan as readCall,
} from '../../contract/year-plan/year-plan-calls.ts'
import { editYearPlan } from './edit-year-plan.ts'
import { readYearLoad } from './read-year-load.ts'
import { readYearPlan } from './read-year-plan.ts'

export const yearPlanRoutes: readonly Route[] = [
  route(readCall, readYearPlan),
  route(loadCall, readYearLoad),
  route(editCall, editYearPlan),
]
