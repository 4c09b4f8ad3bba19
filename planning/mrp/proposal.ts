import { isoDay } from './input-reader.ts'
import { goodOfOrder } from './lots.ts'
import { lateReasons, orderFlag } from './order-dates.ts'
import { type PlanState } from './plan-state.ts'
import { none, source, sources, supplyKinds } from './snapshot.ts'
import { adviceKind } from './supply-advice.ts'

/** An order is named by its item and its place among the item's orders. */
export interface OrderName {
  readonly item: number
  readonly ordinal: number
}

/** 030/031: for stock, and its parts; 050/051: for one customer order line, and its parts. */
export type Division = '030' | '031' | '050' | '051'

export interface PlannedOrder extends OrderName {
  readonly itemCode: string
  readonly source: (typeof sources)[number]
  /** Bought items have none. */
  readonly division: Division | undefined
  /** Thousandths; `good` is what comes out of it after scrap. */
  readonly quantity: number
  readonly good: number
  readonly need: string
  readonly start: string
  readonly due: string
  readonly late: { readonly reason: 'lead-time' | 'frozen' | 'calendar'; readonly days: number } | undefined
  readonly safetyTimeCut: boolean
  readonly safetyOnly: boolean
  /** The customer order line it is tied to. */
  readonly origin: number | undefined
}

export interface SupplyMessage {
  readonly supply: number
  readonly supplyCode: string
  readonly itemCode: string
  readonly kind: (typeof supplyKinds)[number]
  readonly date: string
  readonly quantity: number
  readonly move: { readonly advice: 'expedite' | 'defer'; readonly to: string } | undefined
  readonly change: { readonly advice: 'cancel' | 'increase' | 'decrease'; readonly to: number } | undefined
}

/** Every order of the plan, item by item in planning sequence. Phantoms and increases of existing orders are left out. */
export function* plannedOrders(state: PlanState): Generator<PlannedOrder> {
  for (const item of state.structure.sequence) yield* plannedOrdersOf(state, item)
}

export function* plannedOrdersOf(state: PlanState, item: number): Generator<PlannedOrder> {
  const { items, orders } = state
  if (items.phantom[item]) return
  for (let ordinal = 0; ordinal < (orders.size[item] ?? 0); ordinal++) {
    const order = plannedOrder(state, { item, ordinal })
    if (order) yield order
  }
}

/** Undefined when it is no order of its own: an addition to an existing one. */
export function plannedOrder(state: PlanState, { item, ordinal }: OrderName): PlannedOrder | undefined {
  const { orders, items, snapshot } = state
  const order = (orders.from[item] ?? 0) + ordinal
  const flags = orders.flags[order] ?? 0
  if (flags & orderFlag.increase) return undefined
  const quantity = orders.quantity[order] ?? 0
  const need = orders.need[order] ?? 0
  const due = orders.due[order] ?? 0
  const origin = orders.laneOf(order)
  const date = (day: number) => isoDay(snapshot.today + day)
  const reason = lateReasons[flags & orderFlag.lateMask] ?? 'none'
  return {
    item,
    ordinal,
    itemCode: snapshot.codes.item(item),
    source: sources[items.source[item] ?? 0] ?? 'make',
    division: divisionOf(state, item, order),
    quantity,
    good: goodOfOrder(state, item, order),
    need: date(need),
    start: date(orders.start[order] ?? 0),
    due: date(due),
    late: reason === 'none' ? undefined : { reason, days: due - need },
    safetyTimeCut: (flags & orderFlag.safetyTimeCut) !== 0,
    safetyOnly: (flags & orderFlag.safetyOnly) !== 0,
    origin: origin === none ? undefined : origin,
  }
}

function divisionOf({ items, orders }: PlanState, item: number, order: number): Division | undefined {
  if (items.source[item] === source.buy) return undefined
  const independent = ((orders.flags[order] ?? 0) & orderFlag.independent) !== 0
  if (orders.laneOf(order) !== none) return independent ? '050' : '051'
  return independent ? '030' : '031'
}

/** What should be done with existing supplies, by their number. */
export function* supplyMessages(state: PlanState): Generator<SupplyMessage> {
  for (let supply = 0; supply < state.supplies.count; supply++) {
    const message = supplyMessage(state, supply)
    if (message) yield message
  }
}

export function supplyMessage(state: PlanState, supply: number): SupplyMessage | undefined {
  const { advice, supplies, snapshot } = state
  const kind = advice.kind[supply] ?? 0
  if (kind === 0) return undefined
  const date = (day: number) => isoDay(snapshot.today + day)
  const moved = kind & adviceKind.expedite ? 'expedite' : kind & adviceKind.defer ? 'defer' : undefined
  const changed = changeOf(kind)
  return {
    supply,
    supplyCode: snapshot.codes.supply(supply),
    itemCode: snapshot.codes.item(supplies.item[supply] ?? 0),
    kind: supplyKinds[supplies.kind[supply] ?? 0] ?? 'stock',
    date: date(supplies.day[supply] ?? 0),
    quantity: supplies.quantity[supply] ?? 0,
    move: moved && { advice: moved, to: date(advice.day[supply] ?? 0) },
    change: changed && { advice: changed, to: advice.quantity[supply] ?? 0 },
  }
}

function changeOf(kind: number): 'cancel' | 'increase' | 'decrease' | undefined {
  if (kind & adviceKind.cancel) return 'cancel'
  if (kind & adviceKind.increase) return 'increase'
  return kind & adviceKind.decrease ? 'decrease' : undefined
}
