import { openQuantities } from '../mrp/forecast.ts'
import { freeStock, usableOf } from '../mrp/free-stock.ts'
import { goodOfOrder } from '../mrp/lots.ts'
import { type PlanState } from '../mrp/plan-state.ts'
import { broughtTo } from '../mrp/outputs.ts'
import { countedFrom, laneOfSupply } from '../mrp/projection.ts'
import { dayOf, drawnBy } from '../mrp/requirements.ts'
import { none, orderMethod } from '../mrp/snapshot.ts'
import { takenFrom } from '../mrp/substitutes.ts'

/** Who needs the item. */
export type DemandEnd =
  | { readonly kind: 'demand'; readonly demand: number }
  /** A planned order draws it, for itself or in place of another part. */
  | { readonly kind: 'order'; readonly item: number; readonly ordinal: number; readonly insteadOf?: number }
  | { readonly kind: 'safety-stock' }
  /** The books say less than nothing. */
  | { readonly kind: 'negative-stock' }

/** What it is taken from. */
export type SupplyEnd =
  | { readonly kind: 'allocated-stock' }
  | { readonly kind: 'stock' }
  | { readonly kind: 'supply'; readonly supply: number }
  | { readonly kind: 'order'; readonly item: number; readonly ordinal: number }
  /** 連産品・副産物 of a planned order: it comes out beside what that order makes. */
  | { readonly kind: 'output'; readonly parent: number; readonly ordinal: number }
  /** Nothing in the plan covers it (a reviewed item whose next review lies behind the horizon). */
  | { readonly kind: 'nothing' }

export interface Peg {
  readonly demand: DemandEnd
  readonly supply: SupplyEnd
  readonly quantity: number
  /** Days from today on which it is needed, and from which the plan counts on the supply. */
  readonly needed: number
  readonly available: number
}

interface Entry<End> {
  readonly end: End
  readonly day: number
  readonly quantity: number
}

/**
 * `plan`: as the plan counts, which keeps the safety stock and pulls late supplies to where it wants them. `arrival`: as goods are
 * really there, the safety stock among them.
 */
export type PegView = 'plan' | 'arrival'

/**
 * Which supply covers which requirement of one item. Nothing of this is stored: requirements and supplies of a lane lie
 * one behind the other on two lines in the sequence of their days, and a peg is where two pieces overlap. So single-level
 * pegs cost no memory, and a tree asks only for the items that somebody opens.
 */
export function pegsOf(state: PlanState, item: number, view: PegView = 'plan'): readonly Peg[] {
  const lanes = new Map<number, { demands: Entry<DemandEnd>[]; supplies: Entry<SupplyEnd>[] }>()
  const lane = (origin: number) => {
    const found = lanes.get(origin) ?? { demands: [], supplies: [] }
    lanes.set(origin, found)
    return found
  }
  addNegativeStock(state, item, lane(none).demands)
  if (view === 'plan') addSafetyStock(state, item, lane(none).demands)
  const pegs = addOwnDemands(state, item, (origin) => lane(origin).demands)
  addDraws(state, item, (origin) => lane(origin).demands)
  addSupplies(state, item, view, (origin) => lane(origin).supplies)
  for (const { demands, supplies } of lanes.values())
    pegs.push(...overlaps(sorted(demands), sorted(supplies)))
  return pegs
}

function addNegativeStock(state: PlanState, item: number, demands: Entry<DemandEnd>[]): void {
  const stock = freeStock(state, item)
  if (stock < 0) demands.push({ end: { kind: 'negative-stock' }, day: -1, quantity: -stock })
}

/** Safety stock lies first, under everything: then an order's pegs name the requirement that called for it. */
function addSafetyStock({ items }: PlanState, item: number, demands: Entry<DemandEnd>[]): void {
  const safety = items.safetyStock[item] ?? 0
  if (safety > 0 && items.method[item] === orderMethod.eachTime)
    demands.push({ end: { kind: 'safety-stock' }, day: -1, quantity: safety })
}

