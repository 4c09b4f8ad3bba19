import type { ShiftCalendar } from '../calendar/shift-calendar.ts'
import type { FactorySnapshot } from '../scheduling/factory-snapshot.ts'

export interface WorkingMinutes {
  /** Whether what the facility does, and the worker if there is one, may begin or end in this minute; undefined where it may at any. */
  readonly handedOver: (
    facility: string,
    worker: string | undefined,
  ) => ((minute: number) => boolean) | undefined
  /** Minutes in which the facility, and the worker if there is one, are at work. */
  readonly between: (facility: string, worker: string | undefined, from: number, to: number) => number
}

/** Every minute of the horizon, calendar by calendar, and how many before it are worked. */
export function workingMinutes(snapshot: FactorySnapshot): WorkingMinutes {
  const hours = new Map(snapshot.calendars.map((calendar) => [calendar.id, everyMinute(calendar, snapshot)]))
  const office = everyMinute(mondayToFriday, snapshot)
  const fallback = hours.get(snapshot.factoryCalendar ?? '') ?? office
  const of = (id: string | undefined) => hours.get(id ?? '') ?? fallback
  const facilities = new Map(snapshot.facilities.map(({ id, calendar }) => [id, of(calendar)]))
  const workers = new Map(snapshot.workers.map(({ id, calendar }) => [id, of(calendar)]))
  const calendarOf = (id: string | undefined) =>
    snapshot.calendars.find((one) => one.id === id) ??
    snapshot.calendars.find((one) => one.id === snapshot.factoryCalendar)
  const calendarsOf = (facility: string, worker: string | undefined) => [
    calendarOf(snapshot.facilities.find(({ id }) => id === facility)?.calendar),
    ...(worker === undefined ? [] : [calendarOf(snapshot.workers.find(({ id }) => id === worker)?.calendar)]),
  ]
  const counts = new Map<Uint8Array, Map<Uint8Array, Int32Array>>()
  const countOf = (a: Uint8Array, b: Uint8Array) => {
    const row = counts.get(a) ?? new Map<Uint8Array, Int32Array>()
    counts.set(a, row)
    const known = row.get(b) ?? countBefore(a, b)
    row.set(b, known)
    return known
  }
  return {
    handedOver: (facility, worker) => {
      const rules = calendarsOf(facility, worker).flatMap((one) => (one?.handover ? [one.handover] : []))
      if (rules.length === 0) return undefined
      return (minute) => {
        const day = Math.floor(minute / 1440)
        const weekday = (day + snapshot.firstWeekday) % 7
        return rules.every(({ weekdays, except }) => weekdays.includes(weekday) && !except.includes(day))
      }
    },
    between: (facility, worker, from, to) => {
      const place = facilities.get(facility) ?? fallback
      const count = countOf(place, worker === undefined ? place : (workers.get(worker) ?? fallback))
      const at = (minute: number) => count[Math.max(0, Math.min(count.length - 1, minute))] ?? 0
      return at(to) - at(from)
    },
  }
}

const mondayToFriday: ShiftCalendar = {
  id: '',
  week: [1, 0, 0, 0, 0, 0, 1].map((free) => (free ? [] : [{ from: 480, to: 1020 }])),
}

function everyMinute(
  { week, exceptions = [] }: ShiftCalendar,
  { days, firstWeekday }: FactorySnapshot,
): Uint8Array {
  const minutes = new Uint8Array(days * 1440)
  for (let day = -1; day < days; day++) {
    const special = exceptions.find((one) => one.day === day)
    for (const { from, to } of special ? special.shifts : (week[(day + firstWeekday + 7) % 7] ?? []))
      for (
        let minute = Math.max(0, day * 1440 + from);
        minute < Math.min(minutes.length, day * 1440 + to);
        minute++
      )
        minutes[minute] = 1
  }
  return minutes
}

function countBefore(a: Uint8Array, b: Uint8Array): Int32Array {
  const count = new Int32Array(a.length + 1)
  for (let minute = 0; minute < a.length; minute++)
    count[minute + 1] = (count[minute] ?? 0) + (a[minute] && b[minute] ? 1 : 0)
  return count
}
