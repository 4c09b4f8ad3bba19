import { arrivalDayFor, type OrderCalendars } from '../order/place-order-days.ts'

/** Of more than these a delivery says nothing about the lead time. */
const longest = 250

/** The lead time by which an order would have been expected on the day on which it came, over the calendars of both. */
export function leadTimeTaken(order_dt: string, receipt_dt: string, calendars: OrderCalendars): number {
  let taken = 0
  while (taken < longest && arrivalDayFor(order_dt, taken, calendars) < receipt_dt) taken++
  return taken
}

/** Fewer are no rule. */
export const fewestDeliveries = 3

/** The lead time with which four of five deliveries would have been in time; none while there are too few. */
export function leadTimeToExpect(taken: readonly number[]): number | undefined {
  if (taken.length < fewestDeliveries) return undefined
  return taken.toSorted((one, other) => one - other)[Math.ceil(taken.length * 0.8) - 1]
}
