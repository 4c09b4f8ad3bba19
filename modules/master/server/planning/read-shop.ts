import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { FacilityInput, SetupTable, WorkerInput } from '#planning/scheduling/factory-snapshot.ts'
import { daysSince, readMachineTimes, type MachineTimes } from './machine-times.ts'
import { readPickUps, type PickUps } from './pick-ups.ts'

/** A machine that may do a work for an item. */
export interface Candidate {
  readonly facility: string
  readonly efficiency: number
  readonly priority: number
  readonly setup_group: string
}

/** Who and what can work in a factory, and when; minutes are counted from the midnight of a day. */
export interface ShopOfFactory extends MachineTimes {
  readonly facilities: readonly FacilityInput[]
  readonly workers: readonly WorkerInput[]
  readonly setups: readonly SetupTable[]
  readonly pickUps: readonly PickUps[]
  /** What candidates and skills follow from beside the machines, as it is stored. */
  readonly assignments: {
    readonly named: readonly RowOf<typeof namedColumns>[]
    readonly skills: readonly RowOf<typeof skillColumns>[]
  }
  /** By item and work: named machines, else those of the routing's group. */
  candidatesFor(item_cd: string, work_cd: string, facility_group_cd: string): readonly Candidate[]
  skillFor(work_cd: string): { readonly skill: string; readonly level: number } | undefined
}

const namedColumns = {
  ...{ item_cd: z.string(), work_cd: z.string(), facility_cd: z.string(), priority: z.int() },
  ...{ efficiency: z.number(), setup_group: z.string() },
}

const skillColumns = { work_cd: z.string(), skill: z.string(), level: z.int() }

/** A few questions, however many machines and people there are. */
export async function readShop(
  context: Context,
  { from_dt, days }: { readonly from_dt: string; readonly days: number },
): Promise<ShopOfFactory> {
  const { tx, session } = context
  const here = sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND abort_div = '0'`
  const { machines, calendars, factoryCalendar } = await readMachineTimes(context, { from_dt, days })
  const named = await rows(
    tx,
    namedColumns,
    sql`SELECT item_cd, work_cd, facility_cd, priority, (efficiency / 100)::float8 AS efficiency, coalesce(setup_group, '') AS setup_group
      FROM facility_toc WHERE ${here} ORDER BY item_cd, work_cd, priority, facility_cd`,
  )
  const known = new Map(machines.map((one) => [one.facility_cd, one]))
  const byWork = new Map<string, Candidate[]>()
  for (const { item_cd, work_cd, facility_cd, priority, efficiency, setup_group } of named) {
    const machine = known.get(facility_cd)
    if (!machine) continue
    const key = `${item_cd} ${work_cd}`
    const one = { facility: facility_cd, efficiency: efficiency * machine.efficiency, priority, setup_group }
    byWork.set(key, [...(byWork.get(key) ?? []), one])
  }
  const ofGroup = new Map(
    [...groupedBy(machines, ({ facility_group_cd }) => facility_group_cd)].map(([group, ofOne]) => [
      group,
      ofOne.map(({ facility_cd, efficiency }): Candidate => ({
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
  const setups = await readSetups(context)
  const hasSetups = new Set(setups.map(({ id }) => id))
  return {
    ...{ calendars, factoryCalendar, machines, setups },
    pickUps: await readPickUps(context, { from_dt, days, factoryCalendar }),
    assignments: { named, skills },
    facilities: machines.map(({ facility_cd, facility_group_cd, calendar, capacity, setup_group }) => ({
      ...{ id: facility_cd, capacity, ...(calendar === '' ? {} : { calendar }) },
      ...(hasSetups.has(facility_group_cd) ? { setups: facility_group_cd } : {}),
      ...(setup_group === '' ? {} : { group: setup_group }),
    })),
    workers: await readWorkers(context, from_dt),
    candidatesFor: (item_cd, work_cd, facility_group_cd) =>
      byWork.get(`${item_cd} ${work_cd}`) ?? ofGroup.get(facility_group_cd) ?? [],
    skillFor: (work_cd) => skillOf.get(work_cd),
  }
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
      ...(until === null ? {} : { validTo: (daysSince(from_dt, until) + 1) * 1440 }),
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
