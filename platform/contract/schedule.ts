import { z } from 'zod'

export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/
const timeOfDay = z.string().regex(timeOfDayPattern)

/** When something recurs, by the clock on the wall of the place that it belongs to. */
export const scheduleRule = z.discriminatedUnion('every', [
  z.object({ every: z.literal('minutes'), minutes: z.number().int().min(1).max(1440) }),
  z.object({ every: z.literal('day'), at: timeOfDay }),
  /** On the days on which the place works, by its calendar. */
  z.object({ every: z.literal('workingDay'), at: timeOfDay }),
  /** On some days of the week; Monday is 1. */
  z.object({
    every: z.literal('weekdays'),
    on: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    at: timeOfDay,
  }),
  /** Monday is 1. */
  z.object({ every: z.literal('week'), on: z.number().int().min(1).max(7), at: timeOfDay }),
  /** A day that a month does not have is its last one; so 31 is the last day of every month. */
  z.object({ every: z.literal('month'), on: z.number().int().min(1).max(31), at: timeOfDay }),
])
export type ScheduleRule = z.output<typeof scheduleRule>

/** Whether a place is closed on a day, written as 2026-04-01. */
export type IsClosedDay = (date: string) => boolean

const neverClosed: IsClosedDay = () => false

/**
 * The first run after a moment. What was due several times meanwhile is therefore done once. Where a calendar has no
 * working day in two months, the run is looked for again then.
 */
export function nextRun(
  rule: ScheduleRule,
  zone: string,
  after: Date,
  isClosed: IsClosedDay = neverClosed,
): Date {
  if (rule.every === 'minutes') {
    const step = rule.minutes * minute
    return new Date((Math.floor(after.getTime() / step) + 1) * step)
  }
  // The day before too: what a clock change pushed past midnight belongs to yesterday's date.
  const start = wallClock(zone, after.getTime()) - day
  for (let ahead = 0; ahead <= longestWait; ahead++) {
    const date = start - modulo(start, day) + ahead * day
    if (!isOn(rule, date, isClosed) && !(rule.every === 'workingDay' && ahead === longestWait)) continue
    const moment = momentOf(zone, date + millisecondsOf(rule.at))
    if (moment > after.getTime()) return new Date(moment)
  }
  throw new Error(`No next run in ${zone}`)
}

const minute = 60_000
const day = 86_400_000
/** Days: from the first of a month to the 31st of the next one, with room for yesterday. */
const longestWait = 64

/** Whether a run that was due at a moment still is: the calendar may have been changed since it was reckoned. */
export function isStillOn(rule: ScheduleRule, zone: string, moment: Date, isClosed: IsClosedDay): boolean {
  if (rule.every === 'minutes') return true
  const wall = wallClock(zone, moment.getTime())
  return isOn(rule, wall - modulo(wall, day), isClosed)
}

function isOn(
  rule: Exclude<ScheduleRule, { every: 'minutes' }>,
  midnight: number,
  isClosed: IsClosedDay,
): boolean {
  const date = new Date(midnight)
  switch (rule.every) {
    case 'day':
      return true
    case 'workingDay':
      return !isClosed(date.toISOString().slice(0, 10))
    case 'weekdays':
      return rule.on.includes(date.getUTCDay() || 7)
    case 'week':
      return (date.getUTCDay() || 7) === rule.on
    case 'month':
      return date.getUTCDate() === Math.min(rule.on, lastDayOfMonth(date))
  }
}

const lastDayOfMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()

function millisecondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * minute
}

/**
 * The moment at which the clock on the wall shows a time. A time that a clock change leaves out comes as much later
 * as the clock was put forward; of one that comes twice, the first is meant.
 */
export function momentOf(zone: string, wall: number): number {
  const before = wallClock(zone, wall - day) - (wall - day)
  const after = wallClock(zone, wall + day) - (wall + day)
  const [first = before, second = after] = [before, after].toSorted((a, b) => b - a)
  if (wallClock(zone, wall - first) === wall) return wall - first
  if (wallClock(zone, wall - second) === wall) return wall - second
  return wall - before
}

/** What the clock there shows, as if it were UTC. */
function wallClock(zone: string, moment: number): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, date, hour, minutes, second) + modulo(moment, 1000)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one costs as much as a hundred readings. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by
