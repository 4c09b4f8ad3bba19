import { EliteSearch } from './elite-search.ts'
import { firstPlan } from './first-plan.ts'
import { lowerBound } from './lower-bound.ts'
import { MachineOrders, type Plan } from './machine-orders.ts'
import { Random } from './random.ts'
import { type Shop } from './shop.ts'
import { WindowSearch } from './windows.ts'

/** Above that many operations a tabu search sees windows, not the whole. */
const largestWhole = 2000

export interface Progress {
  readonly makespan: number
  readonly lowerBound: number
}

export interface SolveOptions {
  readonly seed: number
  /** Asked now and then; true ends the search, whose best plan so far is the result. */
  readonly until: () => boolean
  readonly onProgress?: (progress: Progress) => void
}

export interface Solution {
  readonly makespan: number
  readonly lowerBound: number
  readonly moves: number
  /** By operation: its machine, start and end. */
  readonly machine: Int32Array
  readonly start: Int32Array
  readonly end: Int32Array
}

/** Dispatching rules, all tried; then the search that the size allows. */
export function solveShop(shop: Shop, options: SolveOptions): Solution {
  const random = new Random(options.seed)
  const goal = lowerBound(shop)
  const orders = new MachineOrders(shop)
  const report = (plan: Plan) => options.onProgress?.({ makespan: plan.makespan, lowerBound: goal })
  const first = firstPlan(shop, orders, random, { goal, until: options.until })
  report(first)
  const limits = { goal, until: options.until, onBetter: report }
  const search =
    shop.operations > largestWhole
      ? new WindowSearch(shop, random, limits)
      : new EliteSearch(shop, random, limits)
  const best = search.run(first)
  return readOut(orders, best, goal, search.moves)
}

function readOut(orders: MachineOrders, plan: Plan, goal: number, moves: number): Solution {
  const { operations } = orders.shop
  orders.load(plan)
  return {
    makespan: orders.makespan,
    lowerBound: goal,
    moves,
    machine: orders.machine.slice(0, operations),
    start: orders.head.slice(0, operations),
    end: orders.head.slice(0, operations).map((at, x) => at + orders.duration[x]!),
  }
}
