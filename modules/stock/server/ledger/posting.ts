import type { NowOrLater } from '#platform/server/unit/later.ts'
import type { Supply } from '../peg/supply.ts'
import type { Demand } from './demand.ts'
import type { DivisionCode, Poster } from '../../contract/division.ts'
import type { Ownership, Quality } from '../../contract/stock-codes.ts'

/** One end of a movement, as a slip names it; what is left out is the session's factory, our own, and good. */
export interface MovementEnd {
  readonly factory_cd?: string
  readonly location_cd: string
  readonly lot_no?: string
  readonly ownership?: Ownership
  readonly owner_cd?: string
  readonly quality?: Quality
  readonly process_no?: string
}

/** One line of a slip. Which ends and which figures it needs is said by its division. */
export interface Movement {
  readonly stock_div: DivisionCode
  readonly item_cd: string
  /** Goods; below zero only where the division goes both ways. For 060 the pieces that the amount concerns. */
  readonly qty?: string
  readonly from?: MovementEnd
  readonly to?: MovementEnd
  readonly price?: string
  /** Instead of a price: whole yen. */
  readonly amount?: string
  readonly reason_cd?: string
  readonly reason?: string
  /** Material: which movement further down in the posting it becomes part of, and carries its value (041 into 010). */
  readonly becomes?: number
  /** Whose allocation is used up first. */
  readonly demand?: Demand
  /** Whose goods these are: what was pegged to it is allocated. */
  readonly supply?: Supply
  /** Of a lot that is seen for the first time. */
  readonly expiry_dt?: string
  readonly made_dt?: string
  readonly supplier_lot?: string
}

/** The document that a posting belongs to. */
export interface PostedDocument {
  readonly document_kind: string
  /** Later where its number is taken in the same unit of work. */
  readonly document_no: NowOrLater<string>
  readonly biz_dt: string
  /** Where the person sees what a refusal names: `lines.3.qty`, `biz_dt`. */
  readonly cellOf?: (path: string) => string
  /** Questions that the person has said yes to, by their codes. */
  readonly agreed?: readonly string[] | undefined
}

export interface Posting extends PostedDocument {
  readonly poster: Poster
  readonly movements: readonly Movement[]
}

/** 取消: the movements of a document that are taken back. */
export interface Reversal extends PostedDocument {
  readonly ledger_nos: readonly string[]
  readonly reason: string
}
