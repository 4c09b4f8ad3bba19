import { firstPartOf, goodOf, grossOf, inRange, largestLot, startedBefore } from '../mrp/lots.ts'
import { orderFlag } from '../mrp/order-dates.ts'
import { type PlanState } from '../mrp/plan-state.ts'
import { type OrderName } from '../mrp/proposal.ts'
import { orderMethod } from '../mrp/snapshot.ts'

/**
 * One step of how an order came to its quantity: the rule, its parameter, and the value after it. The first step is what
 * was short, the last value is the order's quantity. Thousandths.
 */
export interface ArithmeticStep {
  readonly rule:
    | 'net'
    | 'period-net'
    | 'order-point'
    | 'up-to'
    | 'cycle-cover'
    | 'scrap'
    | 'min'
    | 'step'
    | 'packs'
    | 'fixed'
    | 'max'
    | 'whole-lots'
  /** The policy's number: min lot, step, days of the period, hundredths of a percent; 0 when it has none. */
  readonly parameter: number
  readonly value: number
}

/** net 3 → min lot 5 → step 5 → 5, as data. Of a split need, each order begins with what was still short. */
export function arithmeticOf(state: PlanState, { item, ordinal }: OrderName): readonly ArithmeticStep[] {
  const { orders, items } = state
  const order = (orders.from[item] ?? 0) + ordinal
  const quantity = orders.quantity[order] ?? 0
  const steps: ArithmeticStep[] = [firstStep(state, item, order)]
  const value = () => steps.at(-1)?.value ?? 0
  const add = (rule: ArithmeticStep['rule'], parameter: number, next: number) => {
    if (next !== value()) steps.push({ rule, parameter, value: next })
  }
  if ((orders.flags[order] ?? 0) & orderFlag.increase) {
    add('whole-lots', items.lotStep[item] ?? 0, quantity)
    return steps
  }
  // Scrap is added once for the whole need; of a further part it is what the earlier ones have left.
  const gross = grossOf(items, item, orders.net[firstPartOf(state, order)] ?? 0)
  if (items.scrap[item]) add('scrap', items.scrap[item] ?? 0, gross - startedBefore(state, order))
  const fixed = items.lotFixed[item] ?? 0
  if (fixed > 0) add('fixed', fixed, fixed)
  else {
    const min = items.lotMin[item] ?? 0
    add('min', min, Math.max(value(), min))
    const rule = items.lotInPacks[item] ? 'packs' : 'step'
    add(rule, items.lotStep[item] ?? 0, inRange(items, item, value()))
    if ((items.lotMax[item] ?? 0) > 0 && value() > quantity)
      add('max', items.lotMax[item] ?? 0, largestLot(items, item))
  }
  // Only a need of hundreds of lots ends here: its last order takes what is left.
  add('whole-lots', fixed, quantity)
  return steps
}

function firstStep({ items, orders }: PlanState, item: number, order: number): ArithmeticStep {
  const value = orders.net[order] ?? 0
  const flags = orders.flags[order] ?? 0
  if (!(flags & orderFlag.review)) {
    const period = items.lotPeriod[item] ?? 0
    return period > 1
      ? { rule: 'period-net', parameter: period, value }
      : { rule: 'net', parameter: 0, value }
  }
  switch (items.method[item]) {
    case orderMethod.orderPoint:
      return { rule: 'order-point', parameter: items.orderPoint[item] ?? 0, value }
    case orderMethod.replenishment:
      return { rule: 'up-to', parameter: items.upTo[item] ?? 0, value }
    default:
      return { rule: 'cycle-cover', parameter: items.dailyUse[item] ?? 0, value }
  }
}

/** What the orders of one need give together, and what they were made for. */
export function coverage(
  state: PlanState,
  { item, ordinal }: OrderName,
): { readonly net: number; readonly good: number; readonly parts: number } {
  const { orders, items } = state
  const first = orders.from[item] ?? 0
  const begin = firstPartOf(state, first + ordinal)
  const last = first + (orders.size[item] ?? 0)
  let started = orders.quantity[begin] ?? 0
  let end = begin + 1
  for (; end < last && (orders.flags[end] ?? 0) & orderFlag.furtherPart; end++)
    started += orders.quantity[end] ?? 0
  return { net: orders.net[begin] ?? 0, good: goodOf(items, item, started), parts: end - begin }
}
