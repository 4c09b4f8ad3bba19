import { expect, it } from 'vitest'
import { priceFigure } from './paper-parts.ts'

it('a price for a hundred or a thousand says so on paper', () => {
  expect(priceFigure('1250.5', '1')).toBe('1,250.5')
  expect(priceFigure('800', '100')).toBe('800 / 100')
  expect(priceFigure('800', '1000')).toBe('800 / 1,000')
})
