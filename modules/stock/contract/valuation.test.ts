import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compare,
  decimal,
  minus,
  plus,
  sum,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import { costMethod, type CostMethod } from '#modules/master/contract/item-type.ts'
import {
  addValue,
  agrees,
  giveBack,
  issue,
  receive,
  revalue,
  takeBack,
  worth,
  yen,
  type Done,
  type Pool,
  type Valued,
} from './valuation.ts'

const empty = (method: CostMethod, unit_cost = '0'): Pool => ({
  method,
  qty: zero,
  amount: zero,
  unit_cost: decimal(unit_cost),
})
const d = decimal
const buy = (pool: Pool, qty: string, money: string) => receive(pool, d(qty), d(money), true)
const told = ({ pool, amount, variance }: Valued) =>
  `${written(pool.qty)} × ${written(pool.unit_cost)} = ${written(pool.amount)}; ${written(amount)} / ${written(variance)}`

describe('moving average', () => {
  it('a purchase at another price moves the average, an issue does not', () => {
    const first = buy(empty('1'), '100', '10000').pool
    const second = buy(first, '50', '6500')
    expect(told(second)).toBe('150 × 110.000000 = 16500; 6500 / 0')
    expect(told(issue(second.pool, d('30')))).toBe('120 × 110.000000 = 13200; -3300 / 0')
  })

  it('screws at 0.3 yen lose their value one by one, not all at the last', () => {
    let pool = buy(empty('1'), '10', '3').pool
    const left: string[] = []
    for (let n = 0; n < 10; n++) {
      pool = issue(pool, d('1')).pool
      left.push(written(pool.amount))
    }
    expect(left.join(' ')).toBe('3 2 2 2 2 1 1 1 0 0')
  })

  it('a purchase sent back takes its own price with it, and the average follows', () => {
    const pool = buy(buy(empty('1'), '10', '1000').pool, '10', '2000').pool
    expect(told(giveBack(pool, d('10'), d('2000')))).toBe('10 × 100.000000 = 1000; -2000 / 0')
  })

  it('when the last piece is sent back for another price, nothing stays behind', () => {
    const pool = buy(empty('1'), '10', '1000').pool
    expect(told(giveBack(pool, d('10'), d('1200')))).toBe('0 × 100.000000 = 0; -1000 / -200')
  })
})

describe('a price that changes late', () => {
  it('what is still there takes its share, what has been used is a variance', () => {
    const pool = issue(buy(empty('1'), '100', '10000').pool, d('60')).pool
    expect(told(addValue(pool, d('500'), d('100')))).toBe('40 × 105.000000 = 4200; 200 / 300')
  })
  it('nothing left: all of it is a variance', () => {
    const pool = issue(buy(empty('1'), '100', '10000').pool, d('100')).pool
    expect(told(addValue(pool, d('500'), d('100')))).toBe('0 × 100.000000 = 0; 0 / 500')
  })
  it('a reduction never makes the stock worth less than nothing', () => {
    const pool = buy(empty('1'), '10', '100').pool
    expect(told(addValue(pool, d('-150')))).toBe('10 × 0.000000 = 0; -100 / -50')
  })
  it('a new price for all: the difference is a gain or a loss', () => {
    const pool = buy(empty('1'), '10', '1000').pool
    expect(told(revalue(pool, d('90.5')))).toBe('10 × 90.5 = 905; -95 / 95')
  })
})

it('standard cost: what was paid beside the standard is a variance', () => {
  expect(told(buy(empty('3', '12.5'), '10', '140'))).toBe('10 × 12.5 = 125; 125 / 15')
})

it('last purchase: everything there is worth the last price; a return of a customer does not set it', () => {
  const pool = buy(empty('4'), '10', '1000').pool
  const second = buy(pool, '10', '1200')
  expect(told(second)).toBe('20 × 120.000000 = 2400; 1400 / -200')
  expect(told(receive(second.pool, d('1'), d('50'), false))).toBe('21 × 120.000000 = 2520; 120 / -70')
})

