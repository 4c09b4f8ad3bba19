import { negated, plus, times, zero, type Decimal } from '#platform/contract/decimal.ts'
import {
  addValue,
  costOf,
  giveBack,
  issue,
  receive,
  revalue,
  takeBack,
  worth as worthOf,
  yen,
  type Done,
  type Pool,
  type Valued,
} from '../../contract/valuation.ts'
import { isValued, poolKey, type Line, type ResolvedEnd } from './line.ts'

/** What an entry says about money. */
export interface Priced extends Omit<Done, 'qty'> {
  readonly unit_cost: Decimal
}

const unvalued: Priced = {
  unit_cost: zero,
  amount: zero,
  variance: zero,
  valued_qty: zero,
  cost_before: zero,
  cost_after: zero,
}

/** The pools while a posting is worked out, line by line. */
export class Pools {
  readonly #pools: Map<string, Pool>
  readonly #changed = new Set<string>()

  constructor(pools: ReadonlyMap<string, Pool>) {
    this.#pools = new Map(pools)
  }

  of(factory_cd: string, item_cd: string): Pool {
    const pool = this.#pools.get(poolKey(factory_cd, item_cd))
    if (!pool) throw new Error(`No pool was locked for ${item_cd} in ${factory_cd}`)
    return pool
  }

  take(
    { factory_cd, item_cd }: Pick<ResolvedEnd, 'factory_cd' | 'item_cd'>,
    { pool, amount, variance }: Valued,
    unit_cost: Decimal,
    valued_qty: Decimal = zero,
  ): Priced {
    const key = poolKey(factory_cd, item_cd)
    const before = this.of(factory_cd, item_cd)
    this.#pools.set(key, pool)
    this.#changed.add(key)
    const costs = { cost_before: before.unit_cost, cost_after: pool.unit_cost }
    return { amount, variance, unit_cost, valued_qty, ...costs }
  }

  changed(): readonly (readonly [string, Pool])[] {
    return [...this.#pools].filter(([key]) => this.#changed.has(key))
  }
}

/** Both ends of a movement of goods. Inside one pool it only changes its place, and its value with it. */
export function valueGoods(
  pools: Pools,
  line: Line,
  { from, to }: NonNullable<Line['ends']>,
): { readonly out: Priced; readonly into: Priced } {
  const samePool = poolKey(from.factory_cd, from.item_cd) === poolKey(to.factory_cd, to.item_cd)
  if (isValued(from) && isValued(to) && samePool) {
    const pool = pools.of(from.factory_cd, from.item_cd)
    const amount = worthOf(pool, line.qty)
    const { unit_cost } = pool
    const neutral = { ...unvalued, unit_cost, cost_before: unit_cost, cost_after: unit_cost }
    return { out: { ...neutral, amount: negated(amount) }, into: { ...neutral, amount } }
  }
  const out = isValued(from) ? valueOut(pools, line, from) : unvalued
  const into = isValued(to)
    ? valueInto(pools, line, to, isValued(from) ? negated(out.amount) : undefined)
    : unvalued
  return { out, into }
}

function valueOut(pools: Pools, { worth, qty }: Line, from: ResolvedEnd): Priced {
  const pool = pools.of(from.factory_cd, from.item_cd)
  if (worth.rule === 'back') return takenBack(pools, from, worth.out)
  if (worth.rule === 'given')
    return pools.take(from, giveBack(pool, qty, worth.money), costOf(worth.money, qty))
  return pools.take(from, issue(pool, qty), pool.unit_cost)
}

/** `moved` is what has left another factory's books. */
function valueInto(pools: Pools, { worth, qty }: Line, to: ResolvedEnd, moved: Decimal | undefined): Priced {
  const pool = pools.of(to.factory_cd, to.item_cd)
  if (worth.rule === 'back' && worth.into) return takenBack(pools, to, worth.into)
  const money = (worth.rule === 'given' ? worth.money : moved) ?? yen(times(qty, pool.unit_cost))
  const purchased = worth.rule === 'given' && worth.purchased
  return pools.take(to, receive(pool, qty, money, purchased), costOf(money, qty))
}

function takenBack(pools: Pools, end: ResolvedEnd, done: Done): Priced {
  const { amount, variance, qty } = done
  return pools.take(
    end,
    takeBack(pools.of(end.factory_cd, end.item_cd), done),
    costOf(plus(amount, variance), qty),
  )
}

/** A change of value: nothing moves, and all pieces that are there take it. */
export function valueAlone(pools: Pools, { worth, item }: Line, factory_cd: string): Priced {
  const pool = pools.of(factory_cd, item.item_cd)
  const done = changed(pool, worth)
  return pools.take({ factory_cd, item_cd: item.item_cd }, done, done.pool.unit_cost, pool.qty)
}

function changed(pool: Pool, worth: Line['worth']): Valued {
  switch (worth.rule) {
    case 'add':
      return addValue(pool, worth.money, worth.basis)
    case 'new-price':
      return revalue(pool, worth.unit_cost)
    case 'back':
      return takeBack(pool, worth.out)
    case 'current':
    case 'given':
      throw new Error(`A change of value has no worth "${worth.rule}"`)
  }
}
