import { describe, expect, it } from 'vitest'
import { isDue, nextClosing } from './closing-days.ts'

const one = (closing_day: number) => ({ closing_day, closing_day_2: 0, closing_day_3: 0 })
const three = { closing_day: 10, closing_day_2: 20, closing_day_3: 99 }

describe('the closing of a day', () => {
  it('is the next closing day, that day included', () => {
    expect(nextClosing('2026-11-20', one(20))).toBe('2026-11-20')
    expect(nextClosing('2026-11-21', one(20))).toBe('2026-12-20')
  })
  it('is the last day of a month for 99, and for a day that the month does not have', () => {
    expect(nextClosing('2026-02-01', one(99))).toBe('2026-02-28')
    expect(nextClosing('2026-02-01', one(30))).toBe('2026-02-28')
  })
  it('is the next of up to three a month', () => {
    expect(['2026-11-01', '2026-11-11', '2026-11-21'].map((day) => nextClosing(day, three))).toEqual([
      '2026-11-10',
      '2026-11-20',
      '2026-11-30',
    ])
  })
})

describe('who is closed on a day', () => {
  it('is whoever has its closing day, and whoever was left out before', () => {
    expect(isDue('2026-11-20', '2026-11-15', three)).toBe(true)
    expect(isDue('2026-11-18', '2026-11-15', three)).toBe(false)
    expect(isDue('2026-11-18', '2026-11-09', three)).toBe(true)
  })
  it('does not wait for something to be open: what was carried forward is stated again', () => {
    expect(isDue('2026-11-30', '', one(99))).toBe(true)
    expect(isDue('2026-11-29', '', one(99))).toBe(false)
  })
})
