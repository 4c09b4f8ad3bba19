import { expect, it } from 'vitest'
import { deductibleShare } from './deductible-share.ts'

it.each([
  ['2023-09-30', '100'],
  ['2026-09-30', '80'],
  ['2026-10-01', '70'],
  ['2028-10-01', '50'],
  ['2030-10-01', '30'],
  ['2031-10-01', '0'],
])('of tax paid on %s to a supplier without a number %s percent are deducted', (day, share) => {
  expect(deductibleShare(false, day)).toBe(share)
  expect(deductibleShare(true, day)).toBe('100')
})
