import { describe, expect, it } from 'vitest'
import {
  conditionSchema,
  daysOfMonths,
  endsOf,
  rangeOf,
  readCondition,
  type ColumnKind,
} from './list-condition.ts'

const accepts = (kind: ColumnKind, typed: string) => conditionSchema(kind, undefined).safeParse(typed).success

describe('the condition on a column', () => {
  it('is none where nothing was typed', () => {
    for (const kind of ['code', 'text', 'choice', 'flag', 'integer', 'date'] as const)
      expect(readCondition(kind, ' ')).toBeUndefined()
    expect(readCondition('integer', '..')).toBeUndefined()
  })

  it('is a range with an open end, or one value', () => {
    expect(readCondition('integer', '3')).toEqual({ is: 'range', from: '3', to: '3' })
    expect(readCondition('integer', '3..')).toEqual({ is: 'range', from: '3', to: '' })
    expect(readCondition('date', '..2026-11-18')).toEqual({ is: 'range', from: '', to: '2026-11-18' })
    expect(readCondition('choice', '1,2,1')).toEqual({ is: 'oneOf', values: ['1', '2'] })
  })

  it('takes a month or a year for all of its days', () => {
    expect(readCondition('date', '2028/02')).toEqual({ is: 'range', from: '2028-02-01', to: '2028-02-29' })
    expect(readCondition('date', '2026')).toEqual({ is: 'range', from: '2026-01-01', to: '2026-12-31' })
    expect(readCondition('date', '2026-11..')).toEqual({ is: 'range', from: '2026-11-01', to: '' })
    expect(readCondition('moment', '..2026-11')).toEqual({ is: 'range', from: '', to: '2026-11-30' })
    expect(readCondition('date', '2026/11/18')).toEqual({ is: 'range', from: '2026-11-18', to: '2026-11-18' })
  })

  it('of a window of days is refused in words where it is no date, and where it is too long', () => {
    const reasonOf = (typed: string) =>
      conditionSchema('date', undefined, 7)
        .safeParse(typed)
        .error?.issues.map(({ message }) => message)
    expect(['abc', '2026-02-30', '1-1-1'].map(reasonOf)).toEqual([['V_DATE'], ['V_DATE'], ['V_DATE']])
    expect(reasonOf('2026-02-01..2026-02-28')).toEqual(['V_WINDOW'])
    expect(reasonOf('2026-02-01..2026-02-07')).toBeUndefined()
  })

  it('comes back from its two ends as it was', () => {
    for (const range of ['', '3', '3..', '..3', '-1..3']) expect(rangeOf(...endsOf(range))).toBe(range)
  })

  it.each<[ColumnKind, string, boolean]>([
    ['integer', '-5..10', true],
    ['integer', '1.5', false],
    ['integer', '12345678901', false],
    ['integer', '1 OR 1', false],
    ['decimal', '1.5..', true],
    ['date', '2026-02-28..2026-03-01', true],
    ['date', '2026-02-29', false],
    ['date', '2026-2-1', false],
    ['date', '2026-13', false],
    ['date', '2026/04', true],
    ['moment', '2026-11-18', true],
    ['flag', '1', true],
    ['flag', 'yes', false],
    ['choice', '0,1', true],
    ['choice', '0,,1', false],
    ['text', 'x'.repeat(101), false],
  ])('%s takes %s: %s', (kind, typed, good) => {
    expect(accepts(kind, typed)).toBe(good)
  })

  it('asks for so many days at once, where a list says so, from one end to the other', () => {
    const accepts = (typed: string) => conditionSchema('date', undefined, 7).safeParse(typed).success
    for (const typed of ['', '2026-11-18', '2026-11-18..2026-11-25']) expect(accepts(typed), typed).toBe(true)
    for (const typed of [
      '2026-11-18..2026-11-26',
      '2026-11',
      '2026-11-18..',
      '..2026-11-18',
      `2026-${'9'.repeat(99)}`,
    ])
      expect(accepts(typed), typed).toBe(false)
  })

  it('months that are codes are asked by the year, the month, and from one to another', () => {
    const days = (typed: string) => Object.values(daysOfMonths(typed) ?? {}).join(' ')
    expect(days('2026')).toBe('2026-01-01 2026-12-31')
    expect(days('2026/02')).toBe('2026-02-01 2026-02-28')
    expect(days('2026-04..2027-03')).toBe('2026-04-01 2027-03-31')
    expect(days('2026-04..')).toBe('2026-04-01 9999-12-31')
    expect(days('..2025')).toBe('0001-01-01 2025-12-31')
    for (const typed of ['', '..', '2026-1', '2026-13', '2026-04-01', '2026-04..x'])
      expect(days(typed), typed).toBe('')
  })
})
