import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { joined } from '#planning/calendar/intervals.ts'
import type { Shift, ShiftCalendar } from '#planning/calendar/shift-calendar.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import type { FacilityInput, SetupTable, WorkerInput } from '#planning/scheduling/factory-snapshot.ts'
import { workingStretches } from '../../contract/shift-times.ts'
import { changesByFacility } from './facility-changes.ts'
import { readPickUps, type PickUps } from './pick-ups.ts'
import { readFactoryCalendar } from './read-planning.ts'

/** A machine that may do a work for an item. */
export interface Candidate {
  readonly facility: string
  readonly efficiency: number
  readonly priority: number
  readonly setup_group: string
}

/** Who and what can work in a factory, and when; minutes are counted from the midnight of a day. */
export interface ShopOfFactory {
  readonly calendars: readonly ShiftCalendar[]
  readonly factoryCalendar: string
  readonly facilities: readonly FacilityInput[]
  readonly workers: readonly WorkerInput[]
  readonly setups: readonly SetupTable[]
  readonly pickUps: readonly PickUps[]
  /** What candidates and skills follow from, as it is stored. */
  readonly assignments: {
    readonly machines: readonly RowOf<typeof facilityColumns>[]
    readonly named: readonly RowOf<typeof namedColumns>[]
    readonly skills: readonly RowOf<typeof skillColumns>[]
  }
  /** By item and work: named machines, else those of the routing's group. */
  candidatesFor(item_cd: string, work_cd: string, facility_group_cd: string): readonly Candidate[]
  skillFor(work_cd: string): { readonly skill: string; readonly level: number } | undefined
}

const facilityColumns = {
  ...{ facility_cd: z.string(), facility_group_cd: z.string(), calendar_cd: z.string() },
  ...{ capacity: z.int(), efficiency: z.number(), setup_group: z.string() },
}

const namedColumns = {
  ...{ item_cd: z.string(), work_cd: z.string(), facility_cd: z.string(), priority: z.int() },
  ...{ efficiency: z.number(), setup_group: z.string() },
}

const skillColumns = { work_cd: z.string(), skill: z.string(), level: z.int() }

