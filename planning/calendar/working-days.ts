/**
 * Working days of one calendar, for lead times. Days are numbered from the first day it knows (0 = today), and every
 * question is answered from two tables: how many working days lie before a day, and which day is the n-th working day.
 */
export class WorkingDays {
  /** How many days the calendar knows: days 0 … length − 1. */
  readonly length: number
  /** `before[d]` working days lie before day d; one entry more than days. */
  private readonly before: Int32Array
  private readonly nth: Int32Array

  constructor(isWorking: Uint8Array) {
    this.length = isWorking.length
    this.before = new Int32Array(isWorking.length + 1)
    const nth: number[] = []
    for (const [day, working] of isWorking.entries()) {
      this.before[day] = nth.length
      if (working) nth.push(day)
    }
    this.before[isWorking.length] = nth.length
    this.nth = Int32Array.from(nth)
  }

  isWorking(day: number): boolean {
    return this.countBefore(day + 1) > this.countBefore(day)
  }

  /** The last working day on or before the day; −1 when there is none. */
  onOrBefore(day: number): number {
    return this.dayOf(this.countBefore(day + 1) - 1)
  }

  /** The first working day on or after the day; `length` when there is none. */
  onOrAfter(day: number): number {
    return this.dayOf(this.countBefore(day))
  }

  /** The day that lies `count` working days before the last working day on or before `day`; −1 before the calendar. */
  back(day: number, count: number): number {
    return this.dayOf(this.countBefore(day + 1) - 1 - count)
  }

  /** The day that lies `count` working days after the first working day on or after `day`; `length` behind the calendar. */
  forward(day: number, count: number): number {
    return this.dayOf(this.countBefore(day) + count)
  }

  /** Working days in the half-open interval [from, to). */
  between(from: number, to: number): number {
    return this.countBefore(to) - this.countBefore(from)
  }

  private countBefore(day: number): number {
    return this.before[Math.min(Math.max(day, 0), this.length)] ?? 0
  }

  private dayOf(ordinal: number): number {
    return ordinal < 0 ? -1 : (this.nth[ordinal] ?? this.length)
  }
}

/** What a master record says of a calendar: closed weekdays (0 = Sunday), and the days that differ. */
export interface DayPattern {
  readonly closedWeekdays: readonly number[]
  /** Day numbers, counted like `firstEpochDay`. */
  readonly closed: readonly number[]
  readonly open: readonly number[]
}

/** Monday to Friday: what is assumed when a calendar is missing, never "every day". */
export const mondayToFriday: DayPattern = { closedWeekdays: [0, 6], closed: [], open: [] }

/** What a calendar may know at most: plans keep days in 16 bits. */
const longest = 65_535

/**
 * A pattern written out from `firstEpochDay` (days since 1970-01-01, a Thursday): `length` days, and behind them as many
 * more as have `ahead` working days, unless it never opens so often.
 */
export function workingDays(
  pattern: DayPattern,
  firstEpochDay: number,
  length: number,
  ahead = 0,
): WorkingDays {
  const closed = new Set(pattern.closed)
  const open = new Set(pattern.open)
  const weekdays = new Set(pattern.closedWeekdays)
  const isOpen = (day: number) => open.has(day) || !(closed.has(day) || weekdays.has(weekdayOf(day)))
  const lastOpening = weekdays.size < 7 ? Infinity : Math.max(...open) - firstEpochDay
  const days: number[] = []
  for (let left = ahead; days.length < length || (left > 0 && days.length <= lastOpening);) {
    if (days.length === longest) break
    const works = isOpen(firstEpochDay + days.length) ? 1 : 0
    if (days.length >= length) left -= works
    days.push(works)
  }
  return new WorkingDays(Uint8Array.from(days))
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(epochDay: number): number {
  return (((epochDay + 4) % 7) + 7) % 7
}
