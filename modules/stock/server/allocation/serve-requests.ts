import {
  compare,
  decimal,
  grouped,
  minus,
  placesOf,
  plus,
  rounded,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import type { Refusals } from '../ledger/refusals.ts'
import type { Free } from './read-free.ts'
import type { AllocationRequest, Asked, Given } from './request.ts'

/** What a request gets; where its item asks for lots, of each lot. */
export interface Served {
  readonly qty: Decimal
  readonly given: readonly Given[]
}

export function askedOf(factory_cd: string, request: AllocationRequest): Asked {
  const { warehouse_cd, item_cd, ownership = '0', owner_cd = '', quality = '0', lot_no = '' } = request
  const availability = [factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality].join('\u0001')
  const lot = [availability, lot_no].join('\u0001')
  return { availability, lot, request, qty: rounded(decimal(request.qty), 3, 'down') }
}

/** Serves requests in their order of what is free, which becomes less with each; what cannot be served is refused. */
export const serveRequests = (
  requests: readonly Asked[],
  free: Free,
  refusals: Refusals,
): readonly Served[] =>
  requests.map((asked, line) => {
    const qty = isRefused(asked, line, free, refusals) ? zero : serve(asked, line, free, refusals)
    return { qty, given: byLots(asked, qty, free) }
  })

/** A lot that is asked for by its number and is not available. */
function isRefused({ lot, request }: Asked, line: number, { closed }: Free, refusals: Refusals): boolean {
  const found = request.lot_no ? closed.get(lot) : undefined
  if (!found) return false
  const { held, expired = '' } = found
  const named = { lot: request.lot_no ?? '' }
  refusals.at(
    line,
    'lot_no',
    held === undefined
      ? stockErrors.BIZ_ALLOCATION_LOT_EXPIRED.with({ ...named, date: expired })
      : stockErrors.BIZ_ALLOCATION_LOT_HELD.with({ ...named, reason: held }),
  )
  return true
}

function serve(
  { availability, lot, request, qty }: Asked,
  line: number,
  { free }: Free,
  refusals: Refusals,
): Decimal {
  if (qty.units <= 0n) {
    refusals.at(line, 'qty', stockErrors[qty.units === 0n ? 'BIZ_QTY_ZERO' : 'BIZ_QTY_MINUS'].with())
    return zero
  }
  const inAll = free.get(availability) ?? zero
  const ofLot = request.lot_no ? (free.get(lot) ?? zero) : inAll
  const least = lesser(ofLot, inAll)
  const available = least.units < 0n ? zero : least
  if (compare(available, qty) < 0 && !request.partly) {
    const shown = grouped(available, placesOf(available))
    refusals.at(line, 'qty', stockErrors.BIZ_ALLOCATION_SHORT.with({ available: shown }))
    return zero
  }
  const given = lesser(available, qty)
  free.set(availability, minus(inAll, given))
  if (request.lot_no) free.set(lot, minus(ofLot, given))
  return given
}

/** What no lot accounts for, because it arrives in the same posting, is promised without one. */
function byLots(asked: Asked, qty: Decimal, { free, lotsInTurn }: Free): readonly Given[] {
  const lots = asked.request.lot_no ? undefined : lotsInTurn.get(asked.availability)
  if (!lots) return [{ asked, qty }]
  const given: Given[] = []
  let left = qty
  for (const lot_no of lots) {
    if (left.units <= 0n) break
    const lot = [asked.availability, lot_no].join('\u0001')
    const taken = lesser(free.get(lot) ?? zero, left)
    if (taken.units <= 0n) continue
    free.set(lot, minus(free.get(lot) ?? zero, taken))
    left = minus(left, taken)
    given.push({ asked: { ...asked, lot, request: { ...asked.request, lot_no } }, qty: taken })
  }
  return left.units > 0n ? [...given, { asked, qty: left }] : given
}

const lesser = (one: Decimal, other: Decimal): Decimal => (compare(one, other) < 0 ? one : other)

/** So much more is free. */
export const addFree = (free: Map<string, Decimal>, key: string, qty: Decimal): void =>
  void free.set(key, plus(free.get(key) ?? zero, qty))
