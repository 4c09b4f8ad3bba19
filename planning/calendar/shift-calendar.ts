import { HandoverTime } from './handover-time.ts'
import { type Interval, joined, overlap } from './intervals.ts'
import { minutesPerDay, WorkingTime } from './working-time.ts'

/** Minutes from midnight of the day it begins; over midnight `to` is above 1440 (22:00–06:00 is 1320 to 1800). */
export type Shift = Interval

/** A working week, Sunday first, and the days that are different: a holiday has no shifts. */
export interface ShiftCalendar {
  readonly id: string
  readonly week: readonly (readonly Shift[])[]
  readonly exceptions?: readonly { readonly day: number; readonly shifts: readonly Shift[] }[]
  /** Work of these hours begins and ends on these weekdays only (0 is Sunday), but for some days; without it, on any. */
  readonly handover?: { readonly weekdays: readonly number[]; readonly except: readonly number[] }
}

export interface Horizon {
  readonly days: number
  /** The weekday of day 0; Sunday is 0. */
  readonly firstWeekday: number
}

/** A shift belongs to the day it begins: a holiday does not cut the night shift of the day before. */
export function workingTime(calendar: ShiftCalendar, { days, firstWeekday }: Horizon): WorkingTime {
  const exceptions = new Map((calendar.exceptions ?? []).map(({ day, shifts }) => [day, shifts]))
  const stretches: Interval[] = []
  for (let day = -1; day < days; day++) {
    const shifts = exceptions.get(day) ?? calendar.week[(((firstWeekday + day) % 7) + 7) % 7] ?? []
    for (const { from, to } of shifts)
      stretches.push({ from: day * minutesPerDay + from, to: day * minutesPerDay + to })
  }
  const { handover } = calendar
  if (!handover) return new WorkingTime(stretches, days)
  const except = new Set(handover.except)
  const handed = Array.from({ length: days }, (_, day) => day).filter(
    (day) => handover.weekdays.includes((firstWeekday + day) % 7) && !except.has(day),
  )
  return new HandoverTime(
    stretches,
    days,
    handed.map((day) => ({ from: day * minutesPerDay, to: (day + 1) * minutesPerDay })),
  )
}

/** When both work; handed over when both say so. */
function workingBoth(one: WorkingTime, other: WorkingTime): WorkingTime {
  const stretches = joined(overlap(one.stretches, other.stretches))
  const handover =
    one.handover && other.handover ? overlap(one.handover, other.handover) : (one.handover ?? other.handover)
  return handover ? new HandoverTime(stretches, one.days, handover) : new WorkingTime(stretches, one.days)
}

const officeHours: readonly Shift[] = [{ from: 8 * 60, to: 17 * 60 }]

/** What stands in when nobody has said when work is done: Monday to Friday, 08:00 to 17:00. Never 24 × 7. */
export const assumedWeek: ShiftCalendar = {
  id: 'assumed',
  week: [[], officeHours, officeHours, officeHours, officeHours, officeHours, []],
}

export type CalendarSource = 'own' | 'factory' | 'assumed'

/** The calendars of a plan, built once, and what a worker and a facility have in common, built when first asked for. */
export class CalendarBook {
  readonly everything: WorkingTime[] = []
  private readonly byId = new Map<string, number>()
  private readonly common = new Map<number, number>()
  private readonly factory: string | undefined

  constructor(calendars: readonly ShiftCalendar[], factory: string | undefined, horizon: Horizon) {
    this.factory = factory
    for (const calendar of [...calendars, assumedWeek]) {
      if (this.byId.has(calendar.id)) continue
      this.byId.set(calendar.id, this.everything.length)
      this.everything.push(workingTime(calendar, horizon))
    }
  }

  /** The ladder: its own calendar, the factory's, office hours; and which of them it was. */
  resolve(own: string | undefined): { readonly calendar: number; readonly source: CalendarSource } {
    const mine = own === undefined ? undefined : this.byId.get(own)
    if (mine !== undefined) return { calendar: mine, source: 'own' }
    const factory = this.factory === undefined ? undefined : this.byId.get(this.factory)
    if (factory !== undefined) return { calendar: factory, source: 'factory' }
    return { calendar: this.byId.get(assumedWeek.id) ?? 0, source: 'assumed' }
  }

  /** When both work. */
  both(a: number, b: number): number {
    if (a === b) return a
    const key = Math.min(a, b) * 65_536 + Math.max(a, b)
    let found = this.common.get(key)
    if (found === undefined) {
      const [one, other] = [this.everything[a]!, this.everything[b]!]
      found = this.everything.length
      this.everything.push(workingBoth(one, other))
      this.common.set(key, found)
    }
    return found
  }
}
