import { route, type Route } from '#platform/server/http/route.ts'
import * as calls from '../../contract/allocation-calls.ts'
import {
  allocateInBulk as bulkCall,
  previewAllocation as previewCall,
} from '../../contract/bulk-allocation.ts'
import { allocateInBulk, previewAllocation } from './bulk-allocation.ts'
import { changePromises, promisesOfOrder } from './change-promises.ts'
import { lostPromises, seeLost } from './lost-promises.ts'
import { pegLine, suppliesForLine, unpegLine } from './peg-line.ts'

/** Allocation and pegs of lines, beside those of a whole order. */
export const promiseRoutes: readonly Route[] = [
  route(calls.promisesOfOrder, promisesOfOrder),
  route(calls.changePromises, changePromises),
  route(calls.suppliesForLine, suppliesForLine),
  route(calls.pegLine, pegLine),
  route(calls.unpegLine, unpegLine),
  route(calls.lostPromises, lostPromises),
  route(calls.seeLost, seeLost),
  route(previewCall, previewAllocation),
  route(bulkCall, allocateInBulk),
]
