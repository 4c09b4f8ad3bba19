import { expect, it } from 'vitest'
import { meanBefore, trendUntil } from './board-words.ts'

const before = [
  { day: '2026-11-17', yen: '200' },
  { day: '2026-11-19', yen: '100' },
]

it('the day of the board stands beside the days before, also when nothing was lost on it', () => {
  const trend = trendUntil('2026-11-27', before)
  expect(trend.at(-1)).toEqual({ day: '2026-11-27', yen: '0' })
  expect(meanBefore(trend)).toBe('150')
  expect(trendUntil('2026-11-19', before)).toEqual(before)
})

it('where nothing was ever lost there is nothing to compare', () => {
  expect(meanBefore(trendUntil('2026-11-27', []))).toBeUndefined()
})
