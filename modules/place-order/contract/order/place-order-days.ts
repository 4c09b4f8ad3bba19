/** When what is ordered arrives: pure, over calendars that the caller has read. */

export interface OrderCalendars {
  readonly isSupplierClosed: (date: string) => boolean
  readonly isFactoryClosed: (date: string) => boolean
}

const dayMs = 86_400_000
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

/** No holiday is longer. */
const longestHoliday = 62

function openFrom(date: string, isClosed: (date: string) => boolean): string {
  let day = date
  for (let ahead = 0; ahead <= longestHoliday; ahead++) {
    if (!isClosed(day)) return day
    day = dayAfter(day)
  }
  return date
}

/** As many days after the order as the lead time has, of those on which the supplier works; then on to a day on which somebody receives it. */
export function arrivalDayFor(
  order_dt: string,
  lead_time: number,
  { isSupplierClosed, isFactoryClosed }: OrderCalendars,
): string {
  let day = order_dt
  for (let left = lead_time; left > 0; left--) day = openFrom(dayAfter(day), isSupplierClosed)
  return openFrom(day, (date) => isSupplierClosed(date) || isFactoryClosed(date))
}
