import {
  demandColumns,
  demandKind,
  none,
  source,
  supplyColumns,
  supplyKind,
  type DemandColumns,
  type ItemColumns,
  type SupplyColumns,
} from '#planning/mrp/snapshot.ts'
import { type Random } from './random.ts'

/** Nine in ten on finished goods, the rest spare parts; one in five is a forecast, two in a hundred are overdue. */
export function generateDemands(
  random: Random,
  starts: readonly number[],
  count: number,
  horizon: number,
): DemandColumns {
  const finished = starts[1] ?? 1
  const items = starts.at(-1) ?? 1
  const demands = demandColumns(count)
  for (let demand = 0; demand < count; demand++) {
    const isSpare = random.chance(0.1) && items > finished
    const isForecast = !isSpare && random.chance(0.2)
    demands.item[demand] = isSpare ? random.whole(finished, items - 1) : random.whole(0, finished - 1)
    demands.day[demand] = random.chance(0.02) ? -random.whole(1, 20) : random.whole(0, horizon - 1)
    demands.quantity[demand] = random.whole(1, 20) * 1000
    demands.kind[demand] = isForecast ? demandKind.forecast : demandKind.order
    demands.customer[demand] = isForecast && random.chance(0.5) ? 0 : random.whole(1, 5)
    demands.origin[demand] = isForecast ? none : demand
  }
  return demands
}

/** One item in five has an order under way, for one to four weeks of its use. */
export function generateSupplies(random: Random, items: ItemColumns, weeklyUse: Float64Array): SupplyColumns {
  const rows: { item: number; day: number; quantity: number }[] = []
  for (let item = 0; item < items.count; item++) {
    if (items.phantom[item] || items.tied[item] || !random.chance(0.2)) continue
    const lead = items.leadTime[item] ?? 0
    const quantity = Math.ceil(((weeklyUse[item] ?? 0) / 1000) * random.whole(1, 4)) * 1000
    if (quantity > 0) rows.push({ item, day: random.whole(-3, lead + 5), quantity })
  }
  const supplies = supplyColumns(rows.length)
  for (const [supply, row] of rows.entries()) {
    supplies.item[supply] = row.item
    supplies.day[supply] = row.day
    supplies.quantity[supply] = row.quantity
    supplies.kind[supply] =
      items.source[row.item] === source.buy ? supplyKind.purchaseOrder : supplyKind.workOrder
    supplies.fixed[supply] = random.chance(0.1) ? 1 : 0
    supplies.adjustable[supply] = random.chance(0.1) ? 1 : 0
  }
  return supplies
}
