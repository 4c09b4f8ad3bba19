import { expect, it } from 'vitest'
import { paymentDays } from './payment-days.ts'

const monthEnd = { closing_day: 99, pay_month: 1, pay_day: 99, holiday_shift: '1' }

it.each([
  // Two months are lawful, also where they have 62 days.
  ['closed at the end of July, paid at the end of August', ['2026-07-01'], monthEnd, 62, false],
  ['received on the last day of a month of 31 days', ['2026-08-31'], monthEnd, 31, false],
  // 31 May 2027 is a Monday; 30 April is the closing of the first.
  ['over a month of 30 days', ['2027-04-01'], monthEnd, 61, false],
  // 31 May 2026 is a Sunday: paid on the 29th.
  ['paid in the month after the next', ['2026-03-05'], { ...monthEnd, pay_month: 2 }, 86, true],
  ['the same, of January and February', ['2026-01-05'], { ...monthEnd, pay_month: 2 }, 86, true],
  [
    'closed on the 20th, paid at the end of the next month',
    ['2026-10-21'],
    { ...monthEnd, closing_day: 20 },
    71,
    true,
  ],
  [
    'the longest of all receipts counts',
    ['2026-10-20', '', '2026-10-21'],
    { ...monthEnd, closing_day: 20 },
    71,
    true,
  ],
  ['nothing is received', [''], monthEnd, 0, false],
])('%s: %s', (_, receipts, terms, days, isLate) =>
  expect(paymentDays(receipts, terms)).toEqual({ days, isLate }),
)
