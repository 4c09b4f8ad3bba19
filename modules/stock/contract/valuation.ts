import {
  compare,
  decimal,
  divided,
  minus,
  negated,
  plus,
  rounded,
  times,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { CostMethod } from '#modules/master/contract/item-type.ts'

/** Our own stock of one item in one factory, and what it is worth: whole yen, and a unit cost with six places. */
export interface Pool {
  readonly method: CostMethod
  readonly qty: Decimal
  readonly amount: Decimal
  readonly unit_cost: Decimal
}

/**
 * What a movement has done. The money that came in (or went out, below zero) is always the change of the stock's value
 * plus the variance: nothing is lost, and the ledger can be added up.
 */
export interface Valued {
  readonly pool: Pool
  readonly money: Decimal
  readonly amount: Decimal
  readonly variance: Decimal
}

export const costPlaces = 6

/** Whole yen, halves upwards: the one place where stock is rounded to money. */
export const yen = (value: Decimal): Decimal => rounded(value, 0, 'half-up')

const isZero = ({ units }: Decimal): boolean => units === 0n
const isPositive = ({ units }: Decimal): boolean => units > 0n
const notBelowZero = (value: Decimal): Decimal => (value.units < 0n ? zero : value)
const smaller = (one: Decimal, other: Decimal): Decimal => (compare(one, other) < 0 ? one : other)

export const costOf = (amount: Decimal, qty: Decimal): Decimal => divided(amount, qty, costPlaces, 'half-up')

/** Moving and total average keep the money that was paid; the others keep quantity × price. */
const keepsMoney = ({ method }: Pool): boolean => method === '1' || method === '2'

/** Goods come in for this money. Only a purchase sets the last purchase price. */
export function receive(pool: Pool, qty: Decimal, money: Decimal, purchased: boolean): Valued {
  const all = plus(pool.qty, qty)
  if (keepsMoney(pool)) {
    const amount = plus(pool.amount, money)
    return valued(pool, { ...pool, qty: all, amount, unit_cost: costOf(amount, all) }, money)
  }
  const setsPrice = pool.method === '4' && isPositive(money) && (purchased || isZero(pool.unit_cost))
  const unit_cost = setsPrice ? costOf(money, qty) : pool.unit_cost
  return valued(pool, { ...pool, qty: all, unit_cost, amount: yen(times(all, unit_cost)) }, money)
}

/** Goods leave at what they cost at present; the last one takes what is left of the value with it. */
export function issue(pool: Pool, qty: Decimal): Valued {
  const rest = minus(pool.qty, qty)
  const amount = isZero(rest) ? zero : smaller(pool.amount, yen(times(rest, pool.unit_cost)))
  return valued(pool, { ...pool, qty: rest, amount }, minus(amount, pool.amount))
}

/** Goods leave for a price of their own: back to the supplier, or because their receipt was a mistake. */
export function giveBack(pool: Pool, qty: Decimal, money: Decimal): Valued {
  const rest = minus(pool.qty, qty)
  const kept = keepsMoney(pool) ? notBelowZero(minus(pool.amount, money)) : yen(times(rest, pool.unit_cost))
  const amount = isZero(rest) ? zero : kept
  const unit_cost = keepsMoney(pool) && isPositive(rest) ? costOf(amount, rest) : pool.unit_cost
  return valued(pool, { ...pool, qty: rest, amount, unit_cost }, negated(money))
}

/**
 * A receipt of `basis` pieces turns out to cost more or less (060): what is still there takes its share, and the rest,
 * which has been used meanwhile, is a variance. Without a basis it concerns all that is there.
 */
export function addValue(pool: Pool, money: Decimal, basis: Decimal = pool.qty): Valued {
  if (!isPositive(pool.qty) || !isPositive(basis) || pool.method === '3') return valued(pool, pool, money)
  if (pool.method === '4') {
    const unit_cost = notBelowZero(plus(pool.unit_cost, costOf(money, basis)))
    return valued(pool, { ...pool, unit_cost, amount: yen(times(pool.qty, unit_cost)) }, money)
  }
  const share = yen(divided(times(money, smaller(basis, pool.qty)), basis, costPlaces, 'half-up'))
  const amount = notBelowZero(plus(pool.amount, share))
  return valued(pool, { ...pool, amount, unit_cost: costOf(amount, pool.qty) }, money)
}

/** A new price for all that is there (061): no money flows, the difference is a gain or a loss. */
export const revalue = (pool: Pool, unit_cost: Decimal): Valued =>
  valued(pool, { ...pool, unit_cost, amount: yen(times(pool.qty, unit_cost)) }, zero)

/** What an entry of the ledger has done to the pool, as it is kept for the day when it is taken back. */
export interface Done {
  /** Below zero where goods left; zero where only their value changed. */
  readonly qty: Decimal
  readonly amount: Decimal
  readonly variance: Decimal
  /** Of a change of value: the pieces that took it. */
  readonly valued_qty: Decimal
  /** What a piece cost just before and just after. */
  readonly cost_before: Decimal
  readonly cost_after: Decimal
}

/**
 * 取消: value and variance each go back as they went. A change of value goes back of the pieces that are still there,
 * and what the stock cannot bear any more is a variance; a price goes back unless another has been set since.
 */
export function takeBack(pool: Pool, done: Done): Valued {
  const money = negated(plus(done.amount, done.variance))
  const qty = minus(pool.qty, done.qty)
  const unit_cost = compare(pool.unit_cost, done.cost_after) === 0 ? done.cost_before : pool.unit_cost
  if (isZero(qty)) return valued(pool, { ...pool, qty, unit_cost, amount: zero }, money)
  if (!keepsMoney(pool))
    return valued(pool, { ...pool, qty, unit_cost, amount: yen(times(qty, unit_cost)) }, money)
  const amount = notBelowZero(minus(pool.amount, isZero(done.qty) ? stillThere(pool, done) : done.amount))
  const cost = agrees(qty, unit_cost, amount) ? unit_cost : costOf(amount, qty)
  return valued(pool, { ...pool, qty, amount, unit_cost: cost }, money)
}

/** The share of a change of value that lies on the pieces there now. */
function stillThere({ qty }: Pool, { amount, valued_qty }: Done): Decimal {
  if (compare(qty, valued_qty) >= 0) return amount
  return yen(divided(times(amount, qty), valued_qty, costPlaces, 'half-up'))
}

/** Whether they are worth that: but for half a yen, and half of the sixth place of the unit cost for each piece. */
export function agrees(qty: Decimal, unit_cost: Decimal, amount: Decimal): boolean {
  const away = minus(amount, times(qty, unit_cost))
  const allowed = plus(decimal('0.5'), times(qty, decimal('0.0000005')))
  return compare(away, allowed) <= 0 && compare(negated(away), allowed) <= 0
}

/** What so many of them are worth, while they stay ours. */
export const worth = (pool: Pool, qty: Decimal): Decimal => negated(issue(pool, qty).amount)

function valued(before: Pool, after: Pool, money: Decimal): Valued {
  const amount = minus(after.amount, before.amount)
  return { pool: after, money, amount, variance: minus(money, amount) }
}
