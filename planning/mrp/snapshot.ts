import { type DayPattern } from '../calendar/working-days.ts'

/**
 * Everything the plan reads, in columns. Rows are named by their position; quantities are thousandths; days are counted
 * from today = 0 and may be negative (overdue). `build-snapshot.ts` makes it from readable input; a server that loads
 * hundreds of thousands of rows fills the columns itself.
 */
export interface MrpSnapshot {
  /** Days since 1970-01-01. */
  readonly today: number
  readonly horizon: number
  /** New orders start on this day or later. */
  readonly frozenDays: number
  readonly forecastBackward: number
  readonly forecastForward: number
  readonly toleranceDays: number
  readonly toleranceQuantity: number
  readonly expediteWithin: number
  readonly calendars: readonly DayPattern[]
  /** The calendar by whose working days a daily use counts; none: Monday to Friday. */
  readonly useCalendar: number
  /** Order days of the regular method, ascending; an item names its row. */
  readonly cycles: readonly (readonly number[])[]
  readonly items: ItemColumns
  readonly bom: BomColumns
  readonly outputs: OutputColumns
  readonly demands: DemandColumns
  readonly supplies: SupplyColumns
  readonly codes: Codes
}

/** What the rows are called outside; asked only when a row is shown. */
export interface Codes {
  item(item: number): string
  demand(demand: number): string
  supply(supply: number): string
}

export const sources = ['make', 'buy', 'subcontract'] as const
export const source = { make: 0, buy: 1, subcontract: 2 } as const
export const orderMethods = ['each-time', 'order-point', 'regular', 'replenishment'] as const
export const orderMethod = { eachTime: 0, orderPoint: 1, regular: 2, replenishment: 3 } as const
export const demandKinds = ['order', 'forecast', 'component'] as const
export const demandKind = { order: 0, forecast: 1, component: 2 } as const
export const supplyKinds = ['stock', 'work-order', 'purchase-order'] as const
export const supplyKind = { stock: 0, workOrder: 1, purchaseOrder: 2 } as const
export const none = -1

export interface ItemColumns {
  readonly count: number
  readonly source: Uint8Array
  readonly phantom: Uint8Array
  readonly tied: Uint8Array
  readonly method: Uint8Array
  /** Smallest amount of the unit: 1000 for pieces, 1 for three decimals. */
  readonly unit: Uint16Array
  /** Hundredths of a percent. */
  readonly scrap: Uint16Array
  readonly calendar: Int16Array
  /** The calendar on whose days alone it can arrive; none: any working day of its own. */
  readonly arrivals: Int16Array
  readonly leadTime: Uint16Array
  readonly safetyLeadTime: Uint16Array
  readonly onHand: Float64Array
  readonly safetyStock: Float64Array
  readonly lotMin: Float64Array
  readonly lotStep: Float64Array
  readonly lotMax: Float64Array
  /** 1: whole multiples of the step (packs), not the smallest lot plus whole steps. */
  readonly lotInPacks: Uint8Array
  readonly lotFixed: Float64Array
  readonly lotPeriod: Uint16Array
  readonly orderPoint: Float64Array
  readonly upTo: Float64Array
  /** A working day's mean use, of the regular method. */
  readonly dailyUse: Float64Array
  readonly cycle: Int32Array
}

/** Lines sorted by parent; what many lines have in common (usage, validity) is one row of `terms`. */
export interface BomColumns {
  readonly count: number
  /** Lines of item i: `from[i]` … `from[i + 1]`. */
  readonly from: Int32Array
  readonly child: Int32Array
  readonly term: Int32Array
  /** Item that may stand in, or −1; empty when no line has one. */
  readonly substitute: Int32Array
  readonly terms: TermColumns
}

/** What comes out beside a parent: × numerator / denominator of its order's quantity, for starts in [fromDay, toDay). */
export interface OutputColumns {
  readonly count: number
  readonly parent: Int32Array
  readonly item: Int32Array
  readonly term: Int32Array
  readonly terms: TermColumns
}

export const noOutputs: OutputColumns = {
  ...{ count: 0, parent: new Int32Array(0), item: new Int32Array(0), term: new Int32Array(0) },
  terms: {
    ...{ numerator: new Float64Array(0), denominator: new Float64Array(0) },
    ...{ fromDay: new Int32Array(0), toDay: new Int32Array(0) },
  },
}

