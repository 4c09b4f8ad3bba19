import { expect, it } from 'vitest'
import { dayText, priceFigure } from './paper-parts.ts'

it('a price for a hundred or a thousand says so on paper', () => {
  expect(priceFigure('1250.5', '1')).toBe('1,250.5')
  expect(priceFigure('800', '100')).toBe('800 / 100')
  expect(priceFigure('800', '1000')).toBe('800 / 1,000')
})

it('a day on which something is due has its weekday', () => {
  expect((['ja', 'en', 'zh'] as const).map((language) => dayText('2026-11-24', language))).toEqual([
    ...['2026/11/24（火）', '2026/11/24 (Tue)', '2026/11/24（周二）'],
  ])
  expect(dayText('', 'ja')).toBe('')
})
