/** A cycle as the reckoning of its days needs it; Monday is the first of the weekdays. */
export interface OrderCycle {
  readonly kind: 'weeks' | 'months'
  /** Every so many weeks or months, counted from the base. */
  readonly interval: number
  readonly base: string
  readonly weekdays: readonly boolean[]
  /** 99 is the last day of a month; so is a day that a month does not have. */
  readonly monthDays: readonly number[]
  readonly shift: 'before' | 'after' | 'none'
}

export interface OrderDay {
  readonly order_dt: string
  /** What the cycle names, when a holiday has moved it. */
  readonly moved_from: string | null
}

/** Specification section 9: place-order days 1 to 10. */
export const mostOrderDays = 10

/** `5,15,99`; undefined when something in it is no day of a month. */
export function readMonthDays(typed: string): readonly number[] | undefined {
  const parts = typed
    .normalize('NFKC')
    .split(/[,、\s]+/)
    .filter(Boolean)
  const days = parts.map(Number)
  if (parts.some((part) => !/^\d{1,2}$/.test(part))) return undefined
  if (days.some((day) => day < 1 || (day > 31 && day !== 99))) return undefined
  return [...new Set(days)].toSorted((a, b) => a - b)
}

const dayMs = 86_400_000
const msOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const weekdayOf = (ms: number) => (new Date(ms).getUTCDay() + 6) % 7
const mondayOf = (ms: number) => ms - weekdayOf(ms) * dayMs
const monthsOf = (ms: number) => {
  const at = new Date(ms)
  return at.getUTCFullYear() * 12 + at.getUTCMonth()
}

/** Further ahead nobody plans an order; a cycle that never comes true ends here. */
const farthestDays = 800
/** A holiday is not moved further than this. */
const longestHoliday = 31

/** The next days on which one orders, from a day on. Two days that a holiday moves onto one are one. */
export function nextOrderDates(
  cycle: OrderCycle,
  from: string,
  isClosed: (date: string) => boolean,
  count: number,
): readonly OrderDay[] {
  const found = new Map<string, OrderDay>()
  const start = msOf(from)
  for (let ahead = -longestHoliday; ahead <= farthestDays; ahead++) {
    const day = start + ahead * dayMs
    if (day < msOf(cycle.base) || !isNamed(cycle, day)) continue
    const moved = shifted(day, cycle.shift, isClosed)
    if (moved === undefined || moved < start) continue
    const order_dt = dateOf(moved)
    if (!found.has(order_dt))
      found.set(order_dt, { order_dt, moved_from: moved === day ? null : dateOf(day) })
    // One more may still be moved before those that were found.
    if (found.size > count + 1) break
  }
  return [...found.values()].toSorted((a, b) => (a.order_dt < b.order_dt ? -1 : 1)).slice(0, count)
}

function isNamed({ kind, interval, base, weekdays, monthDays }: OrderCycle, day: number): boolean {
  if (interval < 1) return false
  if (kind === 'weeks') {
    const weeks = Math.round((mondayOf(day) - mondayOf(msOf(base))) / (7 * dayMs))
    return weeks % interval === 0 && weekdays[weekdayOf(day)] === true
  }
  if ((monthsOf(day) - monthsOf(msOf(base))) % interval !== 0) return false
  const at = new Date(day)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  return monthDays.some((wanted) => Math.min(wanted, last) === at.getUTCDate())
}

function shifted(
  day: number,
  shift: OrderCycle['shift'],
  isClosed: (date: string) => boolean,
): number | undefined {
  if (!isClosed(dateOf(day))) return day
  if (shift === 'none') return undefined
  const step = shift === 'before' ? -dayMs : dayMs
  for (let tries = 1; tries <= longestHoliday; tries++)
    if (!isClosed(dateOf(day + tries * step))) return day + tries * step
  return undefined
}
