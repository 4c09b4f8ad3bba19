import type { NewDemand } from '../ledger/demand.ts'

/** A line of a document that brings goods: a purchase, a work order. */
export interface Supply {
  readonly supply_kind: string
  readonly supply_no: string
  readonly supply_line: number
}

/** So many pieces of what a supply will bring, for a demand. */
export interface PegRequest extends NewDemand, Supply {
  readonly item_cd: string
  readonly owner_cd?: string
  readonly qty: string
  /** 1 is served first and loosened last. */
  readonly priority?: number
  readonly need_dt?: string
}

/** What is still to come of a supply after the unit of work, as its owner is going to write it; '0' when it is cancelled. */
export interface OpenSupply extends Supply {
  readonly open: string
}

export const supplyKey = ({ supply_kind, supply_no, supply_line }: Supply): string =>
  [supply_kind, supply_no, supply_line].join('\u0001')

/** Nothing but its key. */
export const supplyOf = ({ supply_kind, supply_no, supply_line }: Supply): Supply => ({
  supply_kind,
  supply_no,
  supply_line,
})
