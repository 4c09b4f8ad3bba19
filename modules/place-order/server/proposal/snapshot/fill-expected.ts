import {
  demandColumns,
  demandKind,
  none,
  supplyColumns,
  supplyKind,
  type DemandColumns,
  type SupplyColumns,
} from '#planning/mrp/snapshot.ts'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import type { FirmPlans } from '../firm-plans.ts'
import type { ExpectedRow, StockOnHand } from './read-expected.ts'

type PlaceOf = ReadonlyMap<string, number>

/**
 * What goes. Forecasts come without what orders have used up of them, so they are wanted like orders. A line of an order for what is
 * made to order is planned for itself.
 */
export function fillDemands(
  demands: readonly ExpectedRow[],
  placeOf: PlaceOf,
  isTied: (item_cd: string) => boolean,
): DemandColumns {
  const columns = demandColumns(demands.length)
  for (const [at, { item_cd, day, qty, counts, kind }] of demands.entries()) {
    columns.item[at] = placeOf.get(item_cd) ?? none
    columns.day[at] = day
    columns.quantity[at] = -qty
    columns.allocated[at] = counts === 'promised' ? -qty : 0
    columns.kind[at] = demandKind.order
    if (kind === orderDemandKind && counts !== 'promised' && isTied(item_cd)) columns.origin[at] = at
  }
  return columns
}

/** A proposal that a person has edited stands as it is: the plan counts on it, and says what it would do with it. */
export interface KeptProposal {
  readonly proposal_no: string
  readonly item_cd: string
  readonly supplier_cd: string
  readonly branch_no: string
  /** On which it would be ordered, and comes. */
  readonly start: number
  readonly day: number
  readonly qty: number
}

/** What no run says anything about. */
interface Fixed {
  readonly inspected: readonly StockOnHand[]
  readonly made: FirmPlans['supplies']
  readonly beside: readonly Pick<ExpectedRow, 'item_cd' | 'day' | 'qty'>[]
}

/**
 * What comes: open orders, proposals that a person has edited, and behind them what waits for its inspection, what is planned to be made,
 * and what comes out beside what is ordered.
 */
export function fillSupplies(
  orders: readonly ExpectedRow[],
  kept: readonly KeptProposal[],
  { inspected, made, beside }: Fixed,
  placeOf: PlaceOf,
): SupplyColumns {
  const plain = orders.length + kept.length + inspected.length
  const columns = supplyColumns(plain + made.length + beside.length)
  const add = (at: number, item_cd: string, day: number, quantity: number, kind: number) => {
    columns.item[at] = placeOf.get(item_cd) ?? none
    columns.day[at] = day
    columns.quantity[at] = quantity
    columns.kind[at] = kind
  }
  for (const [at, { item_cd, day, qty, counts }] of orders.entries())
    add(at, item_cd, day, qty, counts === 'order' ? supplyKind.purchaseOrder : supplyKind.workOrder)
  for (const [at, { item_cd, day, qty }] of kept.entries())
    add(orders.length + at, item_cd, day, qty, supplyKind.purchaseOrder)
  for (const [at, { item_cd, in_inspection }] of inspected.entries()) {
    const place = orders.length + kept.length + at
    add(place, item_cd, 1, in_inspection, supplyKind.stock)
    columns.fixed[place] = 1
  }
  for (const [at, { item_cd, day, qty }] of made.entries()) {
    add(plain + at, item_cd, day, qty, supplyKind.workOrder)
    columns.fixed[plain + at] = 1
  }
  for (const [at, { item_cd, day, qty }] of beside.entries()) {
    const place = plain + made.length + at
    add(place, item_cd, day, qty, supplyKind.purchaseOrder)
    columns.fixed[place] = 1
  }
  return columns
}
