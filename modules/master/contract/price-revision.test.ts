import { expect, it } from 'vitest'
import { isPrice, revisedPrice } from './price-revision.ts'

it('a price is revised by percent and rounded half up to the unit', () => {
  expect(revisedPrice('1050', '3.5', '0.01')).toBe('1086.75')
  expect(revisedPrice('1050', '3.5', '1')).toBe('1087')
  expect(revisedPrice('1050', '3.5', '10')).toBe('1090')
  expect(revisedPrice('0.05', '-10', '0.01')).toBe('0.05')
  expect(revisedPrice('200', '-2.25', '1')).toBe('196')
})

it('what is no price any more is told from what is one', () => {
  expect(
    [revisedPrice('4', '-99', '1'), revisedPrice('99999999', '900', '1'), '99999999.99'].map(isPrice),
  ).toEqual([false, false, true])
})
