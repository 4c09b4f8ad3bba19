import { epochDay } from '#planning/mrp/input-reader.ts'

/** Plans and parts by the thousand stand on the days of some months. */
export function daysFrom(from_dt: string): (date: string) => number {
  const known = new Map<string, number>()
  return (date) => {
    const found = known.get(date) ?? (epochDay(date) ?? 0) - (epochDay(from_dt) ?? 0)
    known.set(date, found)
    return found
  }
}
