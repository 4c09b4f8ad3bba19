import { expect, it } from 'vitest'
import { figureText } from './figure-text.ts'

it('a figure has separators, the sign of the reader’s language, and as many places as its column', () => {
  expect(figureText('1234567.5', '−')).toBe('1,234,567.5')
  expect(figureText('-1200', '▲')).toBe('▲1,200')
  expect(figureText('-1200', '−', 2)).toBe('−1,200.00')
  expect(figureText('26827.83', '▲', 0)).toBe('26,827.83')
})
