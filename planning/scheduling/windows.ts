import { type SearchLimits } from './elite-search.ts'
import { MachineOrders, type Plan } from './machine-orders.ts'
import { Moves } from './moves.ts'
import { type Random } from './random.ts'
import { emptyShop, machineClosing, machineOpening, jobClosing, jobOpening, type Shop } from './shop.ts'
import { tabuSearch } from './tabu-search.ts'

const smallest = 300
const spread = 500
const patience = 4000

/**
 * Large shops are improved a stretch of time at a time: what stands before a window gives its heads, what stands behind
 * gives its tails, and a tabu search inside shortens the longest path through it. Because a window is a stretch of one
 * topological order, no path leaves it and comes back, so its makespan is the real one.
 */
export class WindowSearch {
  moves = 0
  private readonly orders: MachineOrders

  constructor(
    private readonly shop: Shop,
    private readonly random: Random,
    private readonly limits: SearchLimits,
  ) {
    this.orders = new MachineOrders(shop)
  }

  run(first: Plan): Plan {
    const { shop, random, limits, orders } = this
    orders.load(first)
    let best = orders.save()
    let at = 0
    while (best.makespan > limits.goal && !limits.until()) {
      const size = Math.min(shop.operations, smallest + random.below(spread))
      const order = byStart(orders)
      if (at >= order.length) at = 0
      const from = Math.max(0, Math.min(at, order.length - size))
      this.improve(order, from, from + size)
      at = from + size >= order.length ? 0 : from + 1 + random.below(size)
      if (orders.makespan < best.makespan) {
        best = orders.save()
        limits.onBetter(best)
      }
    }
    return best
  }

  private improve(order: Int32Array, from: number, to: number): void {
    const { orders, random, limits } = this
    const cut = cutWindow(orders, order, from, to)
    const inside = new MachineOrders(cut.shop)
    inside.load(cut.plan)
    if (inside.makespan < orders.makespan) return
    const { plan, moves } = tabuSearch(inside, new Moves(cut.shop), random, {
      goal: limits.goal,
      patience,
      until: limits.until,
    })
    this.moves += moves
    if (plan.makespan > orders.makespan) return
    const chosen = orders.chosen.slice()
    const renewed = order.slice()
    plan.order.forEach((inner, i) => {
      const x = cut.outer[inner]!
      renewed[from + i] = x
      chosen[x] = orders.shop.altStart[x]! + plan.chosen[inner]! - cut.shop.altStart[inner]!
    })
    orders.load({ chosen, order: renewed })
  }
}

/** All operations by start; those that start together in an order that the machines allow. */
function byStart({ order, head, position }: MachineOrders): Int32Array {
  return order.slice().sort((a, b) => head[a]! - head[b]! || position[a]! - position[b]!)
}

interface Cut {
  readonly shop: Shop
  readonly plan: Pick<Plan, 'chosen' | 'order'>
  /** The operation of the large shop behind each of the window's. */
  readonly outer: Int32Array
}

function cutWindow(orders: MachineOrders, order: Int32Array, from: number, to: number): Cut {
  const members = order.subarray(from, to)
  const { shop: large, head, duration, tail } = orders
  const inner = new Map<number, number>()
  const jobs: number[][] = []
  const rowOfJob = new Map<number, number[]>()
  let alternatives = 0
  for (const x of members) {
    const job = large.jobOf[x]!
    let row = rowOfJob.get(job)
    if (!row) {
      row = []
      rowOfJob.set(job, row)
      jobs.push(row)
    }
    row.push(x)
    alternatives += large.altStart[x + 1]! - large.altStart[x]!
  }
  const outer = Int32Array.from(jobs.flat())
  outer.forEach((x, i) => inner.set(x, i))
  const { machines } = large
  const shop = emptyShop({ operations: members.length, machines, jobs: jobs.length, alternatives })
  const chosen = new Int32Array(members.length)
  let next = 0
  outer.forEach((x, i) => {
    shop.altStart[i] = next
    chosen[i] = next + orders.chosen[x]! - large.altStart[x]!
    for (let a = large.altStart[x]!; a < large.altStart[x + 1]!; a++) {
      shop.altMachine[next] = large.altMachine[a]!
      shop.altDuration[next++] = large.altDuration[a]!
    }
  })
  shop.altStart[members.length] = next
  linkJobs(shop, jobs, orders, inner)
  linkMachines(shop, orders)
  return { shop, plan: { chosen, order: members.map((x) => inner.get(x)!) }, outer }

  function linkJobs(
    small: Shop,
    rows: number[][],
    { shop: { jobPred, jobSucc } }: MachineOrders,
    at: Map<number, number>,
  ) {
    rows.forEach((row, j) => {
      let before = jobOpening(small, j)
      const pred = jobPred[row[0]!]!
      small.postTime[before] = head[pred]! + duration[pred]!
      for (const x of row) {
        const i = at.get(x)!
        small.jobOf[i] = j
        small.jobPred[i] = before
        small.jobSucc[before] = i
        before = i
      }
      const closing = jobClosing(small, j)
      const succ = jobSucc[row.at(-1)!]!
      small.jobPred[closing] = before
      small.jobSucc[before] = closing
      small.postTime[closing] = tail[succ]! + duration[succ]!
    })
  }

  /** A machine opens when its last operation before the window ends. */
  function linkMachines(small: Shop, { machine }: MachineOrders) {
    for (let i = 0; i < from; i++) {
      const x = order[i]!
      small.postTime[machineOpening(small, machine[x]!)] = head[x]! + duration[x]!
    }
    for (let i = order.length - 1; i >= to; i--) {
      const x = order[i]!
      small.postTime[machineClosing(small, machine[x]!)] = tail[x]! + duration[x]!
    }
  }
}
