import { EliteSearch } from './elite-search.ts'
import { firstPlan } from './first-plan.ts'
import { GaplessSearch } from './gapless-search.ts'
import { gaplessShop } from './gapless-shop.ts'
import { listPlan } from './list-plan.ts'
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

/** Dispatching rules, all tried; where no machine has time to spare, a search of its own; then what the size allows. */
export function solveShop(shop: Shop, options: SolveOptions): Solution {
  const { until } = options
  const random = new Random(options.seed)
  const goal = lowerBound(shop)
  const orders = new MachineOrders(shop)
  const report = (plan: Plan) => options.onProgress?.({ makespan: plan.makespan, lowerBound: goal })
  const ruled = firstPlan(shop, orders, random, { goal, until })
  report(ruled)
  const { first, steps } = filled(shop, orders, ruled, { goal, until, random })
  if (first !== ruled) report(first)
  const limits = { goal, until, onBetter: report }
  const search =
    shop.operations > largestWhole
      ? new WindowSearch(shop, random, limits)
      : new EliteSearch(shop, random, limits)
  const best = search.run(first)
  return readOut(orders, best, goal, steps + search.moves)
}

interface FillOptions {
  readonly goal: number
  readonly until: () => boolean
  readonly random: Random
}

/** A plan without gaps when the machines are so full that there must be none; else the plan that there was. */
function filled(shop: Shop, orders: MachineOrders, plan: Plan, { goal, until, random }: FillOptions) {
  const gapless = plan.makespan > goal ? gaplessShop(shop, goal) : undefined
  if (!gapless) return { first: plan, steps: 0 }
  const search = new GaplessSearch(gapless, random)
  const isWhole = search.run(until)
  const start = search.start.subarray(0, shop.operations)
  // What still overlaps is dispatched in the order that was aimed at.
  const chosen = shop.altStart.slice(0, shop.operations)
  orders.load(isWhole ? { chosen, order: inOrderOf(start) } : listPlan(shop, Float64Array.from(start)))
  const found = orders.save()
  return { first: found.makespan < plan.makespan ? found : plan, steps: search.steps }
}

function inOrderOf(start: Int32Array): Int32Array {
  return Int32Array.from(start, (_, x) => x).sort((a, b) => start[a]! - start[b]!)
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
