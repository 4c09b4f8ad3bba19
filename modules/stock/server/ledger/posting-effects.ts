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
import {
  ask,
  availabilityKey,
  balanceKey,
  isAvailable,
  lotKey,
  refuse,
  type Line,
  type LineDocument,
  type ResolvedEnd,
} from './line.ts'
import { demandKey } from './demand.ts'
import type { Balance, Promised, StockState } from './state.ts'
import { Pools, valueAlone, valueGoods, type Priced } from './value-line.ts'

/** A row of `stock_entry` to be. */
export interface Entry extends Priced {
  readonly line: Line
  readonly side: -1 | 1
  readonly end: ResolvedEnd | undefined
  readonly qty: Decimal
}

/** Goods that are promised and not there, and the line that has shown it. */
export interface OverPromised {
  readonly line: Line
  readonly end: ResolvedEnd
  /** Where a lot was promised by its number. */
  readonly lot_no: string
  readonly qty: Decimal
}

/** Allocations that become smaller: by their owner's issue, or because the goods are not there. */
export interface AllocationReduction {
  readonly allocation_no: string
  readonly availability: string
  /** The same where no lot was promised. */
  readonly lot: string
  readonly qty: Decimal
}

/** What the posting does, ready to be written. */
export interface PostingEffects {
  readonly entries: readonly Entry[]
  readonly pools: Pools
  /** Changes by key, with an end that has it. */
  readonly balances: ReadonlyMap<string, { readonly end: ResolvedEnd; readonly delta: Decimal }>
  readonly availabilities: ReadonlyMap<string, { readonly end: ResolvedEnd; readonly delta: Decimal }>
  /** What is taken off the demands' own allocations. */
  readonly used: ReadonlyMap<string, Omit<AllocationReduction, 'allocation_no'>>
  /** More is promised than there is: so much must be released, of a lot where one was promised. */
  readonly overPromised: readonly OverPromised[]
}

const noBalance: Balance = { qty: zero, least: zero, least_dt: '' }
const nothingPromised: Promised = { qty: zero, allocated: zero }

/** Works out the lines one after the other, on a copy of the state that was locked. Touches no database. */
export class EffectCalculation {
  readonly #entries: Entry[] = []
  readonly #pools: Pools
  readonly #promises: Map<string, Promised>
  readonly #left: Map<string, Decimal>
  readonly #balances = new Map<string, { end: ResolvedEnd; delta: Decimal }>()
  readonly #availabilities = new Map<string, { end: ResolvedEnd; delta: Decimal }>()
  readonly #used = new Map<string, Omit<AllocationReduction, 'allocation_no'>>()
  /** By document, and by the movement that it becomes part of. */
  readonly #carried = new Map<LineDocument, Map<number, Decimal>>()
  readonly #truths = new Map<string, { line: Line; end: ResolvedEnd }>()

  constructor(
    readonly state: StockState,
    readonly factory_cd: string,
  ) {
    this.#pools = new Pools(state.pools)
    this.#promises = new Map(state.promises)
    this.#left = new Map(state.demandAllocations.map(({ allocation_no, qty }) => [allocation_no, qty]))
  }

