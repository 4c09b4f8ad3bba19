import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Job } from '#platform/contract/job.ts'
import { nextRun, scheduleRule, type ScheduleRule } from '#platform/contract/schedule.ts'
import { defaultLanguage } from '#platform/contract/text.ts'
import { rows, type Database, type Tx } from '../database/database.ts'
import type { RowOf } from '../database/stated-columns.ts'
import { putIntoQueue } from './enqueue.ts'
import type { Handler } from './handler.ts'
import { isoNow } from './iso-moment.ts'
import { jobTexts } from './job-texts.ts'
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

/** Who has done it when nobody has: codes of people are in capitals, so nobody is called that. */
export const scheduler = 'system'

/**
 * The schedules that the definitions ask for, for every company or factory at work. They follow the definition and the
 * clock of their factory; only whether they are enabled is a person's decision.
 */
export async function registerSchedules(
  database: Database,
  handlers: readonly Handler[],
  clocks: FactoryClocks,
  now?: Date,
): Promise<void> {
  const jobs = handlers.map(({ job }) => job).filter((job) => job.schedule)
  await database.owner('write', async (tx) => {
    const from = now ?? (await databaseTime(tx))
    const everywhere = await clocks(tx)
    const wanted = new Map(
      jobs.flatMap((job) => schedulesOf(job, everywhere)).map((row) => [keyOf(row), row]),
    )
    const known = (await tx.select().from(taskSchedule)).filter(
      ({ name, schedule_cd }) => schedule_cd === '' && jobs.some((job) => job.name === name),
    )
    for (const row of known) {
      const same = wanted.get(keyOf(row))
      if (same && isAlike(same, row)) wanted.delete(keyOf(row))
      if (!same) await tx.delete(taskSchedule).where(isRow(row))
    }
    for (const row of wanted.values()) {
      const next_run_dt = nextRun(row.rule, row.time_zone, from).toISOString()
      const { rule, time_zone } = row
      await tx
        .insert(taskSchedule)
        .values({ ...row, next_run_dt })
        .onConflictDoUpdate({
          target: [
            taskSchedule.company_cd,
            taskSchedule.factory_cd,
            taskSchedule.name,
            taskSchedule.schedule_cd,
          ],
          set: { rule, time_zone, next_run_dt },
        })
    }
  })
}

interface Key {
  readonly company_cd: string
  readonly factory_cd: string
  readonly name: string
  readonly schedule_cd: string
}

interface Wanted extends Key {
  readonly rule: ScheduleRule
  readonly time_zone: string
}

const keyOf = ({ company_cd, factory_cd, name, schedule_cd }: Key) =>
  [company_cd, factory_cd, name, schedule_cd].join(' ')

const isRow = ({ company_cd, factory_cd, name, schedule_cd }: Key) =>
  and(
    eq(taskSchedule.company_cd, company_cd),
    eq(taskSchedule.factory_cd, factory_cd),
    eq(taskSchedule.name, name),
    eq(taskSchedule.schedule_cd, schedule_cd),
  )

const isAlike = (wanted: Wanted, row: { readonly rule: unknown; readonly time_zone: string }) =>
  wanted.time_zone === row.time_zone &&
  JSON.stringify(wanted.rule) === JSON.stringify(scheduleRule.safeParse(row.rule).data)

const schedulesOf = (job: Job, clocks: readonly FactoryClock[]): readonly Wanted[] => {
  if (!job.schedule) return []
  const rule = scheduleRule.parse(job.schedule.rule)
  const { atChangeOfDay } = job.schedule
  return clocksOf(job, clocks).map(({ company_cd, factory_cd, time_zone, day_change }) => ({
    company_cd,
    factory_cd,
    time_zone,
    name: job.name,
    schedule_cd: '',
    rule: atChangeOfDay && day_change && rule.every === 'day' ? { ...rule, at: day_change } : rule,
  }))
}

async function databaseTime(tx: Tx): Promise<Date> {
  const [clock] = await rows(tx, { now: z.string() }, sql`SELECT ${isoNow} AS now`)
  return new Date(clock?.now ?? Number.NaN)
}

/** What belongs to a company as a whole goes by the clock of its first factory. */
function clocksOf({ schedule }: Job, clocks: readonly FactoryClock[]): readonly FactoryClock[] {
  if (schedule?.per === 'factory') return clocks
  const first = new Map<string, FactoryClock>()
  for (const clock of clocks)
    if (!first.has(clock.company_cd)) first.set(clock.company_cd, { ...clock, factory_cd: '' })
  return [...first.values()]
}

const dueSchedule = {
  company_cd: z.string(),
  factory_cd: z.string(),
  name: z.string(),
  schedule_cd: z.string(),
  rule: z.unknown(),
  time_zone: z.string(),
}

const atOnce = 100

/**
 * Queues what is due and sets its next run, in one transaction: however many processes look, each run is queued once.
 * What was missed while nothing ran is made up for once. A run still waiting or running stands for the next one too.
 */
export async function dispatchSchedules(
  database: Database,
  handlers: readonly Handler[],
  now?: Date,
): Promise<number> {
  const jobs = new Map(handlers.map(({ job }) => [job.name as string, job]))
  if (jobs.size === 0) return 0
  const names = sql.join(
    [...jobs.keys()].map((name) => sql`${name}`),
    sql`, `,
  )
  const moment = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`
  const isDue = sql`enabled AND next_run_dt <= ${moment} AND name IN (${names})`
  const any = await database.owner('read', (tx) =>
    rows(tx, {}, sql`SELECT FROM ${taskSchedule} WHERE ${isDue} LIMIT 1`),
  )
  if (any.length === 0) return 0
  return database.owner('write', async (tx) => {
    const at = now ?? (await databaseTime(tx))
    const due = await rows(
      tx,
      dueSchedule,
      sql`SELECT company_cd, factory_cd, name, schedule_cd, rule, time_zone FROM ${taskSchedule}
          WHERE ${isDue} ORDER BY next_run_dt LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`,
    )
    for (const row of due) {
      const job = jobs.get(row.name)
      if (!job) continue
      await queue(tx, job, row)
      const next_run_dt = nextRun(scheduleRule.parse(row.rule), row.time_zone, at).toISOString()
      await tx.update(taskSchedule).set({ last_run_dt: at.toISOString(), next_run_dt }).where(isRow(row))
    }
    return due.length
  })
}

async function queue(
  tx: Tx,
  job: Job,
  { company_cd, factory_cd, schedule_cd }: RowOf<typeof dueSchedule>,
): Promise<void> {
  await putIntoQueue(
    tx,
    {
      company_cd,
      factory_cd,
      user_cd: scheduler,
      username: jobTexts.scheduler[defaultLanguage],
      language: defaultLanguage,
    },
    job,
    {},
    { uniqueKey: `schedule ${factory_cd} ${schedule_cd}` },
  )
}
