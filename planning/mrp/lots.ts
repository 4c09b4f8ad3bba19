import { datesOf, type PlanState } from './plan-state.ts'
import { orderFlag } from './order-dates.ts'
import { ceilDivide, floorDivide, scaleDown, scaleUp, wholePercent } from './quantity.ts'
import { type ItemColumns } from './snapshot.ts'

/** A need is split into at most so many orders; the last then takes the rest, whatever the largest lot says. */
const mostParts = 200

/**
 * The quantity of one order for what is still to be started: the fixed lot, or min and step; what is above the largest
 * lot is cut to the largest that min and step allow, and the caller orders the rest in further parts.
 */
export function lotQuantity(items: ItemColumns, item: number, gross: number, part: number): number {
  const fixed = items.lotFixed[item] ?? 0
  if (fixed > 0) return part < mostParts ? fixed : ceilDivide(gross, fixed) * fixed
  const lot = inRange(items, item, gross)
  const max = items.lotMax[item] ?? 0
  return max > 0 && lot > max && part < mostParts ? largestLot(items, item) : lot
}

/** What must be started so that `good` comes out. */
export function grossOf(items: ItemColumns, item: number, good: number): number {
  const scrap = items.scrap[item] ?? 0
  return scrap ? scaleUp(good, wholePercent, wholePercent - scrap, items.unit[item] ?? 1) : good
}

/** What comes out of what is started for one need, in however many orders: × (1 − scrap), rounded down. */
export function goodOf(items: ItemColumns, item: number, quantity: number): number {
  const scrap = items.scrap[item] ?? 0
  return scrap ? scaleDown(quantity, wholePercent - scrap, wholePercent, items.unit[item] ?? 1) : quantity
}

/** What comes out of one order. Scrap is reckoned for the need, so a lot gives what the need has more with it. */
export function goodOfOrder(state: PlanState, item: number, order: number): number {
  const { items, orders } = state
  const quantity = orders.quantity[order] ?? 0
  if (!items.scrap[item]) return quantity
  const before = startedBefore(state, order)
  return goodOf(items, item, before + quantity) - goodOf(items, item, before)
}

/** What earlier orders start for the same need. */
export function startedBefore(state: PlanState, order: number): number {
  const { quantity } = state.orders
  let started = 0
  for (let part = firstPartOf(state, order); part < order; part++) started += quantity[part] ?? 0
  return started
}

/** The first of the orders into which the largest lot has split a need. */
export function firstPartOf({ orders }: PlanState, order: number): number {
  let part = order
  while ((orders.flags[part] ?? 0) & orderFlag.furtherPart) part--
  return part
}

/** Below min → min; above it min + whole steps, or whole packs. */
export function inRange(items: ItemColumns, item: number, quantity: number): number {
  const min = items.lotMin[item] ?? 0
  const step = items.lotStep[item] ?? 0
  if (items.lotInPacks[item]) return ceilDivide(Math.max(quantity, min), step) * step
  if (quantity <= min) return min
  return step > 0 ? min + ceilDivide(quantity - min, step) * step : quantity
}

export function largestLot(items: ItemColumns, item: number): number {
  const min = items.lotMin[item] ?? 0
  const step = items.lotStep[item] ?? 0
  const max = items.lotMax[item] ?? 0
  if (items.lotInPacks[item]) return floorDivide(max, step) * step
  return step > 0 ? min + floorDivide(max - min, step) * step : max
}

/** Plans the orders for one need and returns what they will give. */
export function orderFor(state: PlanState, item: number, need: number, net: number, flags: number): number {
  const { items, orders } = state
  const dates = datesOf(state, item)
  const gross = grossOf(items, item, net)
  let started = 0
  for (let part = 1; started < gross; part++) {
    const quantity = lotQuantity(items, item, gross - started, part)
    const rest = net - goodOf(items, item, started)
    orders.add(dates, need, quantity, rest, part > 1 ? flags | orderFlag.furtherPart : flags)
    started += quantity
  }
  return goodOf(items, item, started)
}
