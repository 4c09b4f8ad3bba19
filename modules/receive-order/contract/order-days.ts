/** The days of a delivery: pure, over calendars that the caller has read. */

export interface DeliveryCalendars {
  readonly transport_days: number
  isDestinationClosed(date: string): boolean
  isFactoryClosed(date: string): boolean
}

const dayMs = 86_400_000
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** No holiday is longer. */
const longestHoliday = 62

/** The day itself, or the nearest open one before it. */
export function openDayBefore(date: string, isClosed: (date: string) => boolean): string {
  for (let back = 0; back <= longestHoliday; back++) {
    const day = daysAfter(date, -back)
    if (!isClosed(day)) return day
  }
  return date
}

/**
 * When goods must leave to arrive on a day: as many days before it as the transport takes, of those on which the
 * destination works, and then back to a day on which the factory does (domain-reference.md 2.1).
 */
export function shippingDateFor(delivery_dt: string, calendars: DeliveryCalendars): string {
  let day = delivery_dt
  for (let left = calendars.transport_days; left > 0; left--)
    day = openDayBefore(daysAfter(day, -1), (date) => calendars.isDestinationClosed(date))
  return openDayBefore(day, (date) => calendars.isFactoryClosed(date))
}

/** What was agreed last counts: confirmed, answered, desired. */
export const deliveryDateOf = (line: {
  readonly desired_dt: string
  readonly answer_dt: string
  readonly confirmed_dt: string
}): string => line.confirmed_dt || line.answer_dt || line.desired_dt
