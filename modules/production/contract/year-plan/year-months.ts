import { codes } from '#platform/contract/code-table.ts'

/** The months of a business year and its halves: pure. A year is called by the calendar year in which it begins. */

export const yearPart = codes('year_part', {
  0: { ja: '通年', en: 'Whole year', zh: '全年' },
  1: { ja: '上期', en: 'First half', zh: '上半年' },
  2: { ja: '下期', en: 'Second half', zh: '下半年' },
})
export type YearPart = (typeof yearPart.codes)[number]

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** From one month on, the other one included. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month, 1)) months.push(month)
  return months
}

/** The business year in which a day lies. */
export function yearOf(date: string, startMonth: number): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return month < startMonth ? year - 1 : year
}

/** Twelve months, or the six of a half. */
export function monthsOf(year: number, startMonth: number, part: YearPart): readonly string[] {
  const begin = `${String(year)}-${String(startMonth).padStart(2, '0')}`
  const first = part === '2' ? monthAfter(begin, 6) : begin
  return monthsBetween(first, monthAfter(first, part === '0' ? 11 : 5))
}
