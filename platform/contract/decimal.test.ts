import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compare,
  decimal,
  divided,
  grouped,
  minus,
  negated,
  placesOf,
  plus,
  readDecimal,
  rounded,
  sum,
  times,
  written,
  type Decimal,
  type Rounding,
} from './decimal.ts'

const some = fc.record({
  units: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  scale: fc.integer({ min: 0, max: 6 }),
})
function same(one: Decimal, other: Decimal): void {
  expect(compare(one, other)).toBe(0)
}

describe('exact decimals', () => {
  it('add and multiply what binary numbers cannot', () => {
    expect(written(plus(decimal('0.1'), decimal('0.2')))).toBe('0.3')
    expect(written(times(decimal('2480.05'), decimal('1200')), 2)).toBe('2976060.00')
    expect(written(sum(['1.5', '-0.25', '3'].map(decimal)))).toBe('4.25')
  })
  it('keep their value when written and read again', () => {
    fc.assert(fc.property(some, (value) => same(decimal(written(value)), value)))
    fc.assert(fc.property(some, (value) => same(readDecimal(grouped(value)) ?? decimal('0.7777777'), value)))
  })
  it('can be added in any order, and taken away again', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        same(plus(plus(a, b), c), plus(a, plus(c, b)))
        same(minus(plus(a, b), b), a)
        same(times(a, plus(b, c)), plus(times(a, b), times(a, c)))
      }),
    )
  })
  it('are written with the places asked for, and never lose one that is in use', () => {
    expect(written(decimal('12'), 2)).toBe('12.00')
    expect(written(decimal('12.345'), 2)).toBe('12.345')
    expect(written(decimal('-0.50'), 0)).toBe('-0.5')
    expect(placesOf(decimal('1200.500'))).toBe(1)
    expect(grouped(decimal('-1234567.5'), 2)).toBe('-1,234,567.50')
  })
  it('refuse text that is not theirs', () => {
    expect(() => decimal('1,000')).toThrow('Not a decimal')
    expect(() => decimal('')).toThrow('Not a decimal')
  })
})

describe('rounding', () => {
  it('cuts, raises, or rounds half up, alike on both sides of zero', () => {
    const at = (text: string, rounding: Rounding) => written(rounded(decimal(text), 0, rounding))
    expect([at('31.5', 'down'), at('31.5', 'up'), at('31.5', 'half-up')]).toEqual(['31', '32', '32'])
    expect([at('-31.5', 'down'), at('-31.5', 'up'), at('-31.5', 'half-up')]).toEqual(['-31', '-32', '-32'])
    expect([at('31.49', 'half-up'), at('31.0', 'up')]).toEqual(['31', '31'])
  })
  it('is off by less than one, half up by at most a half', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 3 }), (value, scale) => {
        const unit: Decimal = { units: 1n, scale }
        const off = (rounding: Rounding) => {
          const difference = minus(rounded(value, scale, rounding), value)
          return difference.units < 0n ? negated(difference) : difference
        }
        expect(compare(off('down'), unit)).toBe(-1)
        expect(compare(off('up'), unit)).toBe(-1)
        expect(compare(times(off('half-up'), decimal('2')), unit)).toBeLessThanOrEqual(0)
      }),
    )
  })
  it('of a red slip is the negative of its black one', () => {
    fc.assert(
      fc.property(some, fc.constantFrom<Rounding>('down', 'up', 'half-up'), (value, rounding) =>
        same(rounded(negated(value), 0, rounding), negated(rounded(value, 0, rounding))),
      ),
    )
  })
  it('of a quotient is as exact as of a product', () => {
    expect(written(divided(decimal('10'), decimal('3'), 2, 'down'))).toBe('3.33')
    expect(written(divided(decimal('-2'), decimal('0.3'), 1, 'half-up'))).toBe('-6.7')
    fc.assert(
      fc.property(some, some, (a, b) => {
        if (b.units !== 0n) same(divided(times(a, b), b, 6, 'down'), a)
      }),
    )
    expect(() => divided(decimal('1'), decimal('0.0'), 0, 'up')).toThrow('Division by zero')
  })
})

describe('a typed number', () => {
  const read = (typed: string) => {
    const value = readDecimal(typed)
    return value && written(value, 0)
  }
  it('may be full width, separated, with a currency mark and any minus', () => {
    expect(read('１，２００．５０')).toBe('1200.5')
    expect(read(' 1,200 ')).toBe('1200')
    expect(read('¥1,200')).toBe('1200')
    expect(read('▲1,200')).toBe('-1200')
    expect(read('－３')).toBe('-3')
    expect(read('−3')).toBe('-3')
    expect(read('(500)')).toBe('-500')
    expect(read('+7')).toBe('7')
    expect(read('.5')).toBe('0.5')
    expect(read('5.')).toBe('5')
    expect(read('007')).toBe('7')
  })
  it('is nothing when it is no number', () => {
    for (const typed of ['', '-', 'abc', '1,2,3', '12,34', '1e3', '--5', '1 000', '0x10', '1.2.3', '.'])
      expect(read(typed), typed).toBeUndefined()
  })
})
