import { nationalHolidays } from '#modules/master/contract/national-holidays.ts'

/** Closing days and days of payment: pure. 31 and 99 are the last day of a month; so is a day that it does not have. */

export interface PaymentTerms {
  readonly closing_day: number
  /** How many months after the one of the closing. */
  readonly pay_month: number
  readonly pay_day: number
  /** 1: the bank's working day before, 2: the one after. */
  readonly holiday_shift: string
}

const dayMs = 86_400_000
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

function dayOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return textOf(Date.UTC(year, month, Math.min(day, last)))
}

const partsOf = (day: string): readonly [number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)) - 1,
]

/** The closing to which a day belongs: the next closing day, itself included. */
export function closingOf(day: string, closing_day: number): string {
  const [year, month] = partsOf(day)
  const here = dayOf(year, month, closing_day)
  return day <= here ? here : dayOf(year, month + 1, closing_day)
}

/** The last closing day that has come by then, that day included. */
export function lastClosingOf(day: string, closing_day: number): string {
  const [year, month] = partsOf(day)
  const here = dayOf(year, month, closing_day)
  return here <= day ? here : dayOf(year, month - 1, closing_day)
}

/** Of what partners have open since a first day and should have been closed: how many of them by closing day, the oldest first. */
export function closingsNotDone(
  open: readonly { readonly first_dt: string; readonly closing_dt: string }[],
): readonly { readonly closing_dt: string; readonly partners: number }[] {
  const days = open
    .filter(({ first_dt, closing_dt }) => first_dt <= closing_dt)
    .map(({ closing_dt }) => closing_dt)
  return [...new Set(days)]
    .toSorted()
    .map((closing_dt) => ({ closing_dt, partners: days.filter((day) => day === closing_dt).length }))
}

/** Banks rest on weekends, national holidays, and from the end of the year to the third. */
export function isBankHoliday(day: string): boolean {
  const weekday = new Date(msOf(day)).getUTCDay()
  if (weekday === 0 || weekday === 6) return true
  return ['12-31', '01-01', '01-02', '01-03'].includes(day.slice(5)) || isNational(day)
}

/** Of each year that was asked for: a long order asks for the same one again and again. */
const holidaysOf = new Map<number, ReadonlySet<string>>()

function isNational(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const known = holidaysOf.get(year) ?? new Set(nationalHolidays(year).map(({ date }) => date))
  holidaysOf.set(year, known)
  return known.has(day)
}

/** The day on which what was closed is paid, on a day on which banks work. */
export function payDateOf(closing_dt: string, { pay_month, pay_day, holiday_shift }: PaymentTerms): string {
  const [year, month] = partsOf(closing_dt)
  const step = holiday_shift === '2' ? dayMs : -dayMs
  let day = msOf(dayOf(year, month + pay_month, pay_day))
  while (isBankHoliday(textOf(day))) day += step
  return textOf(day)
}

/** Counted from the receipt, that day included. */
export const daysToPay = (receipt_dt: string, pay_dt: string): number =>
  (msOf(pay_dt) - msOf(receipt_dt)) / dayMs + 1

/** 60 days from the receipt, or two months where those are longer (domain-reference.md 4.4). */
export function latestPayDate(receipt_dt: string): string {
  const [year, month] = partsOf(receipt_dt)
  const inTwoMonths = textOf(Date.UTC(year, month + 2, Number(receipt_dt.slice(8)) - 1))
  const in60Days = textOf(msOf(receipt_dt) + 59 * dayMs)
  return inTwoMonths > in60Days ? inTwoMonths : in60Days
}
