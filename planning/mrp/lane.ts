import { usableOf } from './free-stock.ts'
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
  /** The most that is short on any day because nothing can be ordered. */
  uncovered: number
}

/** Existing supplies in the sequence in which the plan counts on them. */
export interface Counting {
  readonly lane: Lane
  balance: number
  /** Supplies before this place in `lane.supplies` are counted. */
  next: number
  readonly counted: number[]
  /** Those that are counted before their day. */
  readonly pulled: Set<number>
}

export function countOn(state: PlanState, counting: Counting, supply: number, day: number): void {
  counting.counted.push(supply)
  counting.balance += usableOf(state, supply)
  state.advice.countedFrom[supply] = day
}

/** What arrives inside the frozen days stays as it is, and what is fixed; what is overdue does not. */
export function isMovable({ supplies, snapshot }: PlanState, supply: number): boolean {
  const day = supplies.day[supply] ?? 0
  return !supplies.fixed[supply] && (day < 0 || day >= snapshot.frozenDays)
}
