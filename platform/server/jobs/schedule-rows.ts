import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { jobState, placeOfJob, type Job } from '#platform/contract/job.ts'
import { scheduleRule, type ScheduleRule } from '#platform/contract/schedule.ts'
import type { TextParams } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import type { RowOf } from '../database/stated-columns.ts'
import { closedDaysIn } from './closed-days.ts'
import { isoMoment } from './iso-moment.ts'
import { scheduleKey } from './register-schedules.ts'
import { nextMoment } from './schedule-moment.ts'
import { job, taskSchedule } from './tables.ts'

/** For whom a run stands: the company, or the session's factory. */
export const placeFor = (definition: Job, { session }: Pick<Context, 'session'>): string =>
  placeOfJob(definition) === 'factory' ? session.factory_cd : ''

const storedSchedule = {
  name: z.string(),
  factory_cd: z.string(),
  rule: scheduleRule,
  time_zone: z.string(),
  enabled: z.boolean(),
  make_up: z.boolean(),
  next_run_dt: z.string(),
  missed_dt: z.string().nullable(),
  user_cd: z.string().nullable(),
  username: z.string().nullable(),
  update_dt: z.string().nullable(),
  update_cnt: z.int(),
}
export type StoredSchedule = RowOf<typeof storedSchedule>

/** The schedules of the company and of the session's factory. */
export const readSchedules = ({
  tx,
  session: { company_cd, factory_cd },
}: Pick<Context, 'tx' | 'session'>): Promise<readonly StoredSchedule[]> =>
  rows(
    tx,
    storedSchedule,
    sql`SELECT name, factory_cd, rule, time_zone, enabled, make_up, ${isoMoment('next_run_dt')} AS next_run_dt,
          ${isoMoment('missed_dt')} AS missed_dt, user_cd, username, ${isoMoment('update_dt')} AS update_dt, decided_cnt AS update_cnt
        FROM ${taskSchedule}
        WHERE company_cd = ${company_cd} AND factory_cd IN ('', ${factory_cd}) AND schedule_cd = ''`,
  )

interface Decided {
  readonly rule: ScheduleRule
  readonly enabled: boolean
  readonly make_up: boolean
}

/** From now on it comes as this person has decided, and runs for them. */
export async function decideSchedule(
  context: Context,
  definition: Job,
  time_zone: string,
  { rule, enabled, make_up }: Decided,
): Promise<void> {
  const { tx, session, now, language, registered } = context
  const { company_cd, user_cd, username } = session
  const factory_cd = placeFor(definition, context)
  const place = { company_cd, factory_cd, rule, time_zone }
  const next_run_dt = await nextMoment(tx, place, now, closedDaysIn(registered))
  const changed = {
    ...{ rule, time_zone, enabled, make_up, next_run_dt, missed_dt: null },
    ...{ user_cd, username, language, update_dt: now.toISOString() },
  }
  await tx
    .insert(taskSchedule)
    .values({ company_cd, factory_cd, name: definition.name, schedule_cd: '', ...changed, decided_cnt: 1 })
    .onConflictDoUpdate({
      target: scheduleKey,
      set: { ...changed, decided_cnt: sql`${taskSchedule.decided_cnt} + 1` },
    })
}

const storedRun = {
  name: z.string(),
  job_no: z.string(),
  state: jobState.schema,
  scheduled: z.boolean(),
  username: z.string(),
  create_dt: z.string(),
  start_dt: z.string().nullable(),
  end_dt: z.string().nullable(),
  seconds: z.number().nullable(),
  result: z.unknown(),
  error_cd: z.string().nullable(),
  error_params: z.custom<TextParams | null>(),
}
export type StoredRun = RowOf<typeof storedRun>

/** The newest runs of a job in its place, whoever has started them. */
export const readRuns = (
  context: Pick<Context, 'tx' | 'session'>,
  definition: Job,
  count: number,
): Promise<readonly StoredRun[]> => {
  const { company_cd } = context.session
  const here: SQL =
    placeOfJob(definition) === 'factory' ? sql`AND factory_cd = ${context.session.factory_cd}` : sql``
  return rows(
    context.tx,
    storedRun,
    sql`SELECT name, job_no::text, state, scheduled, username, ${isoMoment('create_dt')} AS create_dt,
          ${isoMoment('start_dt')} AS start_dt, ${isoMoment('end_dt')} AS end_dt,
          extract(epoch FROM end_dt - start_dt)::float8 AS seconds, result, error_cd, error_params
        FROM ${job} WHERE company_cd = ${company_cd} AND name = ${definition.name} ${here}
        ORDER BY ${job}.job_no DESC LIMIT ${count}`,
  )
}
