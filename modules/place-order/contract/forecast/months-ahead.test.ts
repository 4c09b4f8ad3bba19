import { expect, it } from 'vitest'
import { monthAfter } from './months-ahead.ts'

it('months go on over the end of a year', () => {
  expect([1, 2, 3].map((count) => monthAfter('2026-11', count))).toEqual(['2026-12', '2027-01', '2027-02'])
  expect(monthAfter('2026-01', 0)).toBe('2026-01')
})
