import { describe, expect, it } from 'vitest'
import { mondayToFriday, weekdayOf, WorkingDays, workingDays } from './working-days.ts'

/** Wednesday, 1 April 2026; days 3, 4, 10, 11 are weekends. */
const april = 20_544
const days = workingDays({ ...mondayToFriday, closed: [april + 6], open: [april + 10] }, april, 14)

describe('working days', () => {
  it('know weekdays, holidays and opened Saturdays', () => {
    expect(weekdayOf(april)).toBe(3)
    expect(Array.from({ length: 14 }, (_, day) => (days.isWorking(day) ? 1 : 0)).join('')).toBe(
      '11100101111011',
    )
  })

  it('go back and forward over closed days', () => {
    expect(days.onOrBefore(4)).toBe(2)
    expect(days.onOrAfter(3)).toBe(5)
    expect(days.back(7, 1)).toBe(5)
    expect(days.back(4, 1)).toBe(1)
    expect(days.forward(2, 1)).toBe(5)
    expect(days.forward(3, 1)).toBe(7)
    expect(days.between(2, 8)).toBe(3)
  })

  it('end where the calendar ends, instead of inventing days', () => {
    expect(days.back(1, 2)).toBe(-1)
    expect(days.forward(13, 1)).toBe(14)
    const closed = new WorkingDays(new Uint8Array(5))
    expect(closed.onOrBefore(4)).toBe(-1)
    expect(closed.onOrAfter(0)).toBe(5)
  })
})
