import { joined, without } from '#planning/calendar/intervals.ts'
import type { Shift } from '#planning/calendar/shift-calendar.ts'
import { readTime } from '../../contract/shift-times.ts'

/** Overtime or downtime of a machine on a day, counted from the first one that is planned. */
export interface FacilityException {
  readonly facility_cd: string
  readonly day: number
  readonly exception_kind: string
  readonly start_time: string
  readonly end_time: string
}

/** What becomes of the shifts of a day. */
export type Change = (shifts: readonly Shift[]) => readonly Shift[]

const dayLong = 1440

/**
 * Overtime is worked beside the shifts of its day. Downtime is taken out of every shift that falls into it, also of the one that
 * began on the day before and goes over midnight.
 */
export function changesByFacility(
  exceptions: readonly FacilityException[],
): ReadonlyMap<string, ReadonlyMap<number, Change>> {
  const byFacility = new Map<string, Map<number, Change>>()
  for (const { facility_cd, day, exception_kind, start_time, end_time } of exceptions) {
    const from = readTime(start_time) ?? 0
    const until = readTime(end_time) ?? 0
    const to = until <= from ? until + dayLong : until
    const ofDays = byFacility.get(facility_cd) ?? new Map<number, Change>()
    byFacility.set(facility_cd, ofDays)
    const then = (on: number, change: Change) => {
      const before = ofDays.get(on)
      ofDays.set(on, before ? (shifts) => change(before(shifts)) : change)
    }
    if (exception_kind === '1') then(day, (shifts) => joined([...shifts, { from, to }]))
    else
      for (const away of [-1, 0, 1]) {
        const down = [{ from: from - away * dayLong, to: to - away * dayLong }]
        then(day + away, (shifts) => without(shifts, down))
      }
  }
  return byFacility
}
