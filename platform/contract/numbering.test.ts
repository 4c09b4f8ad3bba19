import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultNumberRule, faultsOf, formatNumber, periodOf, resetDivision } from './numbering.ts'

const businessDate = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))
const number = fc.integer({ min: 1, max: 999_999 })
const prefixes = { 0: 'SL', 1: '{yy}-', 2: 'SL{yyyy}{MM}-', 3: '{yy}{MM}{dd}' } as const
const reset = fc.constantFrom(...resetDivision.codes)

describe('a printed number', () => {
  it('has its prefix, the business date and its digits', () => {
    const rule = { prefix: 'SL{yyyy}{MM}-', digits: 4 }
    expect(formatNumber(rule, '2026-04-01', 7)).toBe('SL202604-0007')
    expect(formatNumber({ prefix: '{yy}{MM}{dd}', digits: 3 }, '2026-12-31', 999)).toBe('261231999')
    expect(formatNumber(defaultNumberRule, '2026-04-01', 1)).toBe('000001')
  })

  it('never looks like another one of its series', () => {
    fc.assert(
      fc.property(reset, businessDate, businessDate, number, number, (div, dateA, dateB, a, b) => {
        const rule = { prefix: prefixes[div], digits: 6 }
        const samePeriod = periodOf(div, dateA) === periodOf(div, dateB)
        const alike = formatNumber(rule, dateA, a) === formatNumber(rule, dateB, b)
        expect(alike).toBe(samePeriod && a === b)
      }),
      { numRuns: 500 },
    )
  })

  it('sorts within its period as it was issued', () => {
    fc.assert(
      fc.property(reset, businessDate, number, number, (div, date, a, b) => {
        const rule = { prefix: prefixes[div], digits: 6 }
        expect(formatNumber(rule, date, a) < formatNumber(rule, date, b)).toBe(a < b)
      }),
    )
  })
})

describe('a period', () => {
  it('begins with the first day of the year, the month or the day', () => {
    expect(resetDivision.codes.map((div) => periodOf(div, '2026-03-31'))).toEqual([
      '',
      '2026',
      '202603',
      '20260331',
    ])
    expect(periodOf('2', '2026-04-01')).toBe('202604')
  })

  it('refuses what is no business date', () => {
    expect(() => periodOf('1', '2026/04/01')).toThrow('Not a business date')
  })
})

describe('a rule', () => {
  it('of the specification is sound', () => {
    expect(faultsOf(defaultNumberRule)).toEqual([])
  })

  it('that starts again needs its period in the prefix', () => {
    const rule = { ...defaultNumberRule, prefix: 'SL{yy}-' }
    expect(faultsOf({ ...rule, reset_div: '1' })).toEqual([])
    expect(faultsOf({ ...rule, reset_div: '2' })).toEqual(['period-in-prefix'])
    expect(faultsOf({ ...rule, reset_div: '3', prefix: '{yy}{MM}' })).toEqual(['period-in-prefix'])
    expect(faultsOf({ ...rule, reset_div: '1', prefix: '' })).toEqual(['period-in-prefix'])
  })

  it('needs room for its last number, a first one, and a prefix of ordinary characters', () => {
    expect(faultsOf({ ...defaultNumberRule, digits: 5 })).toEqual(['digits'])
    expect(faultsOf({ ...defaultNumberRule, start_no: 999_999 })).toEqual(['range'])
    expect(faultsOf({ ...defaultNumberRule, step: 0 })).toEqual(['step'])
    expect(faultsOf({ ...defaultNumberRule, prefix: '{YYYY}' })).toEqual(['prefix'])
    expect(faultsOf({ ...defaultNumberRule, prefix: '売上' })).toEqual(['prefix'])
  })
})
