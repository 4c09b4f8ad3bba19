import { type RowsOfItem } from './item-rows.ts'
import { type PlanState } from './plan-state.ts'
import {
  demandColumns,
  demandKind,
  none,
  supplyColumns,
  supplyKind,
  type DemandColumns,
  type SupplyColumns,
} from './snapshot.ts'

export interface DemandRow {
  readonly item: number
  readonly day: number
  readonly quantity: number
  readonly allocated?: number
  readonly shipped?: number
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
      readonly shipped?: number
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

/** Writes one change into the rows and says which item it concerns. */
export function applyChange(state: PlanState, change: PlanChange): number {
  switch (change.change) {
    case 'add-demand':
      return addDemand(state, change.row)
    case 'edit-demand': {
      const columns = roomForDemands(state, 0)
      if (change.allocated !== undefined) columns.allocated[change.demand] = change.allocated
      if (change.shipped !== undefined) columns.shipped[change.demand] = change.shipped
      return edit(columns, state.demandsOf, change.demand, change, noneLast)
    }
    case 'remove-demand':
      return remove(roomForDemands(state, 0), state.demandsOf, change.demand)
    case 'add-supply':
      return addSupply(state, change.row)
    case 'edit-supply': {
      const columns = roomForSupplies(state, 0)
      return edit(columns, state.suppliesOf, change.supply, change, isStockIn(columns))
    }
    case 'remove-supply':
      state.advice.clear(change.supply)
      return remove(roomForSupplies(state, 0), state.suppliesOf, change.supply)
    case 'stock':
      state.items.onHand[change.item] = change.onHand
      return change.item
  }
}

type Columns = Pick<DemandColumns, 'item' | 'day' | 'quantity'>

const noneLast = () => false
/** Orders before stock that becomes usable on the same day: a snapshot numbers them so. */
const isStockIn =
  ({ kind }: SupplyColumns) =>
  (supply: number) =>
    kind[supply] === supplyKind.stock

function edit(
  { item, day, quantity }: Columns,
  rowsOf: RowsOfItem,
  row: number,
  change: { readonly day?: number; readonly quantity?: number },
  isLast: (row: number) => boolean,
): number {
  const owner = item[row] ?? 0
  if (change.quantity !== undefined) quantity[row] = change.quantity
  if (change.day === undefined) return owner
  rowsOf.remove(owner, row)
  day[row] = change.day
  rowsOf.insert(owner, row, day, isLast)
  return owner
}

function remove({ item, quantity }: Columns, rowsOf: RowsOfItem, row: number): number {
  const owner = item[row] ?? 0
  rowsOf.remove(owner, row)
  quantity[row] = 0
  return owner
}

function addDemand(state: PlanState, row: DemandRow): number {
  const columns = roomForDemands(state, 1)
  const demand = columns.count++
  columns.item[demand] = row.item
  columns.day[demand] = row.day
  columns.quantity[demand] = row.quantity
  columns.allocated[demand] = row.allocated ?? 0
  columns.shipped[demand] = row.shipped ?? 0
  columns.kind[demand] = row.kind
  columns.customer[demand] = row.customer ?? 0
  columns.origin[demand] = row.origin ?? (row.kind === demandKind.order ? demand : none)
  state.demandsOf.insert(row.item, demand, columns.day, noneLast)
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
  state.suppliesOf.insert(row.item, supply, columns.day, isStockIn(columns))
  return row.item
}

/** The plan's own rows: the snapshot's are never written. */
function roomForDemands(state: PlanState, more: number): DemandColumns {
  const { demands: old, snapshot } = state
  if (old !== snapshot.demands && hasRoom(old, more)) return old
  state.demands = demandColumns(old.count, roomy(old.count))
  copyRows(demandRows(old), demandRows(state.demands), old.count)
  return state.demands
}

function roomForSupplies(state: PlanState, more: number): SupplyColumns {
  const { supplies: old, snapshot } = state
  if (old !== snapshot.supplies && hasRoom(old, more)) return old
  state.supplies = supplyColumns(old.count, roomy(old.count))
  copyRows(supplyRows(old), supplyRows(state.supplies), old.count)
  return state.supplies
}

type Column = Int32Array | Float64Array | Uint8Array

const demandRows = ({ item, day, quantity, allocated, shipped, kind, customer, origin }: DemandColumns) =>
  [item, day, quantity, allocated, shipped, kind, customer, origin] as const

const supplyRows = ({ item, day, quantity, kind, fixed, adjustable, origin }: SupplyColumns) =>
  [item, day, quantity, kind, fixed, adjustable, origin] as const

function hasRoom({ count, item }: DemandColumns | SupplyColumns, more: number): boolean {
  return count + more <= item.length
}

function roomy(count: number): number {
  return count + Math.max(1024, count >> 3)
}

function copyRows(from: readonly Column[], to: readonly Column[], count: number): void {
  for (const [place, column] of from.entries()) to[place]?.set(column.subarray(0, count))
}
