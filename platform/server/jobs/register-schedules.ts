import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { placeOfJob, type Job } from '#platform/contract/job.ts'
import { scheduleRule, type ScheduleRule } from '#platform/contract/schedule.ts'
import { rows, type Database, type Tx } from '../database/database.ts'
import { noClosedDays, type ClosedDays } from './closed-days.ts'
import type { Handler } from './handler.ts'
import { isoNow } from './iso-moment.ts'
import { nextMoment } from './schedule-moment.ts'
import { taskSchedule } from './tables.ts'

/** A factory at work, and its clock; the platform does not know where they are kept. */
export interface FactoryClock {
  readonly company_cd: string
  readonly factory_cd: string
  readonly time_zone: string
  /** When its day changes; midnight when it is not said. */
  readonly day_change?: string
}
export type FactoryClocks = (tx: Tx) => Promise<readonly FactoryClock[]>

/**
 * The schedules that the definitions ask for, for every company or factory at work. They follow the definition and the
 * clock of their factory. What a person has decided stays as it is, and follows the clock and the calendar alone.
 */
export async function registerSchedules(
  database: Database,
  handlers: readonly Handler[],
  clocks: FactoryClocks,
  now?: Date,
  closedDays: ClosedDays = noClosedDays,
): Promise<void> {
  const jobs = handlers.map(({ job }) => job).filter(placeOfJob)
  await database.owner('write', async (tx) => {
    const from = now ?? (await databaseTime(tx))
    const everywhere = await clocks(tx)
    const wanted = new Map(
      jobs.flatMap((job) => schedulesOf(job, everywhere)).map((row) => [keyOf(row), row]),
    )
    const known = (await tx.select().from(taskSchedule)).filter(
      ({ name, schedule_cd }) => schedule_cd === '' && jobs.some((job) => job.name === name),
    )
    const changed = new Map([...wanted].filter(([, { rule }]) => rule !== undefined))
    for (const row of known) {
      const same = wanted.get(keyOf(row))
      if (!same) {
        await tx.delete(taskSchedule).where(isRow(row))
        continue
      }
      const stored = scheduleRule.parse(row.rule)
      const rule = row.user_cd === null ? (same.rule ?? stored) : stored
      // A calendar that has been changed moves what is still to come.
      const isMoved =
        rule.every === 'workingDay' &&
        isLater(row.next_run_dt, from, await nextMoment(tx, { ...same, rule }, from, closedDays))
      if (!isMoved && same.time_zone === row.time_zone && isAlike(rule, row.rule)) changed.delete(keyOf(row))
      else changed.set(keyOf(row), { ...same, rule })
    }
    for (const { rule, ...row } of changed.values()) {
      if (!rule) continue
      const next_run_dt = await nextMoment(tx, { ...row, rule }, from, closedDays)
      await tx
        .insert(taskSchedule)
        .values({ ...row, rule, next_run_dt })
        .onConflictDoUpdate({
          target: scheduleKey,
          set: { rule, time_zone: row.time_zone, next_run_dt },
        })
    }
  })
}

export interface ScheduleKey {
  readonly company_cd: string
  readonly factory_cd: string
  readonly name: string
  readonly schedule_cd: string
}

interface Wanted extends ScheduleKey {
  /** Undefined: the product has none, but a person may have decided one. */
  readonly rule: ScheduleRule | undefined
  readonly time_zone: string
}

const keyOf = ({ company_cd, factory_cd, name, schedule_cd }: ScheduleKey) =>
  [company_cd, factory_cd, name, schedule_cd].join(' ')

export const scheduleKey = [
  taskSchedule.company_cd,
  taskSchedule.factory_cd,
  taskSchedule.name,
  taskSchedule.schedule_cd,
]

export const isRow = ({ company_cd, factory_cd, name, schedule_cd }: ScheduleKey) =>
  and(
    eq(taskSchedule.company_cd, company_cd),
    eq(taskSchedule.factory_cd, factory_cd),
    eq(taskSchedule.name, name),
    eq(taskSchedule.schedule_cd, schedule_cd),
  )

const isAlike = (rule: ScheduleRule, stored: unknown) =>
  JSON.stringify(rule) === JSON.stringify(scheduleRule.safeParse(stored).data)

/** What is due already is dispatched, whatever the calendar says of later days. */
const isLater = (next_run_dt: string, from: Date, reckoned: string) =>
  new Date(next_run_dt) > from && new Date(next_run_dt).getTime() !== new Date(reckoned).getTime()

const schedulesOf = (job: Job, clocks: readonly FactoryClock[]): readonly Wanted[] => {
  const rule = job.schedule && scheduleRule.parse(job.schedule.rule)
  const { atChangeOfDay } = job.schedule ?? {}
  return clocksOf(job, clocks).map(({ company_cd, factory_cd, time_zone, day_change }) => ({
    company_cd,
    factory_cd,
    time_zone,
    name: job.name,
    schedule_cd: '',
    rule: atChangeOfDay && day_change && rule?.every === 'day' ? { ...rule, at: day_change } : rule,
  }))
}

export async function databaseTime(tx: Tx): Promise<Date> {
  const [clock] = await rows(tx, { now: z.string() }, sql`SELECT ${isoNow} AS now`)
  return new Date(clock?.now ?? Number.NaN)
}

/** What belongs to a company as a whole goes by the clock of its first factory. */
function clocksOf(job: Job, clocks: readonly FactoryClock[]): readonly FactoryClock[] {
  if (placeOfJob(job) === 'factory') return clocks
  const first = new Map<string, FactoryClock>()
  for (const clock of clocks)
    if (!first.has(clock.company_cd)) first.set(clock.company_cd, { ...clock, factory_cd: '' })
  return [...first.values()]
}
