import { expect, it } from 'vitest'
import { chartWords } from './chart-words.ts'

it('figures beside a chart are short, in the words of the language', () => {
  const tick = 1_200_000
  expect(chartWords('ja').tick(tick)).toBe('120万')
  expect(chartWords('en').tick(tick)).toBe('1.2M')
  expect(chartWords('zh').tick(tick)).toBe('120万')
  expect(chartWords('ja').tick(1_500)).toBe('1,500')
})

it('what a point says is exact, with the triangle before a shortage', () => {
  expect(chartWords('ja', '▲').figure(-1_234_567.5)).toBe('▲1,234,567.5')
})

it('firsts of months are told as months', () => {
  const months = ['2026-04-01', '2026-05-01']
  expect(chartWords('ja').dayTick('2026-04-01', months)).toBe('2026年4月')
  expect(chartWords('en').dayTick('2026-04-01', months)).toBe('Apr 2026')
  expect(chartWords('ja').dayTick('2026-04-06', ['2026-04-06', '2026-04-13'])).toBe('4/6')
})
