import { describe, expect, it } from 'vitest'
import {
  closingOf,
  daysToPay,
  isBankHoliday,
  lastClosingOf,
  latestPayDate,
  payDateOf,
} from './payment-terms.ts'

const terms = { closing_day: 99, pay_month: 1, pay_day: 99, holiday_shift: '1' }

describe('a purchase', () => {
  it.each([
    ['2026-11-20', 20, '2026-11-20'],
    ['2026-11-21', 20, '2026-12-20'],
    ['2026-12-21', 20, '2027-01-20'],
    ['2026-02-10', 30, '2026-02-28'],
    ['2026-02-10', 99, '2026-02-28'],
    ['2028-02-10', 31, '2028-02-29'],
  ])('of %s belongs to the closing on day %i: %s', (day, closing_day, closing_dt) => {
    expect(closingOf(day, closing_day)).toBe(closing_dt)
  })
})

describe('the last closing', () => {
  it.each([
    ['2026-11-20', 20, '2026-11-20'],
    ['2026-11-19', 20, '2026-10-20'],
    ['2026-11-29', 99, '2026-10-31'],
    ['2026-11-30', 99, '2026-11-30'],
    ['2026-03-30', 31, '2026-02-28'],
    ['2027-01-05', 10, '2026-12-10'],
  ])('by %s on day %i was %s', (day, closing_day, closing_dt) => {
    expect(lastClosingOf(day, closing_day)).toBe(closing_dt)
  })
})

describe('a payment', () => {
  it('is made on a day on which banks work, before or after a holiday', () => {
    // 31 October 2026 is a Saturday.
    expect(payDateOf('2026-09-30', terms)).toBe('2026-10-30')
    expect(payDateOf('2026-09-30', { ...terms, holiday_shift: '2' })).toBe('2026-11-02')
    // The end of the year and the days after it.
    expect(payDateOf('2026-11-30', terms)).toBe('2026-12-30')
    expect(payDateOf('2026-11-30', { ...terms, holiday_shift: '2' })).toBe('2027-01-04')
    expect(payDateOf('2026-11-20', { ...terms, pay_month: 2, pay_day: 10 })).toBe('2027-01-08')
  })
  it('meets no bank on a national holiday', () => {
    expect(isBankHoliday('2026-11-23')).toBe(true)
    expect(isBankHoliday('2026-11-24')).toBe(false)
  })
  it('is late after 60 days, or two months where they are longer, counted with the day of receipt', () => {
    expect(daysToPay('2026-03-05', '2026-05-03')).toBe(60)
    expect(latestPayDate('2026-03-05')).toBe('2026-05-04')
    expect(latestPayDate('2026-03-01')).toBe('2026-04-30')
    // January and February have 59 days together.
    expect(latestPayDate('2026-01-01')).toBe('2026-03-01')
  })
})
