import {
  compare,
  grouped,
  minus,
  negated,
  placesOf,
  plus,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { availabilityKey, balanceKey, isAvailable, lotKey, type Line, type Spot } from './line.ts'
import { demandKey } from './read-state.ts'
import type { Refusals } from './refusals.ts'
import type { Balance, Promised, StockState } from './state.ts'
import { Pools, valueAlone, valueGoods, type Priced } from './value-line.ts'

/** A row of `stock_entry` to be. */
export interface Entry extends Priced {
  readonly at: number
  readonly side: -1 | 1
  readonly spot: Spot | undefined
  readonly qty: Decimal
}

/** What the posting does, ready to be written. */
export interface Played {
  readonly entries: readonly Entry[]
  readonly pools: Pools
  /** Changes by key, with a spot that has it. */
  readonly balances: ReadonlyMap<string, { readonly spot: Spot; readonly delta: Decimal }>
  readonly availabilities: ReadonlyMap<string, { readonly spot: Spot; readonly delta: Decimal }>
  /** What is taken off the demands' own allocations. */
  readonly used: ReadonlyMap<string, { readonly availability: string; readonly qty: Decimal }>
  /** More is promised than there is: so much must be released, of a lot where one was promised. */
  readonly overPromised: readonly { readonly spot: Spot; readonly lot_no: string; readonly qty: Decimal }[]
}

const noBalance: Balance = { qty: zero, least: zero, least_dt: '' }
const nothingPromised: Promised = { qty: zero, allocated: zero }

/** Plays the lines through in their order, on a copy of the state that was locked. Touches no database. */
export class Play {
  readonly #entries: Entry[] = []
  readonly #pools: Pools
  readonly #promises: Map<string, Promised>
  readonly #left: Map<string, Decimal>
  readonly #balances = new Map<string, { spot: Spot; delta: Decimal }>()
  readonly #availabilities = new Map<string, { spot: Spot; delta: Decimal }>()
  readonly #used = new Map<string, { availability: string; qty: Decimal }>()
  readonly #truths = new Map<string, Spot>()

  constructor(
    readonly state: StockState,
    readonly refusals: Refusals,
    readonly factory_cd: string,
  ) {
    this.#pools = new Pools(state.pools)
    this.#promises = new Map(state.promises)
    this.#left = new Map(state.own.map(({ allocation_no, qty }) => [allocation_no, qty]))
  }

  run(lines: readonly Line[]): Played {
    for (const line of lines) this.#line(line)
    this.#checkDays(lines)
    return {
      entries: this.#entries,
      pools: this.#pools,
      balances: this.#balances,
      availabilities: this.#availabilities,
      used: this.#used,
      overPromised: this.#overPromised(),
    }
  }

  /** Judged in the end: what a count misses on one shelf it may have found on another. */
  #overPromised(): Played['overPromised'] {
    return [...this.#truths].flatMap(([key, spot]) => {
      const { qty, allocated } = this.#promises.get(key) ?? nothingPromised
      const over = minus(allocated, qty)
      return over.units > 0n ? [{ spot, lot_no: key === lotKey(spot) ? spot.lot_no : '', qty: over }] : []
    })
  }

  #line(line: Line): void {
    const { at, ends, qty } = line
    if (!ends) {
      const priced = valueAlone(this.#pools, line, line.factories[0] ?? this.factory_cd)
      this.#entries.push({ at, side: 1, spot: undefined, qty: zero, ...priced })
      return
    }
    const isThere = this.#takeOut(line, ends.from)
    if (!isThere) return
    this.#addTo(this.#balances, balanceKey(ends.to), ends.to, qty)
    this.#promise(line, ends)
    const { out, into } = valueGoods(this.#pools, line, ends)
    this.#entries.push({ at, side: -1, spot: ends.from, qty: negated(qty), ...out })
    this.#entries.push({ at, side: 1, spot: ends.to, qty, ...into })
  }

  #takeOut({ at, qty, item }: Line, from: Spot): boolean {
    const key = balanceKey(from)
    const there = plus(this.#balance(key).qty, this.#balances.get(key)?.delta ?? zero)
    if (from.location.ours && compare(there, qty) < 0) {
      const params = { item: item.item_cd, qty: shown(qty), available: shown(there) }
      this.refusals.at(at, 'qty', stockErrors[20084].with(params))
      return false
    }
    this.#addTo(this.#balances, key, from, negated(qty))
    return true
  }

  #balance(key: string): Balance {
    return this.state.balances.get(key) ?? noBalance
  }

  /** Inside a warehouse nothing that was promised is touched. */
  #promise(line: Line, { from, to }: NonNullable<Line['ends']>): void {
    const [outOf, into] = [isAvailable(from), isAvailable(to)]
    const sameGoods = outOf && into && availabilityKey(from) === availabilityKey(to)
    if (!sameGoods) {
      if (into) this.#changeAvailability(availabilityKey(to), to, line.qty)
      if (outOf) {
        this.#changeAvailability(availabilityKey(from), from, negated(line.qty))
        this.#useOwn(line, from)
        this.#checkPromise(line, from, availabilityKey(from))
      }
    }
    if (sameGoods && lotKey(from) === lotKey(to)) return
    if (into) this.#changeLotPromise(lotKey(to), line.qty, zero)
    if (!outOf) return
    this.#changeLotPromise(lotKey(from), negated(line.qty), zero)
    if (this.state.promises.has(lotKey(from))) this.#checkPromise(line, from, lotKey(from))
  }

  #useOwn({ movement, qty }: Line, from: Spot): void {
    if (!movement.demand) return
    const availability = availabilityKey(from)
    let wanted = qty
    for (const own of this.state.own) {
      if (own.demand !== demandKey(movement.demand) || own.availability !== availability) continue
      if (own.lot_no !== '' && own.lot_no !== from.lot_no) continue
      const left = this.#left.get(own.allocation_no) ?? zero
      const taken = compare(left, wanted) < 0 ? left : wanted
      if (taken.units === 0n) continue
      wanted = minus(wanted, taken)
      this.#left.set(own.allocation_no, minus(left, taken))
      const before = this.#used.get(own.allocation_no)?.qty ?? zero
      this.#used.set(own.allocation_no, { availability, qty: plus(before, taken) })
      this.#changePromise(availability, zero, negated(taken))
      if (own.lot_no !== '') this.#changeLotPromise(lotKey(from), zero, negated(taken))
    }
  }

  /** What was promised to others stays theirs, unless this is the truth about what is there. */
  #checkPromise(line: Line, from: Spot, key: string): void {
    const { qty, allocated } = this.#promises.get(key) ?? nothingPromised
    const over = minus(allocated, qty)
    if (over.units <= 0n) return
    if (line.division.truth) {
      this.#truths.set(key, from)
      return
    }
    const free = plus(minus(qty, allocated), line.qty)
    const params = { item: line.item.item_cd, qty: shown(line.qty), available: shown(free) }
    this.refusals.at(line.at, 'qty', stockErrors[20084].with(params))
  }

  /** Known only where somebody was promised this very lot. */
  #changeLotPromise(key: string, qty: Decimal, allocated: Decimal): void {
    if (this.state.promises.has(key)) this.#changePromise(key, qty, allocated)
  }

  #changeAvailability(key: string, spot: Spot, delta: Decimal): void {
    this.#addTo(this.#availabilities, key, spot, delta)
    this.#changePromise(key, delta, zero)
  }

  #changePromise(key: string, qty: Decimal, allocated: Decimal): void {
    const before = this.#promises.get(key) ?? nothingPromised
    this.#promises.set(key, { qty: plus(before.qty, qty), allocated: plus(before.allocated, allocated) })
  }

  #addTo(to: Map<string, { spot: Spot; delta: Decimal }>, key: string, spot: Spot, delta: Decimal): void {
    if (!spot.location.ours) return
    to.set(key, { spot, delta: plus(to.get(key)?.delta ?? zero, delta) })
  }

  /** Dated back, a movement changes every day from its own on: none of them may have less than nothing in the end. */
  #checkDays(lines: readonly Line[]): void {
    const judged = new Set<string>()
    for (const { at, ends, item } of lines.toReversed()) {
      if (!ends?.from.location.ours) continue
      const key = balanceKey(ends.from)
      if (judged.has(key)) continue
      judged.add(key)
      const { least, least_dt } = this.#balance(key)
      if (plus(least, this.#balances.get(key)?.delta ?? zero).units >= 0n || least_dt === '') continue
      const params = { date: least_dt, item: item.item_cd, name: ends.from.location.location_nm }
      this.refusals.at(at, 'qty', stockErrors[20085].with(params))
    }
  }
}

const shown = (qty: Decimal): string => grouped(qty, placesOf(qty))
