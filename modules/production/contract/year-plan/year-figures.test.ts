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
import {
  countedOn,
  inLots,
  proposedCourse,
  proposedFor,
  stockCourse,
  targetOf,
  type LotTerms,
} from './year-figures.ts'
import { monthsBetween, monthsOfPart } from './year-months.ts'

const qty = fc.record({ units: fc.bigInt({ min: 0n, max: 10n ** 9n }), scale: fc.constant(3) })
const stock = fc.record({ units: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), scale: fc.constant(3) })
const months = fc.array(fc.record({ sales: qty, target: qty, production: qty }), { maxLength: 12 })
const lots = fc.record({ min: qty, step: qty, places: fc.constant(3) })
const pieces = (min: string, step: string): LotTerms => ({
  ...{ min: decimal(min), step: decimal(step), places: 0 },
})
const text = (all: readonly Decimal[]) => all.map((one) => written(one, 0))
const numbers = (...all: string[]) => all.map(decimal)

/** Nothing where nothing is needed, the smallest lot, or by less than a step more than is needed. */
function isLeast(need: Decimal, made: Decimal, { min, step }: LotTerms): boolean {
  if (compare(need, zero) <= 0) return compare(made, zero) === 0
  if (compare(need, min) <= 0) return compare(made, min) === 0
  return compare(step, zero) === 0 ? compare(made, need) === 0 : compare(minus(made, need), step) < 0
}

describe('the stock of a year', () => {
  it('ends with what there was, what is made and what is not sold', () => {
    fc.assert(
      fc.property(stock, months, (begin, all) => {
        const end = stockCourse(begin, all).at(-1) ?? begin
        const made = sum(all.map(({ production }) => production))
        const sold = sum(all.map(({ sales }) => sales))
        expect(compare(end, minus(plus(begin, made), sold))).toBe(0)
      }),
    )
  })

  it('is that of the picture: 410 and 1,200 a month less 1,180 are 430', () => {
    const sold = numbers('1180', '1240', '1310')
    const made = numbers('1200', '1200', '1400')
    const course = stockCourse(
      decimal('410'),
      sold.map((sales, at) => ({ sales, production: made[at] ?? zero })),
    )
    expect(text(course)).toEqual(['430', '390', '480'])
  })
})

describe('a proposal', () => {
  it('reaches every target, and by less than a lot more than is needed', () => {
    fc.assert(
      fc.property(stock, months, lots, (begin, all, terms) => {
        const production = proposedCourse(begin, all, terms)
        const course = stockCourse(
          begin,
          all.map(({ sales }, at) => ({ sales, production: production[at] ?? zero })),
        )
        for (const [at, { sales, target }] of all.entries()) {
          const [end = zero, made = zero] = [course[at], production[at]]
          expect(compare(end, target)).toBeGreaterThanOrEqual(0)
          const need = minus(plus(sales, target), at === 0 ? begin : (course[at - 1] ?? zero))
          expect(isLeast(need, made, terms)).toBe(true)
        }
      }),
    )
  })

  it('is the smallest lot, and steps from there', () => {
    const of = (need: string, terms: LotTerms) => written(inLots(decimal(need), terms), 0)
    expect(of('1', pieces('100', '50'))).toBe('100')
    expect(of('101', pieces('100', '50'))).toBe('150')
    expect(of('1620', pieces('0', '200'))).toBe('1800')
    expect(of('1800', pieces('0', '200'))).toBe('1800')
    expect(of('12.1', pieces('0', '0'))).toBe('13')
    expect(of('0', pieces('100', '50'))).toBe('0')
    expect(of('-5', pieces('100', '50'))).toBe('0')
  })

  it('is that of the picture: 1,480 and a target of 410 less 270, in lots of 200', () => {
    const target = targetOf(decimal('1360'), { ...{ cover: decimal('0.3'), safety: zero, places: 0 } })
    expect(written(target, 0)).toBe('408')
    const made = proposedFor(decimal('270'), { sales: decimal('1480'), target }, pieces('0', '200'))
    expect(written(made, 0)).toBe('1800')
  })

  it('without months of cover the target is the safety stock', () => {
    const of = { cover: undefined, safety: decimal('30'), places: 0 }
    expect(written(targetOf(decimal('1360'), of), 0)).toBe('30')
    expect(written(targetOf(decimal('1360'), { ...of, cover: zero }), 0)).toBe('0')
  })
})

describe('what a month is planned for', () => {
  const of = (sold: string, ordered: string, forecast: string, announced: boolean, planned: string) => {
    const { qty: counted, from } = countedOn({
      ...{ sold: decimal(sold), ordered: decimal(ordered), forecast: decimal(forecast), announced },
      planned: decimal(planned),
    })
    return [written(counted, 0), from]
  }
  it('orders and the rest of the forecast, whatever was planned', () => {
    expect(of('10', '20', '70', true, '400')).toEqual(['100', 'forecast'])
    expect(of('0', '120', '0', true, '400')).toEqual(['120', 'order'])
  })
  it('the plan where nothing was announced, unless orders are more', () => {
    expect(of('0', '30', '0', false, '400')).toEqual(['400', 'plan'])
    expect(of('5', '430', '0', false, '400')).toEqual(['435', 'order'])
    expect(of('0', '0', '0', false, '0')).toEqual(['0', undefined])
  })
  it('is never less than what has been ordered', () => {
    fc.assert(
      fc.property(qty, qty, qty, qty, fc.boolean(), (sold, ordered, forecast, planned, announced) => {
        const { qty: counted } = countedOn({ ...{ sold, ordered, forecast, planned, announced } })
        expect(compare(counted, plus(sold, ordered))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the halves of a business year', () => {
  it('are six months each', () => {
    const months = monthsBetween('2026-04', '2027-03')
    expect(monthsOfPart(months, '0')).toHaveLength(12)
    expect(monthsOfPart(months, '1')).toEqual(monthsBetween('2026-04', '2026-09'))
    expect(monthsOfPart(months, '2')).toEqual(monthsBetween('2026-10', '2027-03'))
  })
})
