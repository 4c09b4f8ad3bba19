import { freeStock, usableOf } from '../mrp/free-stock.ts'
import { goodOfOrder } from '../mrp/lots.ts'
import { type PlanState } from '../mrp/plan-state.ts'
import { countedFrom, laneOfSupply, pooledGross } from '../mrp/projection.ts'
import { broughtTo } from '../mrp/outputs.ts'
import { none } from '../mrp/snapshot.ts'
import { takenFrom } from '../mrp/substitutes.ts'

/** One day of an item's pooled plan, in thousandths; only days on which something happens are listed. */
export interface PhasedDay {
  readonly day: number
  readonly required: number
  readonly existing: number
  /** What comes out beside planned orders of others. */
  readonly beside: number
  readonly planned: number
  /** At the end of the day. */
  readonly balance: number
}

/** 所要量展開表: what the pooled item needs and gets, day by day, as the plan counts it. Day 0 begins with the free stock. */
export function timePhased(state: PlanState, item: number): readonly PhasedDay[] {
  const { horizon, orders, suppliesOf, advice } = state
  const required = pooledGross(state, item)
  const existing = new Float64Array(horizon)
  const beside = new Float64Array(horizon)
  const planned = new Float64Array(horizon)
  for (const { day, quantity } of takenFrom(state, item)) add(required, day, quantity)
  for (const supply of suppliesOf.of(item))
    if (laneOfSupply(state, supply) === none)
      add(existing, advice.countedFrom[supply] ?? none, usableOf(state, supply))
  for (const { day, quantity } of broughtTo(state, item)) add(beside, day, quantity)
  const first = orders.from[item] ?? 0
  for (let order = first; order < first + (orders.size[item] ?? 0); order++)
    if (orders.laneOf(order) === none)
      add(planned, countedFrom(state, order), goodOfOrder(state, item, order))

  const days: PhasedDay[] = []
  let balance = freeStock(state, item)
  for (let day = 0; day < horizon; day++) {
    const row = {
      day,
      required: required[day] ?? 0,
      existing: existing[day] ?? 0,
      beside: beside[day] ?? 0,
      planned: planned[day] ?? 0,
    }
    balance += row.existing + row.beside + row.planned - row.required
    if (day === 0 || row.required || row.existing || row.beside || row.planned) days.push({ ...row, balance })
  }
  return days
}

function add(column: Float64Array, day: number, quantity: number): void {
  if (day >= 0 && day < column.length) column[day] = (column[day] ?? 0) + quantity
}
