import { type RowsOfItem } from './item-rows.ts'
import { demandKind, type DemandColumns } from './snapshot.ts'

interface Demands {
  readonly demands: DemandColumns
  readonly demandsOf: RowsOfItem
  readonly snapshot: { readonly forecastBackward: number; readonly forecastForward: number }
}

/**
 * What of each of an item's demands is still to be planned for, in the order of `demandsOf`: demands without what is
 * allocated to them, and forecasts without what firm orders have consumed. An order consumes forecasts of its own day
 * first, then back to `forecastBackward` days before (nearest first), then ahead. Forecasts of days that have passed
 * serve only for that.
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
  const { kind, day, quantity } = demands
  const first = demandsOf.from[item] ?? 0
  const last = first + (demandsOf.size[item] ?? 0)
  for (let row = first; row < last; row++) {
    const order = rows[row] ?? 0
    if (kind[order] !== demandKind.order) continue
    const own = day[order] ?? 0
    // The whole order was forecast, also what is already allocated to it.
    let rest = quantity[order] ?? 0
    let upTo = row
    while (upTo + 1 < last && (day[rows[upTo + 1] ?? 0] ?? 0) <= own) upTo++
    for (let near = upTo; near >= first && rest > 0; near--) {
      if ((day[rows[near] ?? 0] ?? 0) < own - snapshot.forecastBackward) break
      rest -= consume(demands, { order, forecast: rows[near] ?? 0 }, rest, open, near - first)
    }
    for (let near = upTo + 1; near < last && rest > 0; near++) {
      if ((day[rows[near] ?? 0] ?? 0) > own + snapshot.forecastForward) break
      rest -= consume(demands, { order, forecast: rows[near] ?? 0 }, rest, open, near - first)
    }
  }
}

/** A customer's forecast is consumed by this customer only; one without customer by all. */
function consume(
  { kind, customer }: DemandColumns,
  pair: { readonly order: number; readonly forecast: number },
  rest: number,
  open: Float64Array,
  place: number,
): number {
  if (kind[pair.forecast] !== demandKind.forecast) return 0
  const whose = customer[pair.forecast] ?? 0
  if (whose !== 0 && whose !== customer[pair.order]) return 0
  const consumed = Math.min(rest, open[place] ?? 0)
  open[place] = (open[place] ?? 0) - consumed
  return consumed
}
