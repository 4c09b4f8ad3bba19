import { daysAfter } from '../order-days.ts'
import type { PeriodKind } from './forecast-codes.ts'

/** Periods of forecasts: pure. A week begins on Monday, and belongs to the month of that day. */

export const monthOf = (date: string): string => date.slice(0, 7)

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Monday is 0. */
const weekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The first day of the period that a day lies in. */
export function periodStart(kind: PeriodKind, date: string): string {
  if (kind === '1') return date
  return kind === '2' ? daysAfter(date, -weekday(date)) : `${monthOf(date)}-01`
}

/** The last day of the period that begins on a day. */
export function periodEnd(kind: PeriodKind, start: string): string {
  if (kind === '1') return start
  return kind === '2' ? daysAfter(start, 6) : daysAfter(`${monthAfter(monthOf(start), 1)}-01`, -1)
}

/** The first days of the periods of a month. */
export function periodsOf(kind: PeriodKind, month: string): readonly string[] {
  const first = `${month}-01`
  if (kind === '3') return [first]
  const step = kind === '1' ? 1 : 7
  const starts: string[] = []
  const from = kind === '1' ? first : periodStart('2', daysAfter(first, 6))
  for (let day = from; monthOf(day) === month; day = daysAfter(day, step)) starts.push(day)
  return starts
}