/** A child's quantity for a parent's quantity: × numerator / denominator, reduced, for starts in [fromDay, toDay). */
export interface TermColumns {
  readonly numerator: Float64Array
  readonly denominator: Float64Array
  readonly fromDay: Int32Array
  readonly toDay: Int32Array
}

export interface DemandColumns {
  count: number
  readonly item: Int32Array
  readonly day: Int32Array
  readonly quantity: Float64Array
  readonly allocated: Float64Array
  /** Of an order: what has left already, and goes on consuming forecasts. */
  readonly shipped: Float64Array
  readonly kind: Uint8Array
  /** 0 = any customer. */
  readonly customer: Int32Array
  /** The order line (a demand) whose lane this is planned in, or −1. */
  readonly origin: Int32Array
}

export interface SupplyColumns {
  count: number
  readonly item: Int32Array
  readonly day: Int32Array
  readonly quantity: Float64Array
  readonly kind: Uint8Array
  readonly fixed: Uint8Array
  readonly adjustable: Uint8Array
  readonly origin: Int32Array
}

export function itemColumns(count: number): ItemColumns {
  return {
    count,
    source: new Uint8Array(count),
    phantom: new Uint8Array(count),
    tied: new Uint8Array(count),
    method: new Uint8Array(count),
    unit: new Uint16Array(count).fill(1000),
    scrap: new Uint16Array(count),
    calendar: new Int16Array(count),
    arrivals: new Int16Array(count).fill(none),
    leadTime: new Uint16Array(count),
    safetyLeadTime: new Uint16Array(count),
    onHand: new Float64Array(count),
    safetyStock: new Float64Array(count),
    lotMin: new Float64Array(count),
    lotStep: new Float64Array(count),
    lotMax: new Float64Array(count),
    lotInPacks: new Uint8Array(count),
    lotFixed: new Float64Array(count),
    lotPeriod: new Uint16Array(count),
    orderPoint: new Float64Array(count),
    upTo: new Float64Array(count),
    dailyUse: new Float64Array(count),
    cycle: new Int32Array(count).fill(none),
  }
}

/** Field by field: what reads them a million times wants all plans' columns to look alike. */
export function copyItems(items: ItemColumns): ItemColumns {
  return {
    count: items.count,
    source: items.source.slice(),
    phantom: items.phantom.slice(),
    tied: items.tied.slice(),
    method: items.method.slice(),
    unit: items.unit.slice(),
    scrap: items.scrap.slice(),
    calendar: items.calendar.slice(),
    arrivals: items.arrivals.slice(),
    leadTime: items.leadTime.slice(),
    safetyLeadTime: items.safetyLeadTime.slice(),
    onHand: items.onHand.slice(),
    safetyStock: items.safetyStock.slice(),
    lotMin: items.lotMin.slice(),
    lotStep: items.lotStep.slice(),
    lotMax: items.lotMax.slice(),
    lotInPacks: items.lotInPacks.slice(),
    lotFixed: items.lotFixed.slice(),
    lotPeriod: items.lotPeriod.slice(),
    orderPoint: items.orderPoint.slice(),
    upTo: items.upTo.slice(),
    dailyUse: items.dailyUse.slice(),
    cycle: items.cycle.slice(),
  }
}

/** Columns for `count` demands, with room for `capacity`. */
export function demandColumns(count: number, capacity = count): DemandColumns {
  return {
    count,
    item: new Int32Array(capacity),
    day: new Int32Array(capacity),
    quantity: new Float64Array(capacity),
    allocated: new Float64Array(capacity),
    shipped: new Float64Array(capacity),
    kind: new Uint8Array(capacity),
    customer: new Int32Array(capacity),
    origin: new Int32Array(capacity).fill(none),
  }
}

export function supplyColumns(count: number, capacity = count): SupplyColumns {
  return {
    count,
    item: new Int32Array(capacity),
    day: new Int32Array(capacity),
    quantity: new Float64Array(capacity),
    kind: new Uint8Array(capacity),
    fixed: new Uint8Array(capacity),
    adjustable: new Uint8Array(capacity),
    origin: new Int32Array(capacity).fill(none),
  }
}