type Step = (pool: Pool) => Valued
const qty = fc.integer({ min: 1, max: 5_000_000 }).map((n): Decimal => ({ units: BigInt(n), scale: 3 }))
const money = fc.integer({ min: 0, max: 99_999_999 }).map((n): Decimal => ({ units: BigInt(n), scale: 0 }))
const price = fc.integer({ min: 0, max: 9_999_999 }).map((n): Decimal => ({ units: BigInt(n), scale: 2 }))
const atMost = (wanted: Decimal, pool: Pool) => (compare(wanted, pool.qty) < 0 ? wanted : pool.qty)
const still = (pool: Pool): Valued => ({ pool, money: zero, amount: zero, variance: zero })

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(qty, money, fc.boolean()).map(
    ([q, m, bought]): Step =>
      (pool) =>
        receive(pool, q, m, bought),
  ),
  qty.map(
    (q): Step =>
      (pool) =>
        pool.qty.units > 0n ? issue(pool, atMost(q, pool)) : still(pool),
  ),
  fc.tuple(qty, money).map(
    ([q, m]): Step =>
      (pool) =>
        pool.qty.units > 0n ? giveBack(pool, atMost(q, pool), m) : still(pool),
  ),
  fc.tuple(money, fc.boolean(), fc.option(qty, { nil: undefined })).map(
    ([m, less, basis]): Step =>
      (pool) =>
        addValue(pool, less ? { ...m, units: -m.units } : m, basis),
  ),
  price.map(
    (p): Step =>
      (pool) =>
        revalue(pool, p),
  ),
)

const doneBetween = (before: Pool, { pool, amount, variance }: Valued): Done => ({
  qty: minus(pool.qty, before.qty),
  amount,
  variance,
  valued_qty: before.qty,
  cost_before: before.unit_cost,
  cost_after: pool.unit_cost,
})

const same = (one: Decimal, other: Decimal) =>
  expect(compare(one, other), `${written(one)} ${written(other)}`).toBe(0)

describe.each(costMethod.codes)('whatever happens, by method %s', (method) => {
  it('money is stock plus variance, the value is never below zero, and no stock is worth nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let pool = empty(method, method === '3' ? '123.456789' : '0')
        for (const take of steps) {
          const before = pool
          const done = take(before)
          pool = done.pool
          same(done.money, plus(done.amount, done.variance))
          same(pool.amount, plus(before.amount, done.amount))
          expect(pool.qty.units >= 0n && pool.amount.units >= 0n && pool.unit_cost.units >= 0n).toBe(true)
          if (pool.qty.units === 0n) same(pool.amount, zero)
        }
      }),
    )
  })

  it('the value is quantity × unit cost, but for rounding', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let pool = empty(method, method === '3' ? '123.456789' : '0')
        for (const take of steps) pool = take(pool).pool
        expect(agrees(pool.qty, pool.unit_cost, pool.amount), told(still(pool))).toBe(true)
      }),
    )
  })

  it('what is taken back at once leaves everything as it was; later it still takes its money back', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 20 }),
        step,
        fc.array(step, { maxLength: 5 }),
        (before, wrong, meanwhile) => {
          let pool = empty(method, method === '3' ? '123.456789' : '0')
          for (const take of before) pool = take(pool).pool
          const done = wrong(pool)
          const back = takeBack(done.pool, doneBetween(pool, done))
          same(back.amount, minus(zero, done.amount))
          same(back.variance, minus(zero, done.variance))
          same(back.pool.qty, pool.qty)
          same(back.pool.amount, pool.amount)
          same(back.pool.unit_cost, pool.unit_cost)

          let later = done.pool
          for (const take of meanwhile) later = take(later).pool
          if (compare(later.qty, minus(done.pool.qty, pool.qty)) < 0) return
          const late = takeBack(later, doneBetween(pool, done))
          same(late.money, minus(zero, done.money))
          same(late.money, plus(late.amount, late.variance))
          same(late.pool.amount, plus(later.amount, late.amount))
          expect(late.pool.amount.units >= 0n).toBe(true)
          expect(agrees(late.pool.qty, late.pool.unit_cost, late.pool.amount)).toBe(true)
        },
      ),
    )
  })

  it('issued in any pieces, the same value has left in the end', () => {
    fc.assert(
      fc.property(fc.array(qty, { minLength: 1, maxLength: 20 }), money, (pieces, paid) => {
        const whole = receive(empty(method, '7.25'), sum(pieces), paid, true).pool
        same(worth(whole, whole.qty), whole.amount)
        let pool = whole
        const taken = pieces.map((piece) => {
          const done = issue(pool, piece)
          pool = done.pool
          return done.amount
        })
        same(sum(taken), minus(zero, whole.amount))
        same(yen(sum(taken)), sum(taken))
      }),
    )
  })
})