/** Ten questions, however many there are. */
export async function readShop(
  context: Context,
  { from_dt, days }: { readonly from_dt: string; readonly days: number },
): Promise<ShopOfFactory> {
  const { tx, session } = context
  const here = sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND abort_div = '0'`
  const facilities = await rows(
    tx,
    facilityColumns,
    sql`SELECT facility_cd, facility_group_cd, coalesce(calendar_cd, '') AS calendar_cd,
        CASE capacity_kind WHEN '2' THEN capacity ELSE 1 END AS capacity, (efficiency / 100)::float8 AS efficiency,
        coalesce(setup_group, '') AS setup_group
      FROM facility WHERE ${here} AND facility_kind IN ('1', '4') ORDER BY facility_cd`,
  )
  const named = await rows(
    tx,
    namedColumns,
    sql`SELECT item_cd, work_cd, facility_cd, priority, (efficiency / 100)::float8 AS efficiency, coalesce(setup_group, '') AS setup_group
      FROM facility_toc WHERE ${here} ORDER BY item_cd, work_cd, priority, facility_cd`,
  )
  const known = new Map(facilities.map((one) => [one.facility_cd, one]))
  const byWork = new Map<string, Candidate[]>()
  for (const { item_cd, work_cd, facility_cd, priority, efficiency, setup_group } of named) {
    const machine = known.get(facility_cd)
    if (!machine) continue
    const key = `${item_cd} ${work_cd}`
    const one = { facility: facility_cd, efficiency: efficiency * machine.efficiency, priority, setup_group }
    byWork.set(key, [...(byWork.get(key) ?? []), one])
  }
  const ofGroup = new Map(
    [...groupedBy(facilities, ({ facility_group_cd }) => facility_group_cd)].map(([group, machines]) => [
      group,
      machines.map(({ facility_cd, efficiency }): Candidate => ({
        ...{ facility: facility_cd, efficiency, priority: 1, setup_group: '' },
      })),
    ]),
  )
  const skills = await rows(
    tx,
    skillColumns,
    sql`SELECT DISTINCT ON (work_cd) work_cd, qualification_cd AS skill, level FROM worker_toc
      WHERE ${here} AND resource_kind = '1' AND qualification_cd IS NOT NULL ORDER BY work_cd, priority, seq_cd`,
  )
  const skillOf = new Map(skills.map(({ work_cd, ...skill }) => [work_cd, skill]))
  const calendars = await readShifts(context, from_dt)
  const exceptions = await readExceptions(context, { from_dt, days })
  const factoryCalendar = await readFactoryCalendar(context)
  const ownCalendars = facilities.flatMap(({ facility_cd, calendar_cd }) => {
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
  const calendarOf = (calendar_cd: string, id: string) =>
    hasOwn.has(id) ? { calendar: id } : calendar_cd === '' ? {} : { calendar: calendar_cd }
  const setups = await readSetups(context)
  const hasSetups = new Set(setups.map(({ id }) => id))
  return {
    ...{ calendars: [...calendars, ...ownCalendars], factoryCalendar, setups },
    pickUps: await readPickUps(context, { from_dt, days, factoryCalendar }),
    assignments: { machines: facilities, named, skills },
    facilities: facilities.map(({ facility_cd, facility_group_cd, calendar_cd, capacity, setup_group }) => ({
      ...{ id: facility_cd, capacity, ...calendarOf(calendar_cd, `${facility_cd}*`) },
      ...(hasSetups.has(facility_group_cd) ? { setups: facility_group_cd } : {}),
      ...(setup_group === '' ? {} : { group: setup_group }),
    })),
    workers: await readWorkers(context, from_dt),
    candidatesFor: (item_cd, work_cd, facility_group_cd) =>
      byWork.get(`${item_cd} ${work_cd}`) ?? ofGroup.get(facility_group_cd) ?? [],
    skillFor: (work_cd) => skillOf.get(work_cd),
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
        day: dayAfter(from_dt, date),
        shifts: day_div === '2' ? [] : day_div === '3' ? worked('half') : full,
      })),
    }
  })
}

const dayAfter = (from_dt: string, date: string): number => (epochDay(date) ?? 0) - (epochDay(from_dt) ?? 0)

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

async function readWorkers({ tx, session }: Context, from_dt: string): Promise<readonly WorkerInput[]> {
  const found = await rows(
    tx,
    {
      ...{ worker_cd: z.string(), calendar_cd: z.string() },
      skills: z.array(z.object({ skill: z.string(), level: z.int(), until: z.string().nullable() })),
    },
    sql`SELECT w.worker_cd, coalesce(w.calendar_cd, '') AS calendar_cd,
        coalesce((SELECT jsonb_agg(jsonb_build_object('skill', q.qualification_cd, 'level', q.level, 'until', q.valid_to_dt)
            ORDER BY q.qualification_cd) FROM worker_qualification AS q WHERE q.company_cd = w.company_cd
          AND q.factory_cd = w.factory_cd AND q.worker_cd = w.worker_cd AND q.abort_div = '0'
          AND (q.valid_to_dt IS NULL OR q.valid_to_dt >= ${from_dt}::date)), '[]') AS skills
      FROM worker AS w WHERE w.company_cd = ${session.company_cd} AND w.factory_cd = ${session.factory_cd} AND w.abort_div = '0'
      ORDER BY w.worker_cd`,
  )
  return found.map(({ worker_cd, calendar_cd, skills }) => ({
    ...{ id: worker_cd, ...(calendar_cd === '' ? {} : { calendar: calendar_cd }) },
    skills: skills.map(({ skill, level, until }) => ({
      ...{ skill, level },
      ...(until === null ? {} : { validTo: (dayAfter(from_dt, until) + 1) * 1440 }),
    })),
  }))
}

const setupColumns = {
  ...{ id: z.string(), first: z.int(), otherwise: z.int() },
  changes: z.array(z.object({ from: z.string(), to: z.string(), minutes: z.int() })),
}

const readSetups = ({ tx, session }: Context): Promise<readonly SetupTable[]> =>
  rows(
    tx,
    setupColumns,
    sql`SELECT g.facility_group_cd AS id, g.first_setup_min AS first, g.other_setup_min AS otherwise,
        coalesce((SELECT jsonb_agg(jsonb_build_object('from', s.from_setup, 'to', s.to_setup, 'minutes', s.setup_min)
            ORDER BY s.from_setup, s.to_setup) FROM setup_time AS s WHERE s.company_cd = g.company_cd AND s.factory_cd = g.factory_cd
          AND s.facility_group_cd = g.facility_group_cd AND s.abort_div = '0'), '[]') AS changes
      FROM facility_group AS g WHERE g.company_cd = ${session.company_cd} AND g.factory_cd = ${session.factory_cd} AND g.abort_div = '0'
        AND (g.first_setup_min > 0 OR g.other_setup_min > 0 OR EXISTS (SELECT FROM setup_time AS s WHERE s.company_cd = g.company_cd
          AND s.factory_cd = g.factory_cd AND s.facility_group_cd = g.facility_group_cd AND s.abort_div = '0'))
      ORDER BY g.facility_group_cd`,
  )
