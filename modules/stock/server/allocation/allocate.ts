import type { Context } from '#platform/server/context.ts'
import type { Later } from '#platform/server/unit/later.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { Demand } from '../ledger/demand.ts'
import { StockWork } from '../ledger/stock-work.ts'
import type { AllocationRequest } from './request.ts'

/**
 * Promises stock, in the order of the requests, all or nothing unless a request takes what there is; answers how much
 * each has got. What a demand has been promised already stays, and this comes on top.
 */
export const allocate = (
  context: Context,
  requests: readonly AllocationRequest[],
  cellOf?: (path: string) => string,
): Later<readonly string[]> => unitOf(context).part(StockWork).allocate(requests, cellOf)

/** Gives back everything that these demands have been promised: an order is cancelled, or planned anew. */
export const release = (context: Context, demands: readonly Demand[]): void =>
  unitOf(context).part(StockWork).release(demands)

/** Fixed or not any more: what is firm is released last when goods turn out to be missing. */
export const makeFirm = (context: Context, demands: readonly Demand[], firm: boolean): void =>
  unitOf(context).part(StockWork).makeFirm(demands, firm)
