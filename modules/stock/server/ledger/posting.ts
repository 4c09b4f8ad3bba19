import type { DivisionCode, Poster } from '../../contract/division.ts'
import type { Ownership, Quality } from '../../contract/stock-codes.ts'

/** One end of a movement, as a slip names it; what is left out is the session's factory, our own, and good. */
export interface Place {
  readonly factory_cd?: string
  readonly location_cd: string
  readonly lot_no?: string
  readonly ownership?: Ownership
  readonly owner_cd?: string
  readonly quality?: Quality
  readonly process_no?: string
}

export interface Demand {
  readonly demand_kind: string
  readonly demand_no: string
  readonly demand_line: number
}

/** One line of a slip. Which ends and which figures it needs is said by its division. */
export interface Movement {
  readonly stock_div: DivisionCode
  readonly item_cd: string
  /** Goods; below zero only where the division goes both ways. For 060 the pieces that the amount concerns. */
  readonly qty?: string
  readonly from?: Place
  readonly to?: Place
  readonly price?: string
  /** Instead of a price: whole yen. */
  readonly amount?: string
  readonly reason_cd?: string
  readonly reason?: string
  /** Whose allocation is used up first. */
  readonly demand?: Demand
  /** Of a lot that is seen for the first time. */
  readonly expiry_dt?: string
  readonly supplier_lot?: string
}

export interface Posting {
  readonly biz_dt: string
  readonly poster: Poster
  readonly document_kind: string
  readonly movements: readonly Movement[]
}
