import type { Context } from '#platform/server/context.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { StockWork } from '../ledger/stock-work.ts'
import type { LoosenedDemand } from './peg-work.ts'
import type { OpenSupply, PegRequest } from './supply.ts'

/**
 * 紐付け: ties demands to supplies that are still to come, at most as much as these will bring. Whoever posts a receipt
 * names its supply (`Movement.supply`): what is tied to it is allocated then, in the same transaction.
 */
export const peg = (
  context: Context,
  requests: readonly PegRequest[],
  cellOf?: (path: string) => string,
): void => unitOf(context).part(StockWork).peg(requests, cellOf)

/** The demands wait for nothing any more, or for so much: they are cancelled, planned anew, or want less. */
export const unpeg = (context: Context, demands: readonly LoosenedDemand[]): void =>
  unitOf(context).part(StockWork).unpeg(demands)

/**
 * The owner of supplies says what is still to come of them when it changes them: promises beyond that are loosened, the
 * latest and least urgent first, and their demands are told.
 */
export const changeSupply = (context: Context, supplies: readonly OpenSupply[]): void =>
  unitOf(context).part(StockWork).changeSupply(supplies)
