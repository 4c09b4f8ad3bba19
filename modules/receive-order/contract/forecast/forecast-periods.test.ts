import { expect, it } from 'vitest'
import { monthAfter, periodEnd, periodsOf, periodStart } from './forecast-periods.ts'

it('a week begins on Monday and belongs to the month of that day', () => {
  // The first of December 2026 is a Tuesday.
  expect(periodsOf('2', '2026-12')).toEqual(['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'])
  expect(periodStart('2', '2026-12-06')).toBe('2026-11-30')
  expect(periodEnd('2', '2026-12-28')).toBe('2027-01-03')
  // The first of June 2026 is a Monday.
  expect(periodsOf('2', '2026-06')[0]).toBe('2026-06-01')
})
it('days and months are those of the calendar', () => {
  expect(periodsOf('1', '2028-02')).toHaveLength(29)
  expect(periodsOf('3', '2026-12')).toEqual(['2026-12-01'])
  expect(periodEnd('3', '2026-12-01')).toBe('2026-12-31')
  expect(periodEnd('3', periodStart('3', '2028-02-17'))).toBe('2028-02-29')
  expect(monthAfter('2026-11', 2)).toBe('2027-01')
  expect(periodStart('1', '2026-12-06')).toBe('2026-12-06')
})