/** Returns what allocations cover, and adds the rest to the lanes. */
function addOwnDemands(
  state: PlanState,
  item: number,
  laneOf: (origin: number) => Entry<DemandEnd>[],
): Peg[] {
  const { demands, demandsOf, items, horizon } = state
  const rows = demandsOf.of(item)
  const open = new Float64Array(rows.length)
  openQuantities(state, item, open)
  const allocated: Peg[] = []
  for (const [place, demand] of rows.entries()) {
    const day = dayOf(state, demand)
    const end: DemandEnd = { kind: 'demand', demand }
    const quantity = demands.allocated[demand] ?? 0
    if (quantity > 0)
      allocated.push({
        demand: end,
        supply: { kind: 'allocated-stock' },
        quantity,
        needed: day,
        available: 0,
      })
    const origin = items.tied[item] ? (demands.origin[demand] ?? none) : none
    if ((open[place] ?? 0) > 0 && day < horizon) laneOf(origin).push({ end, day, quantity: open[place] ?? 0 })
  }
  return allocated
}

function addDraws(state: PlanState, item: number, laneOf: (origin: number) => Entry<DemandEnd>[]): void {
  const { structure, orders, items, horizon, substitutions } = state
  const replaced = new Map<string, number>()
  for (const { use, ordinal, quantity } of substitutions.get(item) ?? [])
    replaced.set(`${use}/${ordinal}`, (replaced.get(`${use}/${ordinal}`) ?? 0) + quantity)
  for (let use = structure.usedFrom[item] ?? 0; use < (structure.usedFrom[item + 1] ?? 0); use++) {
    const parent = structure.usedParent[use] ?? 0
    for (const { order, ordinal, quantity: drawn } of drawnBy(state, item, use)) {
      const day = orders.start[order] ?? 0
      const quantity = drawn - (replaced.get(`${use}/${ordinal}`) ?? 0)
      if (day >= horizon || quantity <= 0) continue
      const origin = items.tied[item] ? orders.laneOf(order) : none
      laneOf(origin).push({ end: { kind: 'order', item: parent, ordinal }, day, quantity })
    }
  }
  for (const { part, use, ordinal, day, quantity } of takenFrom(state, item)) {
    const parent = structure.usedParent[use] ?? 0
    laneOf(none).push({ end: { kind: 'order', item: parent, ordinal, insteadOf: part }, day, quantity })
  }
}

function addSupplies(
  state: PlanState,
  item: number,
  view: PegView,
  laneOf: (origin: number) => Entry<SupplyEnd>[],
): void {
  const { orders, supplies, suppliesOf, advice } = state
  const stock = freeStock(state, item)
  if (stock > 0) laneOf(none).push({ end: { kind: 'stock' }, day: -1, quantity: stock })
  for (const supply of suppliesOf.of(item)) {
    const counted = advice.countedFrom[supply] ?? none
    const day = view === 'plan' ? counted : Math.max(supplies.day[supply] ?? 0, 0)
    const quantity = usableOf(state, supply)
    if (counted >= 0)
      laneOf(laneOfSupply(state, supply)).push({ end: { kind: 'supply', supply }, day, quantity })
  }
  for (const { parent, ordinal, day, quantity } of broughtTo(state, item))
    laneOf(none).push({ end: { kind: 'output', parent, ordinal }, day, quantity })
  for (let ordinal = 0; ordinal < (orders.size[item] ?? 0); ordinal++) {
    const order = (orders.from[item] ?? 0) + ordinal
    const quantity = goodOfOrder(state, item, order)
    const day = view === 'plan' ? countedFrom(state, order) : (orders.due[order] ?? 0)
    laneOf(orders.laneOf(order)).push({ end: { kind: 'order', item, ordinal }, day, quantity })
  }
}

/** By day; what was added first comes first. */
function sorted<End>(entries: readonly Entry<End>[]): readonly Entry<End>[] {
  return entries.toSorted((a, b) => a.day - b.day)
}

function* overlaps(
  demands: readonly Entry<DemandEnd>[],
  supplies: readonly Entry<SupplyEnd>[],
): Generator<Peg> {
  let next = 0
  let left = supplies[0]?.quantity ?? 0
  for (const { end, day, quantity } of demands) {
    let open = quantity
    while (open > 0) {
      const supply = supplies[next]
      const taken = supply ? Math.min(open, left) : open
      const from = supply?.end ?? { kind: 'nothing' }
      if (taken > 0)
        yield {
          demand: end,
          supply: from,
          quantity: taken,
          needed: Math.max(day, 0),
          available: Math.max(supply?.day ?? day, 0),
        }
      open -= taken
      left -= taken
      if (supply && left === 0) left = supplies[++next]?.quantity ?? 0
    }
  }
}
