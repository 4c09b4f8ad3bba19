import { subtractBrought } from './outputs.ts'
import { openDemandsOf, type PlanState } from './plan-state.ts'
import { scaleUp, surelyExact } from './quantity.ts'
import { MrpRefusal } from './refusal.ts'
import { demandKind, none } from './snapshot.ts'

const nothingTied: readonly TiedRequirement[] = []

/** Days are kept in 16 bits. */
const lastDay = 65_535

/** Requirement per day, and 1 where something outside the BOM asks. */
export interface Rows {
  readonly row: Float64Array
  readonly independent: Uint8Array
}

/** A requirement that belongs to one customer order line, of an item that is planned per line. */
export interface TiedRequirement {
  readonly lane: number
  readonly day: number
  readonly quantity: number
  readonly independent: boolean
}

/**
 * Fills the row with what is required of an item, per day: its own demands, then what its parents' planned orders draw.
 * The child reads its parents' orders (they lie together) into one row that stays in the cache, which costs less than
 * parents writing into the rows of all their children. What comes out beside planned orders of others is taken off.
 * Returns what is tied, which stays out of the row.
 */
export function gatherRequirements(state: PlanState, item: number, rows: Rows): readonly TiedRequirement[] {
  const tied = gatherGross(state, item, rows)
  if (state.structure.outputsOf.has(item)) subtractBrought(state, item, rows.row)
  return tied
}

/** The same before what comes out beside the parents' orders is taken off. */
export function gatherGross(state: PlanState, item: number, rows: Rows): readonly TiedRequirement[] {
  const tied: TiedRequirement[] | undefined = state.items.tied[item] ? [] : undefined
  if (state.demandsOf.has(item)) addOwnDemands(state, item, rows, tied)
  if (tied) pullTied(state, item, rows, tied)
  else pull(state, item, rows.row)
  return tied ?? nothingTied
}

/** `tied` takes the requirements of an item that is planned per order line. */
function addOwnDemands(
  state: PlanState,
  item: number,
  into: Rows,
  tied: TiedRequirement[] | undefined,
): void {
  const { demands, demandsOf, horizon } = state
  const { rows } = demandsOf
  const open = openDemandsOf(state, item)
  const first = demandsOf.from[item] ?? 0
  const count = demandsOf.size[item] ?? 0
  for (let place = 0; place < count; place++) {
    const demand = rows[first + place] ?? 0
    const quantity = open[place] ?? 0
    const day = dayOf(state, demand)
    if (day >= horizon || quantity <= 0) continue
    const lane = tied ? (demands.origin[demand] ?? none) : none
    const outside = demands.kind[demand] !== demandKind.component
    if (lane >= 0) tied?.push({ lane, day, quantity, independent: outside })
    else {
      into.row[day] = (into.row[day] ?? 0) + quantity
      if (outside) into.independent[day] = 1
    }
  }
}

/** What is overdue is required today. */
export function dayOf({ demands }: PlanState, demand: number): number {
  return Math.max(demands.day[demand] ?? 0, 0)
}

function pull({ structure, snapshot, orders, items }: PlanState, item: number, row: Float64Array): void {
  const { usedFrom, usedParent, usedTerm } = structure
  const { numerator, denominator, fromDay, toDay } = snapshot.bom.terms
  const { from, size, start, quantity } = orders
  const unit = items.unit[item] ?? 1
  const end = usedFrom[item + 1] ?? 0
  for (let use = usedFrom[item] ?? 0; use < end; use++) {
    const parent = usedParent[use] ?? 0
    const first = from[parent] ?? 0
    const last = first + (size[parent] ?? 0)
    if (first === last) continue
    const term = usedTerm[use] ?? 0
    const times = numerator[term] ?? 0
    const per = denominator[term] ?? 1
    const begin = fromDay[term] ?? 0
    const stop = toDay[term] ?? 0
    // Whole numbers of units by whole factors need no rounding; without dates there is nothing to ask.
    if (per === 1 && begin <= 0 && stop > lastDay && (unit === 1 || (items.unit[parent] ?? 1) >= unit)) {
      for (let order = first; order < last; order++) {
        const day = start[order] ?? 0
        row[day] = (row[day] ?? 0) + (quantity[order] ?? 0) * times
      }
      continue
    }
    const divisor = per * unit
    for (let order = first; order < last; order++) {
      const day = start[order] ?? 0
      if (day < begin || day >= stop) continue
      const product = (quantity[order] ?? 0) * times
      const drawn =
        product <= surelyExact
          ? Math.ceil(product / divisor) * unit
          : scaleUp(quantity[order] ?? 0, times, per, unit)
      row[day] = (row[day] ?? 0) + drawn
    }
  }
}

function pullTied(state: PlanState, item: number, { row }: Rows, tied: TiedRequirement[]): void {
  const { usedFrom } = state.structure
  const { orders, horizon } = state
  for (let use = usedFrom[item] ?? 0; use < (usedFrom[item + 1] ?? 0); use++) {
    for (const { order, quantity } of drawnBy(state, item, use)) {
      const day = orders.start[order] ?? 0
      const lane = orders.laneOf(order)
      if (lane < 0) row[day] = (row[day] ?? 0) + quantity
      else if (day < horizon) tied.push({ lane, day, quantity, independent: false })
    }
  }
}

export interface Draw {
  readonly order: number
  /** The how-manyeth order of the parent. */
  readonly ordinal: number
  readonly quantity: number
}

/** What each order of a parent draws through one use: the same arithmetic as `pull`, one by one, for whoever asks why. */
export function* drawnBy(state: PlanState, item: number, use: number): Generator<Draw> {
  const { structure, snapshot, orders, items } = state
  const { numerator, denominator, fromDay, toDay } = snapshot.bom.terms
  const parent = structure.usedParent[use] ?? 0
  const term = structure.usedTerm[use] ?? 0
  const first = orders.from[parent] ?? 0
  for (let ordinal = 0; ordinal < (orders.size[parent] ?? 0); ordinal++) {
    const order = first + ordinal
    const day = orders.start[order] ?? 0
    if (day < (fromDay[term] ?? 0) || day >= (toDay[term] ?? 0)) continue
    const quantity = scaleUp(
      orders.quantity[order] ?? 0,
      numerator[term] ?? 0,
      denominator[term] ?? 1,
      items.unit[item] ?? 1,
    )
    if (quantity > 0) yield { order, ordinal, quantity }
  }
}

/** Sums above 2^52 could no longer be divided exactly; they are far above any quantity that the product can store. */
export function refuseTooLarge(state: PlanState, item: number, total: number): void {
  if (total > surelyExact)
    throw new MrpRefusal({ reason: 'quantity-too-large', item: state.snapshot.codes.item(item) })
}
