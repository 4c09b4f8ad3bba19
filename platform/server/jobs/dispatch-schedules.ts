import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Job } from '#platform/contract/job.ts'
import { scheduleRule } from '#platform/contract/schedule.ts'
import { defaultLanguage, languages } from '#platform/contract/text.ts'
import { rows, type Database, type Tx } from '../database/database.ts'
import type { RowOf } from '../database/stated-columns.ts'
import { noClosedDays, type ClosedDays } from './closed-days.ts'
import { putIntoQueue } from './enqueue.ts'
import type { Handler } from './handler.ts'
import { isoMoment } from './iso-moment.ts'
import { jobTexts } from './job-texts.ts'
import { databaseTime, isRow } from './register-schedules.ts'
import { isStillDue, nextMoment } from './schedule-moment.ts'
import { taskSchedule } from './tables.ts'

/** Who has done it when nobody has: codes of people are in capitals, so nobody is called that. */
export const scheduler = 'system'

/** One run at a time of what is scheduled, also when a person starts it beside its time. */
export const scheduleUniqueKey = (factory_cd: string, schedule_cd = ''): string =>
  `schedule ${factory_cd} ${schedule_cd}`

const dueSchedule = {
  company_cd: z.string(),
  factory_cd: z.string(),
  name: z.string(),
  schedule_cd: z.string(),
  rule: z.unknown(),
  time_zone: z.string(),
  make_up: z.boolean(),
  planned: z.string(),
  user_cd: z.string().nullable(),
  username: z.string().nullable(),
  language: z.enum(languages).nullable(),
}

const atOnce = 100

/** A server that restarts, or one that is busy, is no reason to leave a run out. */
const inTimeMs = 15 * 60_000

/**
 * Queues what is due and sets its next run, in one transaction: however many processes look, each run is queued once.
 * What was missed while nothing ran is made up for once, or left out, as its schedule says. A run still waiting or
 * running stands for the next one too.
 */
export async function dispatchSchedules(
  database: Database,
  handlers: readonly Handler[],
  now?: Date,
  closedDays: ClosedDays = noClosedDays,
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
      sql`SELECT company_cd, factory_cd, name, schedule_cd, rule, time_zone, make_up,
            ${isoMoment('next_run_dt')} AS planned, user_cd, username, language
          FROM ${taskSchedule} WHERE ${isDue} ORDER BY next_run_dt LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`,
    )
    let queued = 0
    for (const row of due) {
      const job = jobs.get(row.name)
      if (!job) continue
      const one = { ...row, rule: scheduleRule.parse(row.rule) }
      const planned = new Date(row.planned)
      const next_run_dt = await nextMoment(tx, one, at, closedDays)
      const begins = !(await isStillDue(tx, one, planned, closedDays))
        ? {}
        : !row.make_up && at.getTime() - planned.getTime() > inTimeMs
          ? { missed_dt: row.planned }
          : { last_run_dt: at.toISOString() }
      if (begins.last_run_dt) {
        await queue(tx, job, row)
        queued++
      }
      await tx
        .update(taskSchedule)
        .set({ ...begins, next_run_dt })
        .where(isRow(row))
    }
    return queued
  })
}

/** For whoever has decided the schedule; for nobody while it is the product's own. */
async function queue(tx: Tx, job: Job, row: RowOf<typeof dueSchedule>): Promise<void> {
  const { company_cd, factory_cd, schedule_cd } = row
  await putIntoQueue(
    tx,
    {
      company_cd,
      factory_cd,
      user_cd: row.user_cd ?? scheduler,
      username: row.username ?? jobTexts.scheduler[defaultLanguage],
      language: row.language ?? defaultLanguage,
    },
    job,
    {},
    { uniqueKey: scheduleUniqueKey(factory_cd, schedule_cd), scheduled: true },
  )
}
