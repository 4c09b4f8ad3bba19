import { monthAfter, monthOf } from './forecast-periods.ts'

/** 年度: pure. A year is called after the one in which it begins. */

/** The year that a day lies in, when years begin with this month. */
export function fiscalYearOf(date: string, startMonth: number): string {
  return monthAfter(monthOf(date), 1 - startMonth).slice(0, 4)
}

/** Its twelve months, from the one with which it begins. */
export function monthsOfYear(year: string, startMonth: number): readonly string[] {
  const first = `${year}-${String(startMonth).padStart(2, '0')}`
  return Array.from({ length: 12 }, (_, at) => monthAfter(first, at))
}

export const yearForm = /^20\d\d$/
