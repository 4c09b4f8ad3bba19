import { type MachineOrders, type Plan } from './machine-orders.ts'
import { type Random } from './random.ts'

/** A plan with a place in time for every operation, somewhere between its earliest and its latest start. */
export interface Placed {
  readonly plan: Plan
  readonly head: Int32Array
  readonly tail: Int32Array
  readonly duration: Int32Array
}

export function placed(orders: MachineOrders, plan: Plan): Placed {
  const { operations } = orders.shop
  orders.load(plan)
  return {
    plan,
    head: orders.head.slice(0, operations),
    tail: orders.tail.slice(0, operations),
    duration: orders.duration.slice(0, operations),
  }
}

/**
 * A plan on the path between two others. Every operation gets a time between its times in both; sorted by it, whatever
 * both plans agree on stays, and each thing they order differently goes with one of them. The result is sound without
 * repair, because a weighted mean of two orders respects what both respect. (Path relinking as in Peng, Lü and Cheng
 * 2015, the whole way in one step.)
 */
export function blend(from: Placed, toward: Placed, share: number, random: Random): Plan {
  const operations = from.head.length
  const keys = new Float64Array(operations)
  const chosen = new Int32Array(operations)
  const slackFrom = random.fraction()
  const slackToward = random.fraction()
  for (let x = 0; x < operations; x++) {
    keys[x] = (1 - share) * middle(from, x, slackFrom) + share * middle(toward, x, slackToward)
    chosen[x] = (random.fraction() < share ? toward : from).plan.chosen[x]!
  }
  const rank = new Int32Array(operations)
  from.plan.order.forEach((x, at) => (rank[x] = at))
  const order = Int32Array.from(rank.keys()).sort((a, b) => keys[a]! - keys[b]! || rank[a]! - rank[b]!)
  return { makespan: 0, chosen, order }
}

function middle({ plan, head, tail, duration }: Placed, x: number, slack: number): number {
  return (1 - slack) * head[x]! + slack * (plan.makespan - tail[x]! - duration[x]!)
}

/** How differently two plans use the machines: operations elsewhere, and steps apart in the overall order. */
export function distance(a: Placed, b: Placed): number {
  const operations = a.head.length
  const rank = new Int32Array(operations)
  a.plan.order.forEach((x, at) => (rank[x] = at))
  let apart = 0
  b.plan.order.forEach((x, at) => {
    if (a.plan.chosen[x] !== b.plan.chosen[x]) apart += operations
    apart += Math.abs(rank[x]! - at)
  })
  return apart
}
