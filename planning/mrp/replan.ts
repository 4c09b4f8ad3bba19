import { planItem } from './plan-item.ts'
import { type PlanState, type Substitution } from './plan-state.ts'
import {
  demandColumns,
  none,
  source,
  supplyColumns,
  type DemandColumns,
  type SupplyColumns,
} from './snapshot.ts'

export interface DemandRow {
  readonly item: number
  readonly day: number
  readonly quantity: number
  readonly allocated?: number
  readonly kind: number
  readonly customer?: number
  readonly origin?: number
}

export interface SupplyRow {
  readonly item: number
  readonly day: number
  readonly quantity: number
  readonly kind: number
  readonly fixed?: boolean
  readonly adjustable?: boolean
  readonly origin?: number
}

/** Rows are named by their number; a new one gets the next. Quantities in thousandths, days from today. */
export type PlanChange =
  | { readonly change: 'add-demand'; readonly row: DemandRow }
  | {
      readonly change: 'edit-demand'
      readonly demand: number
      readonly day?: number
      readonly quantity?: number
      readonly allocated?: number
    }
  | { readonly change: 'remove-demand'; readonly demand: number }
  | { readonly change: 'add-supply'; readonly row: SupplyRow }
  | {
      readonly change: 'edit-supply'
      readonly supply: number
      readonly day?: number
      readonly quantity?: number
    }
  | { readonly change: 'remove-supply'; readonly supply: number }
  | { readonly change: 'stock'; readonly item: number; readonly onHand: number }

export interface Replanned {
  /** Items that were looked at again, in planning sequence. */
  readonly items: readonly number[]
  /** Those of them whose orders changed in a way that their parts notice. */
  readonly changed: readonly number[]
}

/**
 * Net change: applies the changes and plans again only what depends on them. A part is looked at again when a parent's
 * orders changed, so a change ends where lots absorb it. The plan is then the one that a full run would make.
 */
export function replan(state: PlanState, changes: readonly PlanChange[]): Replanned {
  const pending = new Pending(state.structure.position.length)
  const { position, sequence } = state.structure
  for (const change of changes) pending.add(position[apply(state, change)] ?? 0)
  const items: number[] = []
  const changed: number[] = []
  for (let place = pending.next(0); place >= 0; place = pending.next(place + 1)) {
    const item = sequence[place] ?? 0
    items.push(item)
    const taken = state.substitutions.get(item)
    const opened = state.orders.open()
    planItem(state, item)
    if (state.orders.closeAgain(item, opened)) {
      changed.push(item)
      for (const part of partsOf(state, item)) pending.add(position[part] ?? 0)
    }
    for (const part of whoMayTake(state, item, taken)) pending.add(position[part] ?? 0)
  }
  return { items, changed }
}

function partsOf({ snapshot, items }: PlanState, item: number): Int32Array {
  const { from, child } = snapshot.bom
  return items.source[item] === source.buy ? child.subarray(0, 0) : child.subarray(from[item], from[item + 1])
}

/** Parts that may take this item as a substitute; and, when it took other substitutes than before, those after it. */
function whoMayTake(
  state: PlanState,
  item: number,
  before: readonly Substitution[] | undefined,
): readonly number[] {
  const { takers, position } = state.structure
  if (takers.size === 0) return []
  const now = state.substitutions.get(item)
  const after = (other: number) => (position[other] ?? 0) > (position[item] ?? 0)
  const others = isSame(before, now)
    ? []
    : [...(before ?? []), ...(now ?? [])]
        .flatMap(({ substitute }) => takers.get(substitute) ?? [])
        .filter(after)
  return [...(takers.get(item) ?? []), ...others]
}

