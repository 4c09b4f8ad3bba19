import { freeStock, usableOf } from './free-stock.ts'
import { goodOfOrder } from './lots.ts'
import { orderFlag } from './order-dates.ts'
import { type PlanState } from './plan-state.ts'
import { subtractBrought } from './outputs.ts'
import { gatherGross } from './requirements.ts'
import { none } from './snapshot.ts'

/** Whether a supply is planned with the pooled stock, or for one order line. */
export function laneOfSupply({ supplies, items }: PlanState, supply: number): number {
  return items.tied[supplies.item[supply] ?? 0] ? (supplies.origin[supply] ?? none) : none
}

/** The day from which the plan counts on a planned order: when it is needed, or, of a review, when it arrives. */
export function countedFrom({ orders }: PlanState, order: number): number {
  const reviewed = (orders.flags[order] ?? 0) & orderFlag.review
  return (reviewed ? orders.due[order] : orders.need[order]) ?? 0
}

/** What is required of the pooled item per day, less what comes out beside others' planned orders. */
export function pooledRequirement(state: PlanState, item: number): Float64Array {
  const row = pooledGross(state, item)
  subtractBrought(state, item, row)
  return row
}

/** What is required of the pooled item per day, without what substitutes took over. */
export function pooledGross(state: PlanState, item: number): Float64Array {
  const rows = { row: new Float64Array(state.days + 1), independent: new Uint8Array(state.days + 1) }
  gatherGross(state, item, rows)
  for (const one of state.substitutions.get(item) ?? [])
    rows.row[one.day] = (rows.row[one.day] ?? 0) - one.quantity
  return rows.row.subarray(0, state.horizon)
}

/** The pooled item's balance at the end of each day of the horizon, before what substitutes take from it. */
export function pooledProjection(state: PlanState, item: number): Float64Array {
  const { horizon, advice, orders, suppliesOf } = state
  const change = pooledRequirement(state, item).map((quantity) => -quantity)
  const add = (day: number, quantity: number) => {
    if (day >= 0 && day < horizon) change[day] = (change[day] ?? 0) + quantity
  }
  add(0, freeStock(state, item))
  for (const supply of suppliesOf.of(item))
    if (laneOfSupply(state, supply) < 0) add(advice.countedFrom[supply] ?? none, usableOf(state, supply))
  const first = orders.from[item] ?? 0
  for (let order = first; order < first + (orders.size[item] ?? 0); order++)
    if (orders.laneOf(order) < 0) add(countedFrom(state, order), goodOfOrder(state, item, order))
  for (let day = 1; day < horizon; day++) add(day, change[day - 1] ?? 0)
  return change
}
