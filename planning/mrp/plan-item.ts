import { type Lane } from './lane.ts'
import { net } from './netting.ts'
import { type PlanState } from './plan-state.ts'
import { freeStock, reserveLaterStock, usableOf } from './free-stock.ts'
import { laneOfSupply } from './projection.ts'
import { gatherRequirements, type TiedRequirement } from './requirements.ts'
import { review } from './review.ts'
import { none, orderMethod } from './snapshot.ts'

const noSupplies = new Int32Array(0)

/** Plans one item whose parents are planned: its orders are appended to the store. */
export function planItem(state: PlanState, item: number): void {
  const { row, independent, items, suppliesOf, uncovered } = state
  row.fill(0, 0, state.horizon)
  uncovered[item] = 0
  if (state.substitutions.size) state.substitutions.delete(item)
  const tied = gatherRequirements(state, item, state)
  const supplies = suppliesOf.has(item) ? suppliesInHorizon(state, item) : noSupplies

  planPooled(state, item, supplies)
  if (items.tied[item]) planTied(state, item, tied, supplies)
  if (state.demandsOf.has(item)) independent.fill(0)
}

function planPooled(state: PlanState, item: number, supplies: Int32Array): void {
  const { items } = state
  const lane: Lane = {
    item,
    origin: none,
    stock: freeStock(state, item),
    safety: items.safetyStock[item] ?? 0,
    supplies: items.tied[item] ? supplies.filter((supply) => laneOfSupply(state, supply) === none) : supplies,
    uncovered: 0,
  }
  if (items.method[item] === orderMethod.eachTime) net(state, lane)
  else review(state, lane)
  if (lane.uncovered > 0) state.uncovered[item] = lane.uncovered
}

/** One lane per customer order line, with nothing but what is tied to it. */
function planTied(
  state: PlanState,
  item: number,
  tied: readonly TiedRequirement[],
  supplies: Int32Array,
): void {
  const { row, independent, horizon, orders, uncovered } = state
  for (const [origin, { required, coming }] of lanes(state, tied, supplies)) {
    row.fill(0, 0, horizon)
    independent.fill(0)
    for (const { day, quantity, independent: outside } of required) {
      row[day] = (row[day] ?? 0) + quantity
      if (outside) independent[day] = 1
    }
    const opened = orders.open()
    const lane = { item, origin, stock: 0, safety: 0, supplies: Int32Array.from(coming), uncovered: 0 }
    net(state, lane)
    uncovered[item] = (uncovered[item] ?? 0) + lane.uncovered
    orders.tie(opened, origin)
  }
}

interface LaneRows {
  readonly required: TiedRequirement[]
  readonly coming: number[]
}

/** Requirements and supplies by the order line they are tied to, lines ascending. */
function lanes(
  state: PlanState,
  tied: readonly TiedRequirement[],
  supplies: Int32Array,
): readonly (readonly [number, LaneRows])[] {
  const found = new Map<number, LaneRows>()
  const laneOf = (origin: number) => {
    const lane = found.get(origin) ?? { required: [], coming: [] }
    found.set(origin, lane)
    return lane
  }
  for (const one of tied) laneOf(one.lane).required.push(one)
  for (const supply of supplies)
    if (laneOfSupply(state, supply) >= 0) laneOf(laneOfSupply(state, supply)).coming.push(supply)
  return [...found].sort(([a], [b]) => a - b)
}

/** Clears what an earlier plan advised; supplies behind the horizon are not looked at. */
function suppliesInHorizon(state: PlanState, item: number): Int32Array {
  const { supplies, suppliesOf, advice, horizon } = state
  const rows = suppliesOf.of(item)
  for (const supply of rows) advice.clear(supply)
  reserveLaterStock(state, item)
  const isCounted = (supply: number) => (supplies.day[supply] ?? 0) < horizon && usableOf(state, supply) > 0
  let counted = 0
  for (const supply of rows) if (isCounted(supply)) counted++
  return counted === rows.length ? rows : rows.filter(isCounted)
}
