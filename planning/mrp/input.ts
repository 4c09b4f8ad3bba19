/**
 * What a plan is made from, as a person would write it. Quantities are decimals ("12.5" or 12.5, at most three places),
 * dates are ISO days, percentages have at most two places.
 */
export type Quantity = string | number
export type Day = string

export interface MrpInput {
  readonly today: Day
  /** Days that are planned, today included: 1 to 3,653. */
  readonly horizonDays: number
  /** New orders start no earlier than this many days from today. */
  readonly frozenDays?: number
  /** How far a firm order looks for a forecast to consume: its own day, then backward, then forward. */
  readonly forecastWindow?: { readonly backwardDays: number; readonly forwardDays: number }
  readonly messages?: MessageSettings
  readonly calendars?: readonly CalendarInput[]
  /** By which goods are used, for what is ordered by its daily use. */
  readonly useCalendar?: string
  readonly items: readonly ItemInput[]
  readonly bom?: readonly BomLineInput[]
  readonly outputs?: readonly OutputInput[]
  readonly stock?: readonly StockInput[]
  readonly demands?: readonly DemandInput[]
  readonly supplies?: readonly SupplyInput[]
}

export interface MessageSettings {
  /** A supply that is at most this many days from where it should be is left alone. */
  readonly toleranceDays?: number
  /** A surplus up to this quantity is left alone. */
  readonly toleranceQuantity?: Quantity
  /** A supply is pulled forward, instead of ordering anew, from at most this many days later. */
  readonly expediteWithinDays?: number
}

export interface CalendarInput {
  readonly code: string
  /** 0 = Sunday … 6 = Saturday. */
  readonly closedWeekdays: readonly number[]
  readonly closed?: readonly Day[]
  readonly open?: readonly Day[]
}

export interface ItemInput {
  readonly code: string
  /** A bought item's BOM is not exploded; a subcontracted one's is, for what we supply. */
  readonly source: 'make' | 'buy' | 'subcontract'
  /**
   * Blown through: it has no orders of its own, its parts are needed on its parent's day. Nobody makes or keeps it, so its
   * lots, method, scrap, lead times and safety stock do not count.
   */
  readonly phantom?: boolean
  /** `order`: planned per customer order line (050/051) on nothing but what is tied to it; `stock`: pooled (030/031). */
  readonly production?: 'stock' | 'order'
  /** Decimals of the unit, 0–3; pieces have 0. */
  readonly decimals?: number
  readonly calendar?: string
  /** The calendar on whose days alone it can arrive (引取曜日); any working day of its own when absent. */
  readonly arrivals?: string
  /** Working days. */
  readonly leadTime?: number
  /** Working days that it should be there before it is needed. */
  readonly safetyLeadTime?: number
  /** Share of an order that is lost: 5 means that 100 started give 95. */
  readonly scrapPercent?: Quantity
  readonly safetyStock?: Quantity
  readonly lot?: LotRule
  readonly orderMethod?: OrderMethod
}

export type LotRule =
  | { readonly rule: 'lot-for-lot' }
  | { readonly rule: 'range'; readonly min?: Quantity; readonly step?: Quantity; readonly max?: Quantity }
  /** At least min, in whole packs: at least 50 in packs of 3 are 51; in steps of 3 above the least, 50. */
  | { readonly rule: 'packs'; readonly pack: Quantity; readonly min?: Quantity; readonly max?: Quantity }
  | { readonly rule: 'fixed'; readonly quantity: Quantity }
  /** One order for the needs of so many days, then the range, or the packs. */
  | {
      readonly rule: 'period'
      readonly days: number
      readonly min?: Quantity
      readonly step?: Quantity
      readonly pack?: Quantity
      readonly max?: Quantity
    }

export type OrderMethod =
  /** 0 都度: when something is short. */
  | { readonly method: 'each-time' }
  /** 1 定量: the fixed lot whenever stock + on order − required is at or below the point. */
  | { readonly method: 'order-point'; readonly point: Quantity }
  /** 2 定期: on the order days, up to the next arrival; with daily use, D × (lead time + interval) + safety. */
  | { readonly method: 'regular'; readonly orderDays: readonly Day[]; readonly dailyUse?: Quantity }
  /** 3 補充: below the point, up to the upper point. */
  | { readonly method: 'replenishment'; readonly point: Quantity; readonly upTo: Quantity }

export interface BomLineInput {
  readonly parent: string
  readonly child: string
  readonly need: Quantity
  /** `need` is for this many of the parent; 1 when absent. */
  readonly base?: Quantity
  readonly scrapPercent?: Quantity
  /** First and last day (inclusive) on which a parent's order that starts then uses the line. */
  readonly from?: Day
  readonly to?: Day
  /** Taken one for one from stock that nothing else needs, when the child cannot be there in time. */
  readonly substitute?: string
}

/** What comes out beside a parent that is made or subcontracted (連産品, 副産物): supply on the day its order is due. */
export interface OutputInput {
  readonly parent: string
  readonly item: string
  readonly quantity: Quantity
  /** `quantity` is for this many of the parent; 1 when absent. */
  readonly base?: Quantity
  /** First and last day (inclusive) on which a parent's order that starts then brings it. */
  readonly from?: Day
  readonly to?: Day
}

export interface StockInput {
  readonly item: string
  /** May be negative, where the books are behind: the plan makes up for it, and names the item. */
  readonly quantity: Quantity
  /** Usable from this day (inspection, transfer); now when absent. */
  readonly from?: Day
}

export interface DemandInput {
  readonly code: string
  readonly item: string
  readonly date: Day
  /** The open quantity: ordered − shipped. */
  readonly quantity: Quantity
  /** What has left already: it goes on consuming its forecast. */
  readonly shipped?: Quantity
  /** `component`: what a released work order still has to draw. */
  readonly kind: 'order' | 'forecast' | 'component'
  /** Reserved for it out of the stock: what is usable now, then what is usable later. */
  readonly allocated?: Quantity
  /** A forecast of a customer is consumed by this customer's orders only, and before those without customer. */
  readonly customer?: string
  /** For a component of an order-tied work order: the customer order line that it is tied to. */
  readonly origin?: string
}

export interface SupplyInput {
  readonly code: string
  readonly item: string
  readonly date: Day
  /** Good quantity that is still to come. */
  readonly quantity: Quantity
  readonly kind: 'work-order' | 'purchase-order'
  /** Neither moved nor changed: no message names it. */
  readonly fixed?: boolean
  /** A shortage near it may be added to it instead of being ordered anew. */
  readonly adjustable?: boolean
  readonly origin?: string
}
