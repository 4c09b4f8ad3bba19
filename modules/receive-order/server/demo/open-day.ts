import type { IsClosed } from '#modules/master/server/index.ts'
import { daysAfter } from '../../contract/order-days.ts'

/** The calendar of the demo company's customers. */
export const demoCalendar = 'CUS'

/** The first day from this one on, on which they work. */
export function openDay(from: string, isClosed: IsClosed): string {
  let day = from
  while (isClosed(demoCalendar, day)) day = daysAfter(day, 1)
  return day
}
