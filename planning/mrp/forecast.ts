import { type RowsOfItem } from './item-rows.ts'
import { demandKind, type DemandColumns } from './snapshot.ts'

interface Demands {
  readonly demands: DemandColumns
  readonly demandsOf: RowsOfItem
  readonly snapshot: { readonly forecastBackward: number; readonly forecastForward: number }
}

/**
 * What of each of an item's demands is still to be planned for, in the order of `demandsOf`: demands without what is
 * allocated to them, and forecasts without what firm orders have consumed. An order consumes its customer's forecasts,
 * and then those for all: of its own day first, then back to `forecastBackward` days before (nearest first), then ahead.
 * Forecasts of days that have passed serve only for that.
 */
export function openQuantities(state: Demands, item: number, open: Float64Array): void {
  const { demands, demandsOf } = state
  const { rows } = demandsOf
  const first = demandsOf.from[item] ?? 0
  const count = demandsOf.size[item] ?? 0
  let forecasts = 0
  for (let place = 0; place < count; place++) {
    const demand = rows[first + place] ?? 0
    open[place] = (demands.quantity[demand] ?? 0) - (demands.allocated[demand] ?? 0)
    if (demands.kind[demand] === demandKind.forecast) forecasts++
  }
  if (forecasts === 0) return
  if (forecasts < count) consumeForecasts(state, item, open)
  for (let place = 0; place < count; place++) {
    const demand = rows[first + place] ?? 0
    if (demands.kind[demand] === demandKind.forecast && (demands.day[demand] ?? 0) < 0) open[place] = 0
  }
}

function consumeForecasts(state: Demands, item: number, open: Float64Array): void {
  const { demands, demandsOf, snapshot } = state
  const { rows } = demandsOf
  const { kind, day, quantity, shipped, customer } = demands
  const first = demandsOf.from[item] ?? 0
  const last = first + (demandsOf.size[item] ?? 0)
  const forAll: number[] = []
  // The window of an order, and the last row that is not behind its day: they move on with the orders.
  let from = first
  let upTo = first
  let to = first
  for (let row = first; row < last; row++) {
    const order = rows[row] ?? 0
    if (kind[order] !== demandKind.order) continue
    const own = day[order] ?? 0
    while ((day[rows[from] ?? 0] ?? 0) < own - snapshot.forecastBackward) from++
    while (upTo + 1 < last && (day[rows[upTo + 1] ?? 0] ?? 0) <= own) upTo++
    while (to + 1 < last && (day[rows[to + 1] ?? 0] ?? 0) <= own + snapshot.forecastForward) to++
    // The whole order was forecast, also what is already allocated to it, and what has left.
    let rest = (quantity[order] ?? 0) + (shipped[order] ?? 0)
    forAll.length = 0
    for (let step = 0; step <= to - from && rest > 0; step++) {
      const near = upTo - step >= from ? upTo - step : from + step
      const forecast = rows[near] ?? 0
      if (kind[forecast] !== demandKind.forecast) continue
      if (customer[forecast] === 0) forAll.push(near - first)
      else if (customer[forecast] === customer[order]) rest -= consume(open, near - first, rest)
    }
    for (let next = 0; next < forAll.length && rest > 0; next++)
      rest -= consume(open, forAll[next] ?? 0, rest)
  }
}

function consume(open: Float64Array, place: number, rest: number): number {
  const consumed = Math.min(rest, open[place] ?? 0)
  open[place] = (open[place] ?? 0) - consumed
  return consumed
}
