import {
  compare,
  decimal,
  grouped,
  minus,
  placesOf,
  plus,
  rounded,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { Later } from '#platform/server/unit/later.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import type { PostingWork } from '../ledger/posting-work.ts'
import type { Demand } from '../ledger/demand.ts'
import { Refusals, throwRefused } from '../ledger/refusals.ts'
import { itemsHeldBy, makeHeldFirm, releaseHeld, type ItemOfFactory } from './held-by-demands.ts'
import { changesOfPosting, readFree, type ClosedLot } from './read-free.ts'
import type { AllocationRequest, Asked, Given } from './request.ts'
import { writeAllocations } from './write-allocations.ts'

interface Added {
  readonly requests: readonly AllocationRequest[]
  readonly refusals: Refusals
  readonly outcome: Later<readonly string[]>
}

/** What a unit of work promises of the stock, and gives back. */
export class AllocationWork {
  readonly #added: Added[] = []
  readonly #released: Demand[] = []
  readonly #firm: { readonly demands: readonly Demand[]; readonly firm: boolean }[] = []
  #given: readonly Given[] = []

  allocate(
    requests: readonly AllocationRequest[],
    cellOf?: (path: string) => string,
  ): Later<readonly string[]> {
    const outcome = new Later<readonly string[]>()
    this.#added.push({ requests, refusals: new Refusals(cellOf), outcome })
    return outcome
  }

  /** Served before all others: what has been waited for. */
  allocateFirst(requests: readonly AllocationRequest[]): Later<readonly string[]> {
    const outcome = new Later<readonly string[]>()
    if (requests.length === 0) outcome.settle([])
    else this.#added.unshift({ requests, refusals: new Refusals(), outcome })
    return outcome
  }

  release(demands: readonly Demand[]): void {
    this.#released.push(...demands)
  }

  makeFirm(demands: readonly Demand[], firm: boolean): void {
    this.#firm.push({ demands, firm })
  }

  /** Whose pools guard what is promised and given back. */
  async items(context: Context): Promise<readonly ItemOfFactory[]> {
    const { factory_cd } = context.session
    const asked = this.#added.flatMap(({ requests }) =>
      requests.map(({ item_cd }) => ({ factory_cd, item_cd })),
    )
    const demands = [...this.#released, ...this.#firm.flatMap(({ demands }) => demands)]
    return demands.length === 0 ? asked : [...asked, ...(await itemsHeldBy(context, demands))]
  }

  async giveBack(context: Context, locked: readonly ItemOfFactory[]): Promise<void> {
    if (this.#released.length > 0) await releaseHeld(context, this.#released, locked)
    for (const { demands, firm } of this.#firm) await makeHeldFirm(context, demands, firm, locked)
  }

  /** In the order of the requests, after what the posting of the unit has brought and taken. */
  async judge(context: Context, posting: PostingWork['judged']): Promise<void> {
    if (this.#added.length === 0) return
    const { factory_cd } = context.session
    const asked = this.#added.map(({ requests }) => requests.map((request) => askedOf(factory_cd, request)))
    const { free, closed } = await readFree(context, asked.flat())
    if (posting)
      for (const [key, change] of changesOfPosting(posting))
        free.set(key, plus(free.get(key) ?? zero, change))
    const given = this.#added.map(({ refusals, outcome }, at) => {
      const own = (asked[at] ?? []).map((one, line) => ({
        asked: one,
        qty: isRefused(one, line, closed, refusals) ? zero : serve(one, line, free, refusals),
      }))
      outcome.settle(own.map(({ qty }) => written(qty)))
      return own
    })
    throwRefused(this.#added.map(({ refusals }) => refusals))
    this.#given = given.flat()
  }

  async write(context: Context): Promise<void> {
    await writeAllocations(context, this.#given)
  }
}

function askedOf(factory_cd: string, request: AllocationRequest): Asked {
  const { warehouse_cd, item_cd, ownership = '0', owner_cd = '', quality = '0', lot_no = '' } = request
  const availability = [factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality].join('\u0001')
  const lot = [availability, lot_no].join('\u0001')
  return { availability, lot, request, qty: rounded(decimal(request.qty), 3, 'down') }
}

/** A lot that is asked for by its number and is not available. */
function isRefused(
  { lot, request }: Asked,
  line: number,
  closed: ReadonlyMap<string, ClosedLot>,
  refusals: Refusals,
): boolean {
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
  free: Map<string, Decimal>,
  refusals: Refusals,
): Decimal {
  if (qty.units <= 0n) {
    refusals.at(line, 'qty', stockErrors[qty.units === 0n ? 'BIZ_QTY_ZERO' : 'BIZ_QTY_MINUS'].with())
    return zero
  }
  const inAll = free.get(availability) ?? zero
  const ofLot = request.lot_no ? (free.get(lot) ?? zero) : inAll
  const least = compare(ofLot, inAll) < 0 ? ofLot : inAll
  const available = least.units < 0n ? zero : least
  if (compare(available, qty) < 0 && !request.partly) {
    const shown = grouped(available, placesOf(available))
    refusals.at(line, 'qty', stockErrors.BIZ_ALLOCATION_SHORT.with({ available: shown }))
    return zero
  }
  const given = compare(available, qty) < 0 ? available : qty
  free.set(availability, minus(inAll, given))
  if (request.lot_no) free.set(lot, minus(ofLot, given))
  return given
}
