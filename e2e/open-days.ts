import { demoHolidays } from '#modules/master/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'

/** Journeys run on any day of any year: a day that stands written in one of them lies in the past sooner or later. */

/** The demo company's business date. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date())

/** The first day from `days` after that one on which factory, suppliers and customers work. */
export function openDay(days: number, from = today()): string {
  let day = dayAfter(from, days)
  while (isClosed(day)) day = dayAfter(day, 1)
  return day
}

const isClosed = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || demoHolidays.includes(day)

/** As a clerk types it: 261204. */
export const typedDay = (day: string): string => day.slice(2).replaceAll('-', '')
