import { closingOf, lastClosingOf } from '#modules/place-order/contract/statement/payment-terms.ts'

/** Up to three closings a month: pure. 0 is a further closing that is not used. */
export interface ClosingDays {
  readonly closing_day: number
  readonly closing_day_2: number
  readonly closing_day_3: number
}

/** The closing to which a day belongs: the next of the customer's closing days, that day included. */
export const nextClosing = (
  day: string,
  { closing_day, closing_day_2, closing_day_3 }: ClosingDays,
): string =>
  [closing_day, closing_day_2, closing_day_3]
    .filter((one) => one > 0)
    .map((one) => closingOf(day, one))
    .reduce((first, one) => (one < first ? one : first))

/** The last of a customer's closing days that has come, that day included. */
export const lastClosing = (
  day: string,
  { closing_day, closing_day_2, closing_day_3 }: ClosingDays,
): string =>
  [closing_day, closing_day_2, closing_day_3]
    .filter((one) => one > 0)
    .map((one) => lastClosingOf(day, one))
    .reduce((last, one) => (one > last ? one : last))

/** Is closed on that day: it is one of its closing days, or what is open should have been closed before. */
export const isDue = (closing_dt: string, oldest_dt: string, days: ClosingDays): boolean =>
  nextClosing(oldest_dt === '' ? closing_dt : oldest_dt, days) <= closing_dt
