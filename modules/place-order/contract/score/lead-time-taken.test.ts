import { expect, it } from 'vitest'
import { arrivalDayFor, type OrderCalendars } from '../order/place-order-days.ts'
import { leadTimeShown, leadTimeTaken, leadTimeToExpect } from './lead-time-taken.ts'

const weekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
/** The supplier is closed on Friday the 20th, we on Monday the 23rd, both on week-ends. */
const calendars: OrderCalendars = {
  isPickUp: () => true,
  isSupplierClosed: (date) => weekend(date) || date === '2026-11-20',
  isFactoryClosed: (date) => weekend(date) || date === '2026-11-23',
}

it('counts the days on which the supplier works, and not the one on which nobody receives it', () => {
  // Ordered on Wednesday: Thursday is the first day, Monday the second, of which nobody receives the goods until Tuesday.
  expect(leadTimeTaken('2026-11-18', '2026-11-18', calendars)).toBe(0)
  expect(leadTimeTaken('2026-11-18', '2026-11-19', calendars)).toBe(1)
  expect(leadTimeTaken('2026-11-18', '2026-11-24', calendars)).toBe(2)
  expect(leadTimeTaken('2026-11-18', '2026-11-25', calendars)).toBe(4)
})

it('is what would have told the day', () => {
  for (const lead_time of [0, 1, 4, 9]) {
    const came = arrivalDayFor('2026-11-18', lead_time, calendars)
    expect(arrivalDayFor('2026-11-18', leadTimeTaken('2026-11-18', came, calendars), calendars)).toBe(came)
  }
})

it('is expected such that four of five are in time, and not of one or two', () => {
  expect(leadTimeToExpect([3, 9])).toBeUndefined()
  expect(leadTimeToExpect([5, 3, 4])).toBe(5)
  expect(leadTimeToExpect([3, 3, 4, 4, 30])).toBe(4)
})

it('of what was ordered long before only the days after its day count', () => {
  const shown = (order_dt: string, due_dt: string, receipt_dt: string) =>
    leadTimeShown({ order_dt, due_dt, receipt_dt }, 2, calendars)
  // Ordered a month before and in time, two days late, and without a day.
  expect(shown('2026-10-19', '2026-11-18', '2026-11-18')).toBe(2)
  expect(shown('2026-10-19', '2026-11-16', '2026-11-18')).toBe(4)
  expect(shown('2026-11-17', '', '2026-11-25')).toBe(5)
  // Quicker than the lead time, in time or not.
  expect(shown('2026-11-18', '2026-11-25', '2026-11-19')).toBe(1)
  expect(shown('2026-11-18', '2026-11-18', '2026-11-19')).toBe(1)
})
