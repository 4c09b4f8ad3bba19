import { dayAfter } from '#platform/contract/business-day.ts'

/** The month before the one of a day. */
export function lastMonth(today: string) {
  const to_dt = dayAfter(`${today.slice(0, 7)}-01`, -1)
  const month = to_dt.slice(0, 7)
  return { month, from_dt: `${month}-01`, to_dt }
}