function isSame(a: readonly Substitution[] = [], b: readonly Substitution[] = []): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Writes one change into the rows and says which item it concerns. */
function apply(state: PlanState, change: PlanChange): number {
  switch (change.change) {
    case 'add-demand':
      return addDemand(state, change.row)
    case 'edit-demand': {
      const item = state.demands.item[change.demand] ?? 0
      state.demandsOf.remove(item, change.demand)
      const columns = roomForDemands(state, 0)
      if (change.day !== undefined) columns.day[change.demand] = change.day
      if (change.quantity !== undefined) columns.quantity[change.demand] = change.quantity
      if (change.allocated !== undefined) columns.allocated[change.demand] = change.allocated
      state.demandsOf.insert(item, change.demand, columns.day)
      return item
    }
    case 'remove-demand': {
      const item = state.demands.item[change.demand] ?? 0
      state.demandsOf.remove(item, change.demand)
      return item
    }
    case 'add-supply':
      return addSupply(state, change.row)
    case 'edit-supply': {
      const item = state.supplies.item[change.supply] ?? 0
      state.suppliesOf.remove(item, change.supply)
      const columns = roomForSupplies(state, 0)
      if (change.day !== undefined) columns.day[change.supply] = change.day
      if (change.quantity !== undefined) columns.quantity[change.supply] = change.quantity
      state.suppliesOf.insert(item, change.supply, columns.day)
      return item
    }
    case 'remove-supply': {
      const item = state.supplies.item[change.supply] ?? 0
      state.suppliesOf.remove(item, change.supply)
      state.advice.clear(change.supply)
      return item
    }
    case 'stock':
      state.items.onHand[change.item] = change.onHand
      return change.item
  }
}

function addDemand(state: PlanState, row: DemandRow): number {
  const columns = roomForDemands(state, 1)
  const demand = columns.count++
  columns.item[demand] = row.item
  columns.day[demand] = row.day
  columns.quantity[demand] = row.quantity
  columns.allocated[demand] = row.allocated ?? 0
  columns.kind[demand] = row.kind
  columns.customer[demand] = row.customer ?? 0
  columns.origin[demand] = row.origin ?? (row.kind === 0 ? demand : none)
  state.demandsOf.insert(row.item, demand, columns.day)
  return row.item
}

function addSupply(state: PlanState, row: SupplyRow): number {
  const columns = roomForSupplies(state, 1)
  const supply = columns.count++
  columns.item[supply] = row.item
  columns.day[supply] = row.day
  columns.quantity[supply] = row.quantity
  columns.kind[supply] = row.kind
  columns.fixed[supply] = row.fixed ? 1 : 0
  columns.adjustable[supply] = row.adjustable ? 1 : 0
  columns.origin[supply] = row.origin ?? none
  state.advice.ensure(columns.item.length)
  state.suppliesOf.insert(row.item, supply, columns.day)
  return row.item
}

/** The plan's own rows: the snapshot's are never written. */
function roomForDemands(state: PlanState, more: number): DemandColumns {
  const old = state.demands
  if (old !== state.snapshot.demands && old.count + more <= old.item.length) return old
  const fresh = demandColumns(old.count, old.count + Math.max(1024, old.count >> 3))
  fresh.item.set(old.item.subarray(0, old.count))
  fresh.day.set(old.day.subarray(0, old.count))
  fresh.quantity.set(old.quantity.subarray(0, old.count))
  fresh.allocated.set(old.allocated.subarray(0, old.count))
  fresh.kind.set(old.kind.subarray(0, old.count))
  fresh.customer.set(old.customer.subarray(0, old.count))
  fresh.origin.set(old.origin.subarray(0, old.count))
  state.demands = fresh
  return fresh
}

function roomForSupplies(state: PlanState, more: number): SupplyColumns {
  const old = state.supplies
  if (old !== state.snapshot.supplies && old.count + more <= old.item.length) return old
  const fresh = supplyColumns(old.count, old.count + Math.max(1024, old.count >> 3))
  fresh.item.set(old.item.subarray(0, old.count))
  fresh.day.set(old.day.subarray(0, old.count))
  fresh.quantity.set(old.quantity.subarray(0, old.count))
  fresh.kind.set(old.kind.subarray(0, old.count))
  fresh.fixed.set(old.fixed.subarray(0, old.count))
  fresh.adjustable.set(old.adjustable.subarray(0, old.count))
  fresh.origin.set(old.origin.subarray(0, old.count))
  state.supplies = fresh
  return fresh
}

/** Places in the planning sequence that wait: one bit each, read upward. */
class Pending {
  private readonly bits: Uint32Array

  constructor(size: number) {
    this.bits = new Uint32Array((size >> 5) + 1)
  }

  add(place: number): void {
    this.bits[place >> 5] = (this.bits[place >> 5] ?? 0) | (1 << (place & 31))
  }

  /** The first waiting place at or after `from`; −1 when none is left. */
  next(from: number): number {
    for (let word = from >> 5; word < this.bits.length; word++) {
      const masked = (this.bits[word] ?? 0) & (word === from >> 5 ? -1 << (from & 31) : -1)
      if (masked) return (word << 5) + 31 - Math.clz32(masked & -masked)
    }
    return -1
  }
}
