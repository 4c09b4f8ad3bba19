import { monthAfter } from '#modules/receive-order/contract/forecast/forecast-periods.ts'
import { codes } from '#platform/contract/code-table.ts'

/** A business year and its halves: pure. */

export const yearPart = codes('year_part', {
  0: { ja: '通年', en: 'Whole year', zh: '全年' },
  1: { ja: '上期', en: 'First half', zh: '上半年' },
  2: { ja: '下期', en: 'Second half', zh: '下半年' },
})
export type YearPart = (typeof yearPart.codes)[number]

/** From one month on, the other one included. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month, 1)) months.push(month)
  return months
}

/** Of twelve months, or the six of a half. */
export const monthsOfPart = (months: readonly string[], part: YearPart): readonly string[] =>
  part === '0' ? months : part === '1' ? months.slice(0, 6) : months.slice(6)
