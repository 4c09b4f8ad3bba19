/** When what is ordered arrives: pure, over calendars that the caller has read. */

import { collectsOn, type PickUpWeek } from '#modules/master/contract/pick-up.ts'

export interface OrderCalendars {
  readonly isSupplierClosed: (date: string) => boolean
  readonly isFactoryClosed: (date: string) => boolean
  /** 引取曜日: a subcontractor may come on some weekdays only. */
  readonly isPickUp: (date: string) => boolean
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

/** The first day on which he comes, and both he and somebody who receives it works. */
export const handoverFrom = (
  date: string,
  { isSupplierClosed, isFactoryClosed, isPickUp }: OrderCalendars,
): string => openFrom(date, (day) => isSupplierClosed(day) || isFactoryClosed(day) || !isPickUp(day))

/** As many days after the order as the lead time has, of those on which the supplier works; then on to a day on which he comes and somebody receives it. */
export function arrivalDayFor(order_dt: string, lead_time: number, calendars: OrderCalendars): string {
  let day = order_dt
  for (let left = lead_time; left > 0; left--) day = openFrom(dayAfter(day), calendars.isSupplierClosed)
  return handoverFrom(day, calendars)
}

interface Supplying {
  readonly lead_time: number
  readonly pick_up: PickUpWeek
}

/**
 * The day on which what is ordered now can be there, as the requirements reckon it: it is begun on a day on which the supplier works,
 * and one without pick-up days brings it on any of his.
 */
export function soonestArrival(
  today: string,
  { lead_time, pick_up }: Supplying,
  { isSupplierClosed, isFactoryClosed }: Omit<OrderCalendars, 'isPickUp'>,
): string {
  let day = openFrom(today, isSupplierClosed)
  for (let left = lead_time; left > 0; left--) day = openFrom(dayAfter(day), isSupplierClosed)
  if (!pick_up.includes(true)) return day
  const isPickUp = (date: string) => collectsOn(pick_up, date)
  return handoverFrom(day, { isSupplierClosed, isFactoryClosed, isPickUp })
}
