import { nameOfEither, valueOfEither, type NowOrLater } from '#platform/server/unit/later.ts'
import type { NewDemand } from '../ledger/demand.ts'

/** A line of a document that brings goods: a purchase, a work order. */
export interface Supply {
  readonly supply_kind: string
  readonly supply_no: string
  readonly supply_line: number
}

/** A supply that may be a line of a document whose number is taken in the same unit of work. */
export interface NewSupply extends Omit<Supply, 'supply_no'> {
  readonly supply_no: NowOrLater<string>
}

/** So many pieces of what a supply will bring, for a demand. */
export interface PegRequest extends NewDemand, NewSupply {
  readonly item_cd: string
  readonly owner_cd?: string
  readonly qty: string
  /** 1 is served first and loosened last. */
  readonly priority?: number
  readonly need_dt?: string
}

/**
 * What is still to come of a supply after the unit of work, as its owner is going to write it; '0' when it is cancelled.
 * Of a new one it must be said in the unit that ties demands to it: nobody can read it yet.
 */
export interface OpenSupply extends NewSupply {
  readonly open: string
}

export const supplyKey = ({ supply_kind, supply_no, supply_line }: NewSupply): string =>
  [supply_kind, nameOfEither(supply_no), supply_line].join('\u0001')

/** Whether it may be in the tables: one whose number is not known yet has neither pegs nor anything published. */
export const isNumbered = (supply: NewSupply): supply is NewSupply & Supply =>
  typeof supply.supply_no === 'string'

/** When the unit of work writes. */
export const numberedSupply = ({ supply_kind, supply_no, supply_line }: NewSupply): Supply => ({
  ...{ supply_kind, supply_line },
  supply_no: valueOfEither(supply_no),
})

/** Nothing but its key. */
export const supplyOf = ({ supply_kind, supply_no, supply_line }: Supply): Supply => ({
  supply_kind,
  supply_no,
  supply_line,
})
