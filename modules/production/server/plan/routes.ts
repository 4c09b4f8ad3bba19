import { route, type Route } from '#platform/server/http/route.ts'
import {
  aboutPlan as aboutCall,
  addPlan as addCall,
  confirmPlans as confirmCall,
  editPlan as editCall,
  lockPlans as lockCall,
  planFamily as familyCall,
  removePlans as removeCall,
  shortParts as shortCall,
} from '../../contract/plan/plan-calls.ts'
import { applyMoves as applyCall, tryMoves as tryCall } from '../../contract/gantt/move-calls.ts'
import { checkSplit as checkCall, halfOfPlan as halfCall } from '../../contract/gantt/split-calls.ts'
import { checkSplit, halfOfPlan } from '../gantt/write-splits.ts'
import { applyMoves, tryMoves } from '../gantt/move-plan.ts'
import {
  appliedMoves as appliedCall,
  redoMoves as redoCall,
  undoMoves as undoCall,
} from '../../contract/gantt/applied-moves.ts'
import { readApplied } from '../gantt/applied-changes.ts'
import { redoMoves, undoMoves } from '../gantt/take-back.ts'
import { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import { shopOnGantt } from '../../contract/gantt/shop-calls.ts'
import { fullestMachines } from '../../contract/load/fullest-calls.ts'
import { readFullest } from '../gantt/read-fullest.ts'
import { readGantt } from '../gantt/read-gantt.ts'
import { readShopOnGantt } from '../gantt/read-shop-now.ts'
import { aboutPlan } from './about-plan.ts'
import { addPlan, editPlan, lockPlans, removePlans } from './change-plans.ts'
import { confirmPlans } from './confirm-plans.ts'
import { planFamily } from './plan-family.ts'
import { shortParts } from './short-parts.ts'

export const planRoutes: readonly Route[] = [
  route(addCall, addPlan),
  route(editCall, editPlan),
  route(lockCall, lockPlans),
  route(removeCall, removePlans),
  route(confirmCall, confirmPlans),
  route(shortCall, shortParts),
  route(familyCall, planFamily),
  route(aboutCall, aboutPlan),
  route(tryCall, tryMoves),
  route(halfCall, halfOfPlan),
  route(checkCall, checkSplit),
  route(applyCall, applyMoves),
  route(appliedCall, readApplied),
  route(undoCall, undoMoves),
  route(redoCall, redoMoves),
  route(planOnGantt, readGantt),
  route(fullestMachines, readFullest),
  route(shopOnGantt, readShopOnGantt),
]
