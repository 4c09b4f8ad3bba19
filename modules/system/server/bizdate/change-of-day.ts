import { dateIn } from '../first-run.ts'

/** A blank one means midnight. */
export const dayChangeOf = (day_change: string): string => day_change || '00:00'

/** The business day of a place: a night shift that ends at 5:00 still belongs to the day on which it began. */
export function businessDayIn(zone: string, day_change: string, moment: Date): string {
  const today = dateIn(zone, moment)
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  return clock.format(moment) < dayChangeOf(day_change) ? daysFrom(today, -1) : today
}

export const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
