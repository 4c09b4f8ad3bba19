import { expect, it } from 'vitest'
import { written } from './decimal.ts'
import { lineAmount, sumOf } from './slip-totals.ts'

it('the amount of a line is rounded to whole yen, and is not there before both figures are', () => {
  expect(lineAmount('3', '10.55')).toBe('31')
  expect(lineAmount('3', '10.55', 'half-up')).toBe('32')
  expect(lineAmount('-3', '10.55', 'up')).toBe('-32')
  expect(lineAmount('', '10')).toBe('')
  expect(lineAmount('3', undefined)).toBe('')
  expect(lineAmount('0', '10')).toBe('0')
})

it('a field is added up over the lines, blank ones count nothing', () => {
  expect(written(sumOf([{ amount: '0.1' }, { amount: '' }, { amount: '0.2' }], 'amount'))).toBe('0.3')
})
