import { type MachineOrders, type Plan } from './machine-orders.ts'
import type { Moves } from './moves.ts'
import { type Random } from './random.ts'

export interface TabuLimits {
  /** Moves without a new best plan after which the search gives up. */
  readonly patience: number
  /** A makespan nobody needs to beat. */
  readonly goal: number
  /** Asked now and then; true ends the search. */
  readonly until: () => boolean
}

export interface TabuResult {
  readonly plan: Plan
  readonly moves: number
}

/** How many moves pass between two looks at the clock: about a tenth of a millisecond's worth. */
const movesPerLook = 32

/**
 * Tabu search from the schedule that `orders` holds: the best admitted neighbour by estimate is taken, better or not
 * (Nowicki and Smutnicki's scheme with the neighbourhoods of moves.ts).
 */
export function tabuSearch(
  orders: MachineOrders,
  moves: Moves,
  random: Random,
  limits: TabuLimits,
): TabuResult {
  let best = orders.save()
  let stale = 0
  let done = 0
  moves.forget()
  while (best.makespan > limits.goal && stale < limits.patience) {
    if (done % movesPerLook === 0 && limits.until()) break
    if (!moves.choose(orders, best.makespan, random)) break
    moves.apply(orders, random)
    done++
    stale++
    if (orders.makespan < best.makespan) {
      best = orders.save()
      stale = 0
    }
  }
  return { plan: best, moves: done }
}
