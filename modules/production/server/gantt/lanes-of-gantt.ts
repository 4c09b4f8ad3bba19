import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readMachineTimes, type MachineTimes } from '#modules/master/server/index.ts'
import { facilityRead, workerRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { CalendarBook } from '#planning/calendar/shift-calendar.ts'

const text = z.string()

interface WantedLanes {
  readonly first_day: string
  readonly days: number
  /** Workers that something is planned for. */
  readonly people: readonly string[]
}

/** What the bars of a Gantt stand on: the machines with the times at which they work, and people. */
export async function lanesOf(context: Context, { first_day, days, people }: WantedLanes) {
  const { tx, session } = context
  const times = await readMachineTimes(context, { from_dt: first_day, days })
  const named = await rows(
    tx,
    { facility_cd: text, facility_nm: text },
    sql`SELECT f.facility_cd, f.facility_nm FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${session.company_cd}
      AND f.factory_cd = ${session.factory_cd}`,
  )
  const workers = await rows(
    tx,
    { worker_cd: text, worker_nm: text },
    sql`SELECT w.worker_cd, w.worker_nm FROM ${workerRead.rows} AS w WHERE w.company_cd = ${session.company_cd}
      AND w.factory_cd = ${session.factory_cd}
      AND w.worker_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(people)}::jsonb)) ORDER BY 1`,
  )
  const nameOf = new Map(named.map((one) => [one.facility_cd, one.facility_nm]))
  const facilities = openTimes(times, first_day, days).map((one) => ({
    ...one,
    facility_nm: nameOf.get(one.facility_cd) ?? '',
  }))
  return { workers: [...workers], facilities }
}

/** What the factory's clock shows. */
export function minuteOfDay(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number)
  return hours * 60 + minutes
}

interface WorkedTimes extends Pick<MachineTimes, 'calendars' | 'factoryCalendar'> {
  readonly machines: readonly Pick<
    MachineTimes['machines'][number],
    'facility_cd' | 'calendar' | 'capacity'
  >[]
}

/** Stretches of working time, as the scheduler reads the same calendars. */
export function openTimes(
  { machines, calendars, factoryCalendar }: WorkedTimes,
  first_day: string,
  days: number,
) {
  const firstWeekday = new Date(`${first_day}T00:00:00Z`).getUTCDay()
  const book = new CalendarBook(calendars, factoryCalendar || undefined, { days, firstWeekday })
  return machines.map(({ facility_cd, calendar, capacity }) => ({
    ...{ facility_cd, capacity },
    open: (book.everything[book.resolve(calendar || undefined).calendar]?.stretches ?? []).map(
      ({ from, to }) => ({
        from: Math.max(0, Math.round(from)),
        to: Math.round(to),
      }),
    ),
  }))
}
