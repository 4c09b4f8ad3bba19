import { itemColumns, orderMethod, source, type ItemColumns } from '#planning/mrp/snapshot.ts'
import { type Random } from './random.ts'

/**
 * Shares of the rules. Finished goods: lot for lot 60 %, step 20 %, weekly 20 %; one in fifty is planned per order line.
 * Parts, which sell slowly in a factory of this many items: period of 2–8 weeks 40 %, min and step of 4–13 weeks' use
 * 35 %, fixed 10 %, largest lot 12 %, lot for lot 3 %; one in fifty is a phantom. Bought: the same lots, and order point 10 %, cycle 5 %, replenishment 5 %.
 */
export function fillPolicies(
  random: Random,
  starts: readonly number[],
  weeklyUse: Float64Array,
): ItemColumns {
  const items = itemColumns(weeklyUse.length)
  const finished = starts[1] ?? 0
  const bought = starts.at(-2) ?? 0
  for (let item = 0; item < items.count; item++) {
    const week = wholeUnits(weeklyUse[item] ?? 0)
    items.calendar[item] = random.chance(0.8) ? 0 : 1
    items.leadTime[item] = item < bought ? random.whole(1, 5) : random.whole(5, 30)
    items.safetyLeadTime[item] = random.whole(0, 2)
    items.source[item] = item >= bought ? source.buy : random.chance(0.05) ? source.subcontract : source.make
    if (random.chance(0.05)) items.scrap[item] = random.pick([100, 200, 300])
    if (item < finished) finishedGood(random, items, item, week)
    else part(random, items, item, week)
    if (item >= bought) boughtMethod(random, items, item, week)
  }
  return items
}

function finishedGood(random: Random, items: ItemColumns, item: number, week: number): void {
  if (random.chance(0.02)) {
    items.tied[item] = 1
    return
  }
  items.onHand[item] = week * random.whole(0, 2)
  const rule = random.next()
  if (rule < 0.2) items.lotStep[item] = random.pick([5000, 10_000])
  else if (rule < 0.4) items.lotPeriod[item] = 7
}

function part(random: Random, items: ItemColumns, item: number, week: number): void {
  if (random.chance(0.02)) {
    items.phantom[item] = 1
    items.leadTime[item] = 0
    items.scrap[item] = 0
    return
  }
  items.onHand[item] = week * random.whole(0, 4)
  if (random.chance(0.3)) items.safetyStock[item] = week
  const rule = random.next()
  const lot = week * random.whole(4, 13)
  if (rule < 0.4) items.lotPeriod[item] = 7 * random.whole(2, 8)
  else if (rule < 0.75) {
    items.lotMin[item] = lot
    items.lotStep[item] = wholeUnits(lot / 10)
  } else if (rule < 0.85) items.lotFixed[item] = lot
  else if (rule < 0.97) {
    items.lotMin[item] = wholeUnits(lot / 2)
    items.lotMax[item] = lot
  }
}

function boughtMethod(random: Random, items: ItemColumns, item: number, week: number): void {
  const method = random.next()
  if (method < 0.1) {
    items.method[item] = orderMethod.orderPoint
    items.orderPoint[item] = week * 7
    items.lotFixed[item] = week * 4
  } else if (method < 0.15) {
    items.method[item] = orderMethod.regular
    items.cycle[item] = random.whole(0, 1)
  } else if (method < 0.2) {
    items.method[item] = orderMethod.replenishment
    items.orderPoint[item] = week * 7
    items.upTo[item] = week * 11
  }
}

/** Whole pieces, at least one. */
function wholeUnits(quantity: number): number {
  return Math.max(1, Math.round(quantity / 1000)) * 1000
}
