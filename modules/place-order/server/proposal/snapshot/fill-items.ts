import type { PlannedItem } from '#modules/master/server/index.ts'
import { itemColumns, none, orderMethod, source, type ItemColumns } from '#planning/mrp/snapshot.ts'

/** Where an item finds its calendar, the days on which it can arrive and its order days among the plan's. */
export interface PlacesOf {
  readonly calendar: (item: PlannedItem) => number
  readonly arrivals: (item: PlannedItem) => number
  readonly cycle: (item: PlannedItem) => number
  /** What a working day uses of it, in thousandths. */
  readonly dailyUse: (item: PlannedItem) => number
}

const sourceOf = { 1: source.make, 2: source.subcontract, 3: source.buy } as const
const methodOf = {
  0: orderMethod.eachTime,
  1: orderMethod.orderPoint,
  2: orderMethod.regular,
  3: orderMethod.replenishment,
} as const

/** How each item is planned, by its own record and by how it is ordered from the first of its suppliers. */
export function fillItems(planned: readonly PlannedItem[], places: PlacesOf): ItemColumns {
  const items = itemColumns(planned.length)
  for (const [at, item] of planned.entries()) {
    items.source[at] = sourceOf[item.make_buy]
    items.phantom[at] = item.phantom_flg ? 1 : 0
    items.tied[at] = item.order_made_flg && !item.phantom_flg && item.make_buy === '1' ? 1 : 0
    items.unit[at] = 10 ** (3 - item.decimals)
    items.scrap[at] = item.scrap
    items.calendar[at] = places.calendar(item)
    items.arrivals[at] = item.make_buy === '1' ? none : places.arrivals(item)
    items.leadTime[at] = item.lead_time
    items.safetyLeadTime[at] = item.safety_lead_time
    items.safetyStock[at] = item.safety_stock
    fillMethod(items, at, item, places)
    fillLot(items, at, item)
  }
  return items
}

/** A method that its own record does not fill in yet waits for a shortage, as the one without a record does. */
function fillMethod(items: ItemColumns, at: number, item: PlannedItem, places: PlacesOf): void {
  const { order_method, point_lower, point_upper, fixed_qty } = item
  const cycle = order_method === '2' ? places.cycle(item) : none
  const isComplete =
    (order_method === '1' && fixed_qty > 0) ||
    (order_method === '2' && cycle !== none) ||
    (order_method === '3' && point_upper > 0)
  if (!isComplete) return
  items.method[at] = methodOf[order_method]
  items.orderPoint[at] = order_method === '2' ? 0 : point_lower
  items.upTo[at] = order_method === '3' ? point_upper : 0
  items.cycle[at] = cycle
  items.dailyUse[at] = order_method === '2' ? places.dailyUse(item) : 0
}

/**
 * 定量 orders its own quantity; the supplier's lot is whole packs, the item's step is counted from its smallest lot. More
 * than the supplier's largest lot he does not deliver at a time, even where the item's smallest would be more.
 */
function fillLot(items: ItemColumns, at: number, item: PlannedItem): void {
  if (items.method[at] === orderMethod.orderPoint) {
    items.lotFixed[at] = item.fixed_qty
    return
  }
  const isPacked = item.lot > 0
  const max = item.supplier_lot_max || item.lot_max
  const min = item.supplier_lot_max > 0 ? Math.min(item.lot_min, item.supplier_lot_max) : item.lot_min
  items.lotInPacks[at] = isPacked ? 1 : 0
  items.lotMin[at] = min
  items.lotStep[at] = isPacked ? item.lot : item.lot_step
  // The smallest pack that holds the smallest lot must fit into the largest.
  const least = isPacked ? Math.max(Math.ceil(min / item.lot), 1) * item.lot : min
  items.lotMax[at] = max >= Math.max(least, items.unit[at] ?? 1) ? max : 0
}
