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
import type { Later } from '#platform/server/unit/later.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import type { AllocationRequest } from '../allocation/request.ts'
import { isAvailable, type Line, type ResolvedEnd } from '../ledger/line.ts'
import { demandKey, numbered, type Demand } from '../ledger/demand.ts'
import { Refusals, throwRefused } from '../ledger/refusals.ts'
import type { PromiseOf } from '../supply-demand/sources.ts'
import { pegsOf, pegsOn, publishedOpen, writePegs, type Peg } from './peg-rows.ts'
import {
  isNumbered,
  numberedSupply,
  supplyKey,
  type NewSupply,
  type OpenSupply,
  type PegRequest,
  type Supply,
} from './supply.ts'

/** A request that its supply can serve. */
interface Tied {
  readonly request: PegRequest
  readonly qty: Decimal
}

interface Added {
  readonly requests: readonly PegRequest[]
  readonly refusals: Refusals
}

/** Goods of a supply that have come, for a demand that has waited for them. */
export interface Arrival {
  readonly line: Line
  readonly peg: Peg
  readonly request: AllocationRequest
}

/** A demand that waits for so much of its supplies from now on; for nothing where it does not say. */
export interface LoosenedDemand extends Demand {
  readonly keep?: string
}

/** What a unit of work ties to supplies to come, and what becomes of that when they come or do not. */
export class PegWork {
  readonly #added: Added[] = []
  readonly #loosened: LoosenedDemand[] = []
  readonly #stated = new Map<string, OpenSupply>()
  #pegs: Peg[] = []
  readonly #tiedAnew: Tied[] = []
  #received = new Map<string, Decimal>()
  /** What the supplies will not bring after all. */
  readonly lost: { readonly supply: Supply; readonly promise: PromiseOf }[] = []

  peg(requests: readonly PegRequest[], cellOf?: (path: string) => string): void {
    this.#added.push({ requests, refusals: new Refusals(cellOf) })
  }

  unpeg(demands: readonly LoosenedDemand[]): void {
    this.#loosened.push(...demands)
  }

  changeSupply(supplies: readonly OpenSupply[]): void {
    for (const supply of supplies) this.#stated.set(supplyKey(supply), supply)
  }

