import { route, type Route } from '#platform/server/http/route.ts'
import {
  correctLeadTime as correctCall,
  supplierScore as scoreCall,
} from '../../contract/score/score-calls.ts'
import { correctLeadTime, supplierScore } from './supplier-score.ts'

export const scoreRoutes: readonly Route[] = [
  route(scoreCall, supplierScore),
  route(correctCall, correctLeadTime),
]
