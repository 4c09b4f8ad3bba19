import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readTime } from '#modules/master/contract/shift-times.ts'
import { readFactoryCalendar } from '#modules/master/server/index.ts'
import { shiftRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'

export interface ShiftOfFactory {
  readonly shift_cd: string
  readonly shift_nm: string
  /** In minutes from the midnight of its day; behind midnight they go on. */
  readonly from: number
  readonly to: number
}

/** シフト of the factory's calendar, in the order in which they begin. */
export async function readShifts(context: Context): Promise<readonly ShiftOfFactory[]> {
  const { tx, session } = context
  const found = await rows(
    tx,
    { shift_cd: z.string(), shift_nm: z.string(), start_time: z.string(), end_time: z.string() },
    sql`SELECT s.shift_cd, s.shift_nm, s.start_time, s.end_time FROM ${shiftRead.rows} AS s WHERE s.company_cd = ${session.company_cd}
      AND s.calendar_cd = ${await readFactoryCalendar(context)} AND s.abort_div = '0'`,
  )
  return found
    .map(({ shift_cd, shift_nm, start_time, end_time }) => {
      const from = readTime(start_time) ?? 0
      const until = readTime(end_time) ?? 0
      return { shift_cd, shift_nm, from, to: until <= from ? until + 1440 : until }
    })
    .toSorted((one, other) => one.from - other.from || one.shift_cd.localeCompare(other.shift_cd))
}

interface WorkedShift {
  readonly shift: ShiftOfFactory | undefined
  /** -1: it began before midnight, and belongs to that day. */
  readonly day: -1 | 0
}

/** The shift that is worked at a minute of the day: none between two of them. */
export function shiftAt(shifts: readonly ShiftOfFactory[], minute: number): WorkedShift {
  const isIn = (at: number) => shifts.find(({ from, to }) => from <= at && at < to)
  const today = isIn(minute)
  const lastNight = today ? undefined : isIn(minute + 1440)
  return lastNight ? { shift: lastNight, day: -1 } : { shift: today, day: 0 }
}

/** 勤務日: with a shift over midnight the day begins with its first shift, and its last one ends in the morning after it. */
export function firstHourOf(shifts: readonly ShiftOfFactory[]): number {
  if (!shifts.some(({ to }) => to > 1440)) return 0
  return Math.floor((shifts[0]?.from ?? 0) / 60)
}
