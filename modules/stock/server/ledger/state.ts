import type { Decimal } from '#platform/contract/decimal.ts'
import type { Pool } from '../../contract/valuation.ts'

/** What is in one place now, and the least that there is at the end of any day from the posting's day on. */
export interface Balance {
  readonly qty: Decimal
  readonly least: Decimal
  readonly least_dt: string
}

/** How many of the goods there, and how many of them are promised. */
export interface Promised {
  readonly qty: Decimal
  readonly allocated: Decimal
}

/** What a demand of the posting has been promised. */
export interface DemandAllocation {
  readonly allocation_no: string
  readonly demand: string
  readonly availability: string
  readonly lot_no: string
  readonly qty: Decimal
}

/** Everything that decides about a posting, read after its locks were taken. */
export interface StockState {
  readonly pools: ReadonlyMap<string, Pool>
  readonly balances: ReadonlyMap<string, Balance>
  /** By availability key, and by lot key where a lot was promised. */
  readonly promises: ReadonlyMap<string, Promised>
  readonly demandAllocations: readonly DemandAllocation[]
}

/** What may forbid the posting as a whole, or at its locations: the business date, the closed month, counts that run. */
export interface PostingConditions {
  readonly business_dt: string | undefined
  /** On which the factory's stock begins. */
  readonly first_day: string | undefined
  /** '2026-03': that month and all before it are closed. */
  readonly closed_month: string | undefined
  /** Count keys. */
  readonly locked: ReadonlySet<string>
}
