import type { Decimal } from '#platform/contract/decimal.ts'
import type { Ownership, Quality } from '../../contract/stock-codes.ts'
import type { NewDemand } from '../ledger/demand.ts'

/** 引当: so many pieces of what is on hand in a warehouse, for a line of an order or of production. */
export interface AllocationRequest extends NewDemand {
  readonly warehouse_cd: string
  readonly item_cd: string
  readonly ownership?: Ownership
  /** Whose goods, where they are not ours to promise to anybody. */
  readonly owner_cd?: string
  readonly quality?: Quality
  /** Only where the customer or the work needs this very lot. */
  readonly lot_no?: string
  readonly qty: string
  /** Takes what there is instead of refusing. */
  readonly partly?: boolean
  readonly firm?: boolean
  /** 1 is served first and released last. */
  readonly priority?: number
  readonly need_dt?: string
}

/** A request with everything said. */
export interface Asked {
  readonly availability: string
  readonly lot: string
  readonly request: AllocationRequest
  readonly qty: Decimal
}

/** What it has got. */
export interface Given {
  readonly asked: Asked
  readonly qty: Decimal
}