  run(lines: readonly Line[]): PostingEffects {
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
  #overPromised(): PostingEffects['overPromised'] {
    return [...this.#truths].flatMap(([key, { line, end }]) => {
      const { qty, allocated } = this.#promises.get(key) ?? nothingPromised
      const over = minus(allocated, qty)
      return over.units > 0n ? [{ line, end, lot_no: key === lotKey(end) ? end.lot_no : '', qty: over }] : []
    })
  }

  #line(line: Line): void {
    const { ends, qty } = line
    if (!ends) {
      const factory_cd = line.factories[0] ?? this.factory_cd
      const { amount } = this.#pools.of(factory_cd, line.item.item_cd)
      const priced = valueAlone(this.#pools, line, factory_cd)
      askVariance(line, amount, priced)
      this.#entries.push({ line, side: 1, end: undefined, qty: zero, ...priced })
      return
    }
    const isThere = this.#takeOut(line, ends.from)
    if (!isThere) return
    this.#addTo(this.#balances, balanceKey(ends.to), ends.to, qty)
    this.#promise(line, ends)
    const { out, into } = valueGoods(this.#pools, this.#withMaterial(line), ends)
    this.#carry(line, out.amount)
    this.#entries.push({ line, side: -1, end: ends.from, qty: negated(qty), ...out })
    this.#entries.push({ line, side: 1, end: ends.to, qty, ...into })
  }

  /** What material was worth that has left, goes into the goods that it has become. */
  #carry({ document, index, movement: { becomes } }: Line, amount: Decimal): void {
    if (becomes === undefined) return
    if (becomes <= index) throw new Error('Material stands before the goods that it becomes')
    const carried = this.#carried.get(document) ?? new Map<number, Decimal>()
    carried.set(becomes, minus(carried.get(becomes) ?? zero, amount))
    this.#carried.set(document, carried)
  }

  #withMaterial(line: Line): Line {
    const material = this.#carried.get(line.document)?.get(line.index)
    if (!material) return line
    if (line.worth.rule !== 'given')
      throw new Error('Material goes into goods that have a price of their own')
    return { ...line, worth: { ...line.worth, money: plus(line.worth.money, material) } }
  }

  #takeOut(line: Line, from: ResolvedEnd): boolean {
    const { qty, item } = line
    const key = balanceKey(from)
    const there = plus(this.#balance(key).qty, this.#balances.get(key)?.delta ?? zero)
    if (from.location.ours && compare(there, qty) < 0) {
      const params = { item: item.item_cd, qty: shown(qty), available: shown(there) }
      refuse(line, 'qty', stockErrors[20084].with(params))
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
        this.#useDemandAllocations(line, from)
        this.#checkPromise(line, from, availabilityKey(from))
      }
    }
    if (sameGoods && lotKey(from) === lotKey(to)) return
    if (into) this.#changeLotPromise(lotKey(to), line.qty, zero)
    if (!outOf) return
    this.#changeLotPromise(lotKey(from), negated(line.qty), zero)
    if (this.state.promises.has(lotKey(from))) this.#checkPromise(line, from, lotKey(from))
  }

  #useDemandAllocations({ movement, qty }: Line, from: ResolvedEnd): void {
    if (!movement.demand) return
    const availability = availabilityKey(from)
    let wanted = qty
    for (const allocation of this.state.demandAllocations) {
      if (allocation.demand !== demandKey(movement.demand) || allocation.availability !== availability)
        continue
      if (allocation.lot_no !== '' && allocation.lot_no !== from.lot_no) continue
      const left = this.#left.get(allocation.allocation_no) ?? zero
      const taken = compare(left, wanted) < 0 ? left : wanted
      if (taken.units === 0n) continue
      wanted = minus(wanted, taken)
      this.#left.set(allocation.allocation_no, minus(left, taken))
      const before = this.#used.get(allocation.allocation_no)?.qty ?? zero
      const lot = allocation.lot_no === '' ? availability : lotKey(from)
      this.#used.set(allocation.allocation_no, { availability, lot, qty: plus(before, taken) })
      this.#changePromise(availability, zero, negated(taken))
      if (allocation.lot_no !== '') this.#changeLotPromise(lotKey(from), zero, negated(taken))
    }
  }

  /** What was promised to others stays theirs, unless this is the truth about what is there. */
  #checkPromise(line: Line, from: ResolvedEnd, key: string): void {
    const { qty, allocated } = this.#promises.get(key) ?? nothingPromised
    const over = minus(allocated, qty)
    if (over.units <= 0n) return
    if (line.division.truth) {
      this.#truths.set(key, { line, end: from })
      return
    }
    const free = plus(minus(qty, allocated), line.qty)
    const params = { item: line.item.item_cd, qty: shown(line.qty), available: shown(free) }
    refuse(line, 'qty', stockErrors[20084].with(params))
  }

  /** Known only where somebody was promised this very lot. */
  #changeLotPromise(key: string, qty: Decimal, allocated: Decimal): void {
    if (this.state.promises.has(key)) this.#changePromise(key, qty, allocated)
  }

  #changeAvailability(key: string, end: ResolvedEnd, delta: Decimal): void {
    this.#addTo(this.#availabilities, key, end, delta)
    this.#changePromise(key, delta, zero)
  }

  #changePromise(key: string, qty: Decimal, allocated: Decimal): void {
    const before = this.#promises.get(key) ?? nothingPromised
    this.#promises.set(key, { qty: plus(before.qty, qty), allocated: plus(before.allocated, allocated) })
  }

  #addTo(
    to: Map<string, { end: ResolvedEnd; delta: Decimal }>,
    key: string,
    end: ResolvedEnd,
    delta: Decimal,
  ): void {
    if (!end.location.ours) return
    to.set(key, { end, delta: plus(to.get(key)?.delta ?? zero, delta) })
  }

  /** Dated back, a movement changes every day from its own on: none of them may have less than nothing in the end. */
  #checkDays(lines: readonly Line[]): void {
    const judged = new Set<string>()
    for (const line of lines.toReversed()) {
      const { ends, item } = line
      if (!ends?.from.location.ours) continue
      const key = balanceKey(ends.from)
      if (judged.has(key)) continue
      judged.add(key)
      const { least, least_dt } = this.#balance(key)
      if (plus(least, this.#balances.get(key)?.delta ?? zero).units >= 0n || least_dt === '') continue
      const params = { date: least_dt, item: item.item_cd, name: ends.from.location.location_nm }
      refuse(line, 'qty', stockErrors[20085].with(params))
    }
  }
}

/** 060 beyond what the stock there bears: how much of it becomes a variance. */
function askVariance(line: Line, value: Decimal, { variance }: Priced): void {
  if (line.worth.rule !== 'add' || variance.units === 0n) return
  const { item, worth } = line
  const params = {
    item: item.item_cd,
    money: shown(worth.money),
    variance: shown(variance),
    value: shown(value),
  }
  ask(line, 'amount', stockErrors.BIZ_STOCK_VARIANCE.with(params))
}

const shown = (qty: Decimal): string => grouped(qty, placesOf(qty))
