/** So many whole weeks later that it is as far from today as it was from then: the weekday stays. */
export function weeksOn(day: string, then: string, today: string): string {
  const days = (Date.parse(today) - Date.parse(then)) / 86_400_000
  return days > 0 ? dayAfter(day, Math.ceil(days / 7) * 7) : day
}

/** A business date so many days later, or before: it has no time and no time zone. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
