/** A day and all behind it in its month. */
export function daysToMonthEnd(from: string): readonly string[] {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from(
    { length: last - day + 1 },
    (_, at) => `${from.slice(0, 8)}${String(day + at).padStart(2, '0')}`,
  )
}