  /** The items that new pegs are of: their pools guard them, also where nothing has ever come. */
  get items(): readonly string[] {
    return [...new Set(this.#added.flatMap(({ requests }) => requests.map(({ item_cd }) => item_cd)))]
  }

  /** The pegs that the unit may change; read once before anything is locked, and once behind the locks. */
  async concerned(context: Context, lines: readonly Line[]): Promise<readonly Peg[]> {
    const supplies = [...this.#supplies(lines).values()].filter(isNumbered)
    const own = this.#loosened.length === 0 ? [] : await pegsOf(context, this.#loosened)
    return pegsOn(context, [...supplies, ...own])
  }

  /** Those whose demands are told, because their supply comes or changes; who only ties more to it changes nobody's. */
  waiting(pegs: readonly Peg[], lines: readonly Line[]): readonly Peg[] {
    const named = lines.flatMap(({ movement }) => (movement.supply ? [supplyKey(movement.supply)] : []))
    const changed = new Set([...this.#stated.keys(), ...named])
    return pegs.filter((peg) => changed.has(supplyKey(peg)))
  }

  #supplies(lines: readonly Line[]): ReadonlyMap<string, NewSupply> {
    const supplies = new Map<string, NewSupply>(this.#stated)
    for (const { movement } of lines)
      if (movement.supply) supplies.set(supplyKey(movement.supply), movement.supply)
    for (const { requests } of this.#added)
      for (const request of requests) supplies.set(supplyKey(request), request)
    return supplies
  }

  /** Behind the locks: what is given up, and what the posting brings for those who wait for it. */
  async receive(
    context: Context,
    lines: readonly Line[],
    locked: ReadonlySet<string>,
  ): Promise<readonly Arrival[]> {
    this.#pegs = (await this.concerned(context, lines)).filter(({ item_cd }) => locked.has(item_cd))
    this.#loosen()
    const waiting = new Map(this.#pegs.map((peg) => [peg, peg.left]))
    return lines.flatMap((line) => this.#arrivals(line, waiting))
  }

  /** What a demand keeps is what was tied first. */
  #loosen(): void {
    const keeping = new Map(this.#loosened.map((demand) => [demandKey(demand), decimal(demand.keep ?? '0')]))
    for (const peg of this.#pegs) {
      const keep = keeping.get(demandKey(peg))
      if (keep === undefined) continue
      peg.left = compare(peg.left, keep) < 0 ? peg.left : keep
      keeping.set(demandKey(peg), minus(keep, peg.left))
    }
  }

  #arrivals(line: Line, waiting: Map<Peg, Decimal>): readonly Arrival[] {
    const { supply } = line.movement
    const to = line.ends?.to
    if (!supply || !to || !isAvailable(to) || to.quality !== '0') return []
    const key = supplyKey(supply)
    this.#received.set(key, plus(this.#received.get(key) ?? zero, line.qty))
    let left = line.qty
    return this.#pegs.flatMap((peg) => {
      if (supplyKey(peg) !== key || peg.item_cd !== to.item_cd || peg.owner_cd !== to.owner_cd) return []
      const wanted = waiting.get(peg) ?? zero
      const qty = compare(wanted, left) < 0 ? wanted : left
      if (qty.units <= 0n) return []
      left = minus(left, qty)
      waiting.set(peg, minus(wanted, qty))
      return [{ line, peg, request: requestOf(peg, to, qty) }]
    })
  }

  /** So much of the arrivals could be allocated; then supplies that do not bring the rest, and then new pegs. */
  async judge(
    context: Context,
    arrivals: readonly Arrival[],
    given: Later<readonly string[]>,
  ): Promise<void> {
    for (const [at, { peg }] of arrivals.entries())
      peg.left = minus(peg.left, decimal(given.value[at] ?? '0'))
    const supplies = this.#allSupplies()
    if (supplies.length === 0) return
    const items = [...new Set([...this.#pegs.map(({ item_cd }) => item_cd), ...this.items])]
    const open = await publishedOpen(context, supplies.filter(isNumbered), items)
    for (const [key, qty] of this.#received) {
      const published = open.get(key)
      if (published) open.set(key, compare(qty, published) < 0 ? minus(published, qty) : zero)
    }
    for (const [key, supply] of this.#stated) open.set(key, decimal(supply.open))
    for (const [key, qty] of open)
      if (this.#stated.has(key) || this.#received.has(key)) this.#loosenBeyond(key, qty)
    for (const added of this.#added)
      for (const [line, request] of added.requests.entries()) this.#tie(request, line, added.refusals, open)
    throwRefused(this.#added.map(({ refusals }) => refusals))
  }

  #allSupplies(): readonly NewSupply[] {
    return [...this.#stated.values(), ...this.#pegs, ...this.#added.flatMap(({ requests }) => requests)]
  }

  /** The latest and least urgent first. */
  #loosenBeyond(key: string, open: Decimal): void {
    let over = minus(this.#tied(key), open)
    for (const peg of this.#pegs.toReversed()) {
      if (over.units <= 0n) return
      if (supplyKey(peg) !== key || peg.left.units === 0n) continue
      const taken = compare(peg.left, over) < 0 ? peg.left : over
      over = minus(over, taken)
      const { demand_kind, demand_no, demand_line, item_cd } = peg
      const promise = { demand_kind, demand_no, demand_line, item_cd, qty: written(taken) }
      this.lost.push({ supply: peg, promise })
      peg.left = minus(peg.left, taken)
    }
  }

  #tied(key: string): Decimal {
    const stored = this.#pegs.map((peg) => ({ supply: peg, qty: peg.left }))
    const anew = this.#tiedAnew.map(({ request, qty }) => ({ supply: request, qty }))
    return [...stored, ...anew].reduce(
      (sum, { supply, qty }) => (supplyKey(supply) === key ? plus(sum, qty) : sum),
      zero,
    )
  }

  #tie(request: PegRequest, line: number, refusals: Refusals, open: ReadonlyMap<string, Decimal>): void {
    const qty = rounded(decimal(request.qty), 3, 'down')
    if (qty.units <= 0n) {
      refusals.at(line, 'qty', stockErrors[qty.units === 0n ? 'BIZ_QTY_ZERO' : 'BIZ_QTY_MINUS'].with())
      return
    }
    const key = supplyKey(request)
    const free = minus(open.get(key) ?? zero, this.#tied(key))
    if (compare(free, qty) < 0) {
      const shown = free.units < 0n ? zero : free
      refusals.at(line, 'qty', stockErrors.BIZ_PEG_SHORT.with({ available: grouped(shown, placesOf(shown)) }))
      return
    }
    this.#tiedAnew.push({ request, qty })
  }

  write(context: Context): Promise<void> {
    const pegs = [...this.#pegs]
    for (const { request, qty } of this.#tiedAnew) addTo(pegs, request, qty)
    return writePegs(context, pegs)
  }
}

/** What a demand gets comes on top of what it has of the same supply. */
function addTo(pegs: Peg[], request: PegRequest, qty: Decimal): void {
  const { priority = 5, need_dt = null, owner_cd = '', qty: _qty, ...rest } = numbered(request)
  const wanted = { ...rest, ...numberedSupply(request), owner_cd }
  const existing = pegs.find((peg) => pegKey(peg) === pegKey(wanted))
  if (existing) existing.left = plus(existing.left, qty)
  else pegs.push({ ...wanted, priority, need_dt, stored: zero, left: qty })
}

const pegKey = (peg: Pick<Peg, keyof Demand | keyof Supply | 'item_cd' | 'owner_cd'>): string =>
  [supplyKey(peg), demandKey(peg), peg.item_cd, peg.owner_cd].join('\u0001')

const requestOf = (
  { demand_kind, demand_no, demand_line, priority, need_dt }: Peg,
  { location, item_cd, ownership, owner_cd, quality }: ResolvedEnd,
  qty: Decimal,
): AllocationRequest => ({
  demand_kind,
  demand_no,
  demand_line,
  warehouse_cd: location.warehouse_cd,
  item_cd,
  ownership,
  owner_cd,
  quality,
  qty: written(qty),
  partly: true,
  priority,
  ...(need_dt === null ? {} : { need_dt }),
})
