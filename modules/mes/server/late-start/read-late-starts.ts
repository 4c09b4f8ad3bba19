import { readMachineTimes } from '#modules/master/server/index.ts'
import { openTimes } from '#modules/production/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { firstHourOf, readShifts } from '../shifts.ts'
import { lateStart, type LateStart, type PlannedStart } from './late-start.ts'

const minutesPerDay = 1440
/** Of what should have begun before, working time counts from there on. */
const mostDays = 60

interface ToBegin extends PlannedStart {
  /** Blank: the factory's calendar counts. */
  readonly facility_cd: string
}

interface Clock {
  /** Minute 0 is its midnight. */
  readonly first_day: string
  readonly now: number
}

/** 着手遅れ: which of what has not begun is late, by the calendar of its machine. */
export async function readLateStarts<One extends ToBegin>(
  context: Context,
  planned: readonly One[],
  { first_day, now }: Clock,
): Promise<ReadonlyMap<One, LateStart>> {
  const past = planned.filter(({ start, day }) => (start ?? day) < now)
  if (past.length === 0) return new Map()
  const today = dayOf(now)
  const earliest = past.reduce((known, { start, day }) => Math.min(known, dayOf(start ?? day)), today)
  const first = Math.max(earliest - 1, today - mostDays)
  const [from_dt, days] = [dayAfter(first_day, first), today - first + 2]
  const times = await readMachineTimes(context, { from_dt, days })
  const machines = [...times.machines, { facility_cd: '', calendar: '', capacity: 1 }]
  const openOf = new Map(
    openTimes({ ...times, machines }, from_dt, days).map(({ facility_cd, open }) => [facility_cd, open]),
  )
  const first_hour = firstHourOf(await readShifts(context))
  const before = first * minutesPerDay
  return new Map(
    past.flatMap((one): readonly (readonly [One, LateStart])[] => {
      const open = openOf.get(one.facility_cd) ?? openOf.get('') ?? []
      const start = one.start === null ? null : one.start - before
      const late = lateStart({ start, day: one.day - before }, now - before, { open, first_hour })
      return late ? [[one, { ...late, since: late.since + before }]] : []
    }),
  )
}

const dayOf = (minute: number): number => Math.floor(minute / minutesPerDay)
