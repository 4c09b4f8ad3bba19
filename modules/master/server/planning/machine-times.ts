import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { joined } from '#planning/calendar/intervals.ts'
import type { Shift, ShiftCalendar } from '#planning/calendar/shift-calendar.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import { workingStretches } from '../../contract/shift-times.ts'
import { changesByFacility } from './facility-changes.ts'
import { readFactoryCalendar } from './read-planning.ts'

const machineColumns = {
  ...{ facility_cd: z.string(), facility_group_cd: z.string(), calendar_cd: z.string() },
  ...{ capacity: z.int(), efficiency: z.number(), setup_group: z.string() },
}

/** The machines of a factory and when they work; minutes are counted from the midnight of a day. */
export interface MachineTimes {
  readonly calendars: readonly ShiftCalendar[]
  readonly factoryCalendar: string
  /** Each with the calendar that it follows: blank is that of the factory. */
  readonly machines: readonly (RowOf<typeof machineColumns> & { readonly calendar: string })[]
}

export async function readMachineTimes(
  context: Context,
  { from_dt, days }: { readonly from_dt: string; readonly days: number },
): Promise<MachineTimes> {
  const { tx, session } = context
  const machines = await rows(
    tx,
    machineColumns,
    sql`SELECT facility_cd, facility_group_cd, coalesce(calendar_cd, '') AS calendar_cd,
        CASE capacity_kind WHEN '2' THEN capacity ELSE 1 END AS capacity, (efficiency / 100)::float8 AS efficiency,
        coalesce(setup_group, '') AS setup_group
      FROM facility WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND abort_div = '0'
        AND facility_kind IN ('1', '4') ORDER BY facility_cd`,
  )
  const calendars = await readShifts(context, from_dt)
  const exceptions = await readExceptions(context, { from_dt, days })
  const factoryCalendar = await readFactoryCalendar(context)
  const ownCalendars = machines.flatMap(({ facility_cd, calendar_cd }) => {
    const of = exceptions.get(facility_cd)
    const base = calendars.find(({ id }) => id === (calendar_cd || factoryCalendar))
    if (!of || !base) return []
    const replaced = new Map((base.exceptions ?? []).map((one) => [one.day, one.shifts]))
    for (const [day, change] of of) {
      const weekday = (new Date(`${from_dt}T00:00:00Z`).getUTCDay() + day) % 7
      replaced.set(day, change(replaced.get(day) ?? base.week[weekday] ?? []))
    }
    return [
      {
        id: `${facility_cd}*`,
        week: base.week,
        exceptions: [...replaced].map(([day, shifts]) => ({ day, shifts })),
      },
    ]
  })
  const hasOwn = new Set(ownCalendars.map(({ id }) => id))
  return {
    ...{ calendars: [...calendars, ...ownCalendars], factoryCalendar },
    machines: machines.map((one) => {
      const own = `${one.facility_cd}*`
      return { ...one, calendar: hasOwn.has(own) ? own : one.calendar_cd }
    }),
  }
}

const shiftColumns = {
  ...{ calendar_cd: z.string(), week: z.array(z.boolean()), days: z.record(z.string(), z.string()) },
  shifts: z.array(
    z.object({
      ...{ start_time: z.string(), end_time: z.string(), breaks: z.string(), half_end_time: z.string() },
    }),
  ),
}
/** A calendar that says its days and no shifts is worked at the usual office hours. */
const officeHours: readonly Shift[] = [{ from: 8 * 60, to: 17 * 60 }]

async function readShifts({ tx, session }: Context, from_dt: string): Promise<readonly ShiftCalendar[]> {
  const found = await rows(
    tx,
    shiftColumns,
    sql`SELECT c.calendar_cd, ARRAY[sun_flg, mon_flg, tue_flg, wed_flg, thu_flg, fri_flg, sat_flg] AS week,
        coalesce((SELECT jsonb_object_agg(d.calendar_dt, d.day_div) FROM calendar_day AS d WHERE d.company_cd = c.company_cd
          AND d.calendar_cd = c.calendar_cd AND d.abort_div = '0' AND d.calendar_dt >= ${from_dt}::date - 1), '{}') AS days,
        coalesce((SELECT jsonb_agg(jsonb_build_object('start_time', s.start_time, 'end_time', s.end_time, 'breaks', s.breaks,
            'half_end_time', s.half_end_time) ORDER BY s.shift_cd) FROM shift AS s WHERE s.company_cd = c.company_cd
          AND s.calendar_cd = c.calendar_cd AND s.abort_div = '0'), '[]') AS shifts
      FROM calendar AS c WHERE c.company_cd = ${session.company_cd} AND c.abort_div = '0' ORDER BY c.calendar_cd`,
  )
  return found.map(({ calendar_cd, week, days, shifts }) => {
    const worked = (how: 'full' | 'half'): readonly Shift[] =>
      shifts.length === 0
        ? officeHours
        : joined(shifts.flatMap((shift) => [...(workingStretches(shift, how) ?? [])]))
    const full = worked('full')
    return {
      id: calendar_cd,
      week: week.map((isClosed) => (isClosed ? [] : full)),
      exceptions: Object.entries(days).map(([date, day_div]) => ({
        day: daysSince(from_dt, date),
        shifts: day_div === '2' ? [] : day_div === '3' ? worked('half') : full,
      })),
    }
  })
}

export const daysSince = (from_dt: string, date: string): number =>
  (epochDay(date) ?? 0) - (epochDay(from_dt) ?? 0)

async function readExceptions(
  { tx, session }: Context,
  { from_dt, days }: { readonly from_dt: string; readonly days: number },
): Promise<ReturnType<typeof changesByFacility>> {
  const found = await rows(
    tx,
    {
      ...{ facility_cd: z.string(), day: z.int(), exception_kind: z.string() },
      ...{ start_time: z.string(), end_time: z.string() },
    },
    sql`SELECT facility_cd, exception_dt - ${from_dt}::date AS day, exception_kind, start_time, end_time FROM facility_exception
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND abort_div = '0'
        AND exception_dt BETWEEN ${from_dt}::date - 1 AND ${from_dt}::date + ${days}::int ORDER BY facility_cd, exception_dt, seq`,
  )
  return changesByFacility(found)
}
