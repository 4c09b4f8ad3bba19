import type { ItemFacts, LocationFacts } from '#modules/master/server/index.ts'
import type { Decimal } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { valueOfEither } from '#platform/server/unit/later.ts'
import type { Division, Poster } from '../../contract/division.ts'
import type { Ownership, Quality } from '../../contract/stock-codes.ts'
import type { Done } from '../../contract/valuation.ts'
import type { Movement, PostedDocument } from './posting.ts'
import type { Refusals } from './refusals.ts'

/** An end of a movement with everything that its slip left out. */
export interface ResolvedEnd {
  readonly factory_cd: string
  readonly location: LocationFacts
  readonly item_cd: string
  readonly lot_no: string
  readonly ownership: Ownership
  readonly owner_cd: string
  readonly quality: Quality
  readonly process_no: string
}

/** What the goods are worth at the ends that are in our books. */
export type Worth =
  | { readonly rule: 'current' }
  /** Of a document: what was or will be paid for them. */
  | { readonly rule: 'given'; readonly money: Decimal; readonly purchased: boolean }
  | { readonly rule: 'add'; readonly money: Decimal; readonly basis: Decimal | undefined }
  | { readonly rule: 'new-price'; readonly unit_cost: Decimal }
  /** A movement taken back: what it had put in goes out, what it had taken comes in. A change of value has put something in. */
  | { readonly rule: 'back'; readonly out: Done; readonly into: Done | undefined }

/** A document of the posting, with what it is refused for. */
export interface LineDocument extends PostedDocument {
  readonly poster: Poster
  readonly refusals: Refusals
}

/** A movement that has been found to be in order, as far as that can be judged without looking at the stock. */
export interface Line {
  readonly document: LineDocument
  /** Its place in the document, from 0. */
  readonly index: number
  readonly movement: Movement
  readonly division: Division
  readonly item: ItemFacts
  /** Never below zero: the ends are turned round instead. */
  readonly qty: Decimal
  readonly worth: Worth
  /** Undefined where only the value changes. */
  readonly ends: { readonly from: ResolvedEnd; readonly to: ResolvedEnd } | undefined
  /** Whose pools it touches. */
  readonly factories: readonly string[]
  /** The field of the slip with the place that goods leave. */
  readonly outField: string
  readonly reverses: string | undefined
}

export const documentNo = ({ document_no }: LineDocument): string => valueOfEither(document_no)

export const refuse = ({ document, index }: Line, field: string, error: BusinessError): void =>
  document.refusals.at(index, field, error)

/** What a person agrees to before it is posted. A document knows what it does. */
export function ask(line: Line, field: string, question: BusinessError): void {
  const { poster, agreed = [] } = line.document
  if (poster === 'hand' && !agreed.includes(String(question.code))) refuse(line, field, question)
}

const mark = '\u0001'

export const locationKey = (place: { readonly factory_cd: string; readonly location_cd: string }): string =>
  [place.factory_cd, place.location_cd].join(mark)

/** Under count: everything in a place, or only goods of a type, a rank, or both. */
export const countKey = (
  place: { readonly factory_cd: string; readonly location_cd: string },
  item_type_cd: string,
  rank: string,
): string => [locationKey(place), item_type_cd, rank].join(mark)

export const balanceKey = (end: ResolvedEnd): string =>
  [
    end.factory_cd,
    end.location.location_cd,
    end.item_cd,
    end.lot_no,
    end.ownership,
    end.owner_cd,
    end.quality,
    end.process_no,
  ].join(mark)

export const availabilityKey = (end: ResolvedEnd): string =>
  [end.factory_cd, end.location.warehouse_cd, end.item_cd, end.ownership, end.owner_cd, end.quality].join(
    mark,
  )

export const lotKey = (end: ResolvedEnd): string => [availabilityKey(end), end.lot_no].join(mark)

export const poolKey = (factory_cd: string, item_cd: string): string => [factory_cd, item_cd].join(mark)

/** Finished goods of a kind in a warehouse: what is in work at a process cannot be promised. */
export const isAvailable = ({ location, process_no }: ResolvedEnd): boolean =>
  location.ours && process_no === ''

/** In our books with a value: ours, and no work in progress, which is not valued (decisions.md "Stock"). */
export const isValued = (end: ResolvedEnd): boolean => isAvailable(end) && end.ownership === '0'
