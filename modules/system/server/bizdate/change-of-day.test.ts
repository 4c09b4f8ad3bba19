import { describe, expect, it } from 'vitest'
import { businessDayIn } from './change-of-day.ts'

describe('the business day of a factory', () => {
  it.each([
    ['at midnight there', '', '2026-03-31T15:00:00Z', '2026-04-01'],
    ['a minute before midnight', '', '2026-03-31T14:59:00Z', '2026-03-31'],
    ['during the night shift that ends at 5:00', '05:00', '2026-03-31T19:59:00Z', '2026-03-31'],
    ['when the night shift has ended', '05:00', '2026-03-31T20:00:00Z', '2026-04-01'],
    ['over the end of a year', '06:30', '2026-12-31T21:29:00Z', '2026-12-31'],
  ])('%s', (_when, day_change, moment, day) => {
    expect(businessDayIn('Asia/Tokyo', day_change, new Date(moment))).toBe(day)
  })

  it('follows the clock of its own place, also where that is changed for summer', () => {
    const moment = new Date('2026-03-29T01:30:00Z')
    expect(businessDayIn('Europe/Berlin', '03:00', moment)).toBe('2026-03-29')
    expect(businessDayIn('Europe/London', '03:00', moment)).toBe('2026-03-28')
  })
})
