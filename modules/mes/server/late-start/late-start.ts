import { overlap, type Interval } from '#planning/calendar/intervals.ts'

const minutesPerDay = 1440

/** In minutes of the factory's clock. */
export interface PlannedStart {
  /** Null: it is planned by its day alone. */
  readonly start: number | null
  /** Midnight of the day on which it is to begin. */
  readonly day: number
}

interface WorkingTimes {
  /** Sorted and joined. */
  readonly open: readonly Interval[]
  /** The hour in which a working day begins: what is worked in the night before it belongs to the day before. */
  readonly first_hour: number
}

export interface LateStart {
  readonly since: number
  /** Working time that has gone by since then. */
  readonly minutes: number
}

/**
 * 着手遅れ: the planned start of what has not begun has passed or, where only its day is planned, the working time of that day.
 * Closed hours and days do not count: what is planned into them is late when work goes on behind them.
 */
export function lateStart(
  { start, day }: PlannedStart,
  now: number,
  { open, first_hour }: WorkingTimes,
): LateStart | undefined {
  const begins = day + first_hour * 60
  const nextDay = begins + minutesPerDay
  const dayIsOver = start === null ? overlap(open, [{ from: begins, to: nextDay }]).at(-1)?.to : undefined
  const worked = overlap(open, [{ from: start ?? dayIsOver ?? nextDay, to: now }])
  const since = dayIsOver ?? worked[0]?.from
  if (since === undefined || since > now) return undefined
  return { since, minutes: Math.floor(worked.reduce((all, { from, to }) => all + to - from, 0)) }
}
