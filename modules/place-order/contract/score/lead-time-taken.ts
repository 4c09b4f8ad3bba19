import { arrivalDayFor, type OrderCalendars } from '../order/place-order-days.ts'

/** Of more than these a delivery says nothing about the lead time. */
const longest = 250

/** The lead time by which an order would have been expected on the day on which it came, over the calendars of both. */
export function leadTimeTaken(order_dt: string, receipt_dt: string, calendars: OrderCalendars): number {
  let taken = 0
  while (taken < longest && arrivalDayFor(order_dt, taken, calendars) < receipt_dt) taken++
  return taken
}

interface Delivery {
  readonly order_dt: string
  /** Blank where no day was ordered. */
  readonly due_dt: string
  readonly receipt_dt: string
}

/**
 * What a delivery tells of the lead time: of one that was ordered longer before, only by how much it came after its day. One that
 * was wanted in two months and came then has not taken two months.
 */
export function leadTimeShown(
  { order_dt, due_dt, receipt_dt }: Delivery,
  lead_time: number,
  calendars: OrderCalendars,
): number {
  const taken = leadTimeTaken(order_dt, receipt_dt, calendars)
  if (due_dt === '') return taken
  const late = receipt_dt > due_dt ? leadTimeTaken(due_dt, receipt_dt, calendars) : 0
  return Math.min(taken, lead_time + late)
}

/** Fewer are no rule. */
export const fewestDeliveries = 3

/** The lead time with which four of five deliveries would have been in time; none while there are too few. */
export function leadTimeToExpect(taken: readonly number[]): number | undefined {
  if (taken.length < fewestDeliveries) return undefined
  return taken.toSorted((one, other) => one - other)[Math.ceil(taken.length * 0.8) - 1]
}
