import { datesOf, type PlanState } from './plan-state.ts'
import { orderFlag } from './order-dates.ts'
import { ceilDivide, floorDivide, scaleDown, scaleUp, wholePercent } from './quantity.ts'
import { type ItemColumns } from './snapshot.ts'

/** A need is split into at most so many orders; the last then takes the rest, whatever the largest lot says. */
export const mostParts = 200

/**
 * The quantity to order for a net need: grossed up for scrap, then the fixed lot, or min and step; what is above the
 * largest lot is cut to the largest that min and step allow, and the caller orders the rest in further parts.
 */
export function lotQuantity(items: ItemColumns, item: number, net: number, part: number): number {
  const gross = grossOf(items, item, net)
  const fixed = items.lotFixed[item] ?? 0
  if (fixed > 0) return part < mostParts ? fixed : ceilDivide(gross, fixed) * fixed
  const lot = inRange(items, item, gross)
  const max = items.lotMax[item] ?? 0
  return max > 0 && lot > max && part < mostParts ? largestLot(items, item) : lot
}

/** What must be started so that `good` comes out. */
export function grossOf(items: ItemColumns, item: number, good: number): number {
  const scrap = scrapOf(items, item)
  return scrap ? scaleUp(good, wholePercent, wholePercent - scrap, items.unit[item] ?? 1) : good
}

/** What comes out of an order: quantity × (1 − scrap), rounded down. */
export function goodOf(items: ItemColumns, item: number, quantity: number): number {
  const scrap = scrapOf(items, item)
  return scrap ? scaleDown(quantity, wholePercent - scrap, wholePercent, items.unit[item] ?? 1) : quantity
}

/** Nobody makes a phantom, so nothing of it is lost. */
function scrapOf(items: ItemColumns, item: number): number {
  return items.phantom[item] ? 0 : (items.scrap[item] ?? 0)
}

/** Below min → min; above it min + whole steps. */
export function inRange(items: ItemColumns, item: number, quantity: number): number {
  const min = items.lotMin[item] ?? 0
  const step = items.lotStep[item] ?? 0
  if (quantity <= min) return min
  return step > 0 ? min + ceilDivide(quantity - min, step) * step : quantity
}

export function largestLot(items: ItemColumns, item: number): number {
  const min = items.lotMin[item] ?? 0
  const step = items.lotStep[item] ?? 0
  const max = items.lotMax[item] ?? 0
  return step > 0 ? min + floorDivide(max - min, step) * step : max
}

/** Plans the orders for one need and returns what they will give. */
export function orderFor(state: PlanState, item: number, need: number, net: number, flags: number): number {
  const { items, orders } = state
  const dates = datesOf(state, item)
  const isPhantom = items.phantom[item] === 1
  let good = 0
  for (let part = 1; good < net; part++) {
    const rest = net - good
    const quantity = isPhantom ? rest : lotQuantity(items, item, rest, part)
    orders.add(dates, need, quantity, rest, part > 1 ? flags | orderFlag.furtherPart : flags)
    good += goodOf(items, item, quantity)
  }
  return good
}
