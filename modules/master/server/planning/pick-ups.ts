import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { ShiftCalendar } from '#planning/calendar/shift-calendar.ts'
import { collectsOn } from '../../contract/pick-up.ts'
import { readClosedDays } from '../calendar/closed-days.ts'
import { supplier } from '../tables.ts'

/** A subcontractor who collects and delivers on certain weekdays only, and on which days of a schedule he does not come all the same. */
export interface PickUps {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly handover: NonNullable<ShiftCalendar['handover']>
}

/** 引取曜日, Monday first. */
export const pickUpWeek = sql.raw(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `s.pick_${day}_flg`).join(', '),
)

/** Those who do not come on any working day. On a holiday, theirs or the factory's, nobody does. */
export async function readPickUps(
  { tx, session }: Context,
  { from_dt, days, factoryCalendar }: { from_dt: string; days: number; factoryCalendar: string },
): Promise<readonly PickUps[]> {
  const found = await rows(
    tx,
    {
      ...{ supplier_cd: z.string(), branch_no: z.string(), calendar_cd: z.string() },
      week: z.array(z.boolean()),
    },
    sql`SELECT s.supplier_cd, s.branch_no, coalesce(s.calendar_cd, '') AS calendar_cd, ARRAY[${pickUpWeek}] AS week
      FROM ${supplier} AS s WHERE s.company_cd = ${session.company_cd} AND true = ANY(ARRAY[${pickUpWeek}])
      ORDER BY s.supplier_cd, s.branch_no`,
  )
  const calendars = [factoryCalendar, ...found.map(({ calendar_cd }) => calendar_cd)]
  const isClosed = await readClosedDays({ tx, session }, calendars, from_dt)
  return found.map(({ supplier_cd, branch_no, calendar_cd, week }) => {
    const isOff = (date: string) =>
      isClosed(factoryCalendar, date) || isClosed(calendar_cd || factoryCalendar, date)
    const except = Array.from({ length: days }, (_, day) => day).filter((day) => {
      const date = dayAfter(from_dt, day)
      return collectsOn(week, date) && isOff(date)
    })
    // Sunday is the first of the schedule's weekdays.
    const weekdays = week.flatMap((comes, day) => (comes ? [(day + 1) % 7] : []))
    return { supplier_cd, branch_no, handover: { weekdays, except } }
  })
}
