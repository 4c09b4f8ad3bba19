import { type PlanState } from './plan-state.ts'

/** What an item is netted against: everything it has, or what is tied to one customer order line. */
export interface Lane {
  readonly item: number
  /** −1: not tied. */
  readonly origin: number
  readonly stock: number
  readonly safety: number
  /** Existing supplies by day. */
  readonly supplies: Int32Array
}

/** Existing supplies in the sequence in which the plan counts on them, and what was there before each. */
export interface Counting {
  readonly lane: Lane
  /** Stock, supplies and planned orders so far. */
  incoming: number
  balance: number
  /** Supplies before this place in `lane.supplies` are counted, or are in `skipped`. */
  next: number
  readonly counted: { readonly supply: number; readonly before: number; readonly day: number }[]
  readonly pulled: Set<number>
}

export function countOn(state: PlanState, counting: Counting, supply: number, day: number): void {
  const quantity = state.supplies.quantity[supply] ?? 0
  counting.counted.push({ supply, before: counting.incoming, day })
  counting.incoming += quantity
  counting.balance += quantity
  state.advice.countedFrom[supply] = day
}
