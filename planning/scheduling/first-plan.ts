import { listPlan, rules, urgency } from './list-plan.ts'
import { MachineOrders, type Plan } from './machine-orders.ts'
import { type Random } from './random.ts'
import { mirrored, type Shop } from './shop.ts'

interface Limits {
  readonly goal: number
  readonly until: () => boolean
}

/** How many passes there and back a start gets without a better makespan. */
const fruitlessPasses = 4

/**
 * The best of all dispatching rules, each passed forward and backward in time until nothing improves: a pass dispatches
 * against the ends of the pass before (forward-backward improvement, Li and Willis 1992; here with queues for every
 * machine). On shops with many jobs a machine this alone often meets the bound.
 */
export function firstPlan(shop: Shop, orders: MachineOrders, random: Random, limits: Limits): Plan {
  const back = mirrored(shop)
  const backOrders = new MachineOrders(back)
  let best: Plan | undefined
  for (const rule of rules) {
    if (best && (best.makespan <= limits.goal || limits.until())) break
    orders.load(listPlan(shop, urgency(shop, rule, random, 0)))
    if (!best || orders.makespan < best.makespan) best = orders.save()
    let fruitless = 0
    while (fruitless < fruitlessPasses && best.makespan > limits.goal && !limits.until()) {
      fruitless++
      backOrders.load(listPlan(back, latestFirst(orders)))
      orders.load(listPlan(shop, latestFirst(backOrders)))
      const turned = turn(backOrders)
      const better: Plan = orders.makespan <= turned.makespan ? orders.save() : turned
      if (better.makespan >= best.makespan) continue
      best = better
      fruitless = 0
    }
  }
  if (!best) throw new Error('There is no dispatching rule.')
  return best
}

/** What ends last in one direction goes first in the other. */
function latestFirst({ head, duration, shop }: MachineOrders): Float64Array {
  const keys = new Float64Array(shop.operations)
  for (let x = 0; x < keys.length; x++) keys[x] = -(head[x]! + duration[x]!)
  return keys
}

/** A backward plan read forwards. */
function turn(orders: MachineOrders): Plan {
  return { makespan: orders.makespan, chosen: orders.chosen.slice(), order: orders.order.slice().reverse() }
}
