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
  const { demands, demandsOf } = state
  const { rows } = demandsOf
  const { kind, day, quantity, shipped, customer } = demands
  const first = demandsOf.from[item] ?? 0
  const last = first + (demandsOf.size[item] ?? 0)
  for (let row = first; row < last; row++) {
    const order = rows[row] ?? 0
    if (kind[order] !== demandKind.order) continue
    let upTo = row
    while (upTo + 1 < last && (day[rows[upTo + 1] ?? 0] ?? 0) <= (day[order] ?? 0)) upTo++
    // The whole order was forecast, also what is already allocated to it, and what has left.
    const rest = (quantity[order] ?? 0) + (shipped[order] ?? 0)
    const around = { item, day: day[order] ?? 0, upTo }
    const whose = customer[order] ?? 0
    const left = whose === 0 ? rest : rest - consumeAround(state, around, whose, rest, open)
    if (left > 0) consumeAround(state, around, 0, left, open)
  }
}

interface Around {
  readonly item: number
  readonly day: number
  /** The place of the last row that is not behind the day. */
  readonly upTo: number
}

/** Forecasts of one customer, or (0) those for all, back from a day and then ahead; says how much was consumed. */
function consumeAround(
  { demands, demandsOf, snapshot }: Demands,
  { item, day, upTo }: Around,
  whose: number,
  quantity: number,
  open: Float64Array,
): number {
  const { rows } = demandsOf
  const first = demandsOf.from[item] ?? 0
  const last = first + (demandsOf.size[item] ?? 0)
  let rest = quantity
  for (let near = upTo; near >= first && rest > 0; near--) {
    const forecast = rows[near] ?? 0
    if ((demands.day[forecast] ?? 0) < day - snapshot.forecastBackward) break
    rest -= consume(demands, { forecast, whose }, rest, open, near - first)
  }
  for (let near = upTo + 1; near < last && rest > 0; near++) {
    const forecast = rows[near] ?? 0
    if ((demands.day[forecast] ?? 0) > day + snapshot.forecastForward) break
    rest -= consume(demands, { forecast, whose }, rest, open, near - first)
  }
  return quantity - rest
}

function consume(
  { kind, customer }: DemandColumns,
  { forecast, whose }: { readonly forecast: number; readonly whose: number },
  rest: number,
  open: Float64Array,
  place: number,
): number {
  if (kind[forecast] !== demandKind.forecast || customer[forecast] !== whose) return 0
  const consumed = Math.min(rest, open[place] ?? 0)
  open[place] = (open[place] ?? 0) - consumed
  return consumed
}
