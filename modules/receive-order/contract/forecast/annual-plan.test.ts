import { describe, expect, it } from 'vitest'
import { distributed } from './distribute.ts'
import { fiscalYearOf, monthsOfYear } from './fiscal-year.ts'

describe('a fiscal year', () => {
  it('is called after the year in which it begins', () => {
    expect(fiscalYearOf('2027-03-31', 4)).toBe('2026')
    expect(fiscalYearOf('2027-04-01', 4)).toBe('2027')
    expect(fiscalYearOf('2027-01-01', 1)).toBe('2027')
    expect(fiscalYearOf('2027-11-30', 12)).toBe('2026')
  })

  it('has twelve months from its first', () => {
    const months = monthsOfYear('2026', 4)
    expect([months.length, months[0], months[8], months[11]]).toEqual([12, '2026-04', '2026-12', '2027-03'])
  })
})

describe('a year that is shared out by last year’s pattern', () => {
  it('adds up exactly, whatever is left of the shares', () => {
    expect(distributed('100', ['1', '1', '1'], 0)).toEqual(['34', '33', '33'])
    expect(distributed('10', ['5', '3', '3'], 0)).toEqual(['4', '3', '3'])
    expect(distributed('1', ['1', '2', '1'], 1)).toEqual(['0.3', '0.5', '0.2'])
    for (const figure of ['0', '7', '1000', '99999'])
      for (const weights of [
        ['3', '0', '11.5', '2'],
        ['1', '1'],
        ['0.125', '7', '13', '-4'],
      ]) {
        const shares = distributed(figure, weights, 0) ?? []
        expect(shares.reduce((sum, one) => sum + Number(one), 0)).toBe(Number(figure))
      }
  })

  it('gives nothing to a month in which nothing was sold or more came back', () => {
    expect(distributed('9', ['0', '-2', '3'], 0)).toEqual(['0', '0', '9'])
  })

  it('is not shared out where there is no pattern', () => {
    expect(distributed('9', ['0', '0'], 0)).toBeUndefined()
    expect(distributed('9', [], 0)).toBeUndefined()
  })
})
