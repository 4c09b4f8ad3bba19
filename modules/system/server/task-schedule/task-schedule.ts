import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { placeOfJob, type Job } from '#platform/contract/job.ts'
import { allows } from '#platform/contract/permission.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { changesBetween, recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { scheduleUniqueKey } from '#platform/server/jobs/dispatch-schedules.ts'
import { putIntoQueue } from '#platform/server/jobs/enqueue.ts'
import { jobHandlers, jobNamed } from '#platform/server/jobs/handler.ts'
import {
  decideSchedule,
  placeFor,
  readRuns,
  readSchedules,
  type StoredRun,
  type StoredSchedule,
} from '#platform/server/jobs/schedule-rows.ts'
import { finished, toldError } from '#platform/server/jobs/told-job.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { taskErrors } from '../../contract/task-schedule/task-schedule-errors.ts'
import type {
  editTasks,
  runTask,
  taskList,
  taskRuns,
  Task,
  TaskRun,
} from '../../contract/task-schedule/task-schedule.ts'
import { directory } from '../directory.ts'
import { holdCompany } from '../hold-company.ts'
import { appUser } from '../tables.ts'
import { decisionOf, ruleOf, wordsOfRule } from './task-rule.ts'

const shownRuns = 30

/** Everything that comes by itself, or may: what people decide first, then what the system sees to itself. */
export async function listTasks(context: Context): Promise<OutputOf<typeof taskList>> {
  const { registered } = context
  const jobs = registered(jobHandlers)
    .map(({ job }) => job)
    .filter(placeOfJob)
  const stored = await readSchedules(context)
  const left = await stoppedAmong(context, stored)
  const list: Task[] = []
  for (const job of jobs.toSorted((a, b) => Number(!a.schedulable) - Number(!b.schedulable))) {
    const schedule = scheduleOf(context, job, stored)
    const is_left = left.has(schedule?.user_cd ?? '')
    list.push({ ...(await taskOf(context, job, schedule)), is_left })
  }
  return { list }
}

/** Whoever has decided a schedule, and may not sign in any more. */
async function stoppedAmong(
  { tx, session }: Context,
  stored: readonly StoredSchedule[],
): Promise<ReadonlySet<string>> {
  const deciders = [
    ...new Set(stored.flatMap(({ enabled, user_cd }) => (enabled && user_cd ? [user_cd] : []))),
  ]
  const found = await rows(
    tx,
    { user_cd: z.string() },
    sql`SELECT u.user_cd FROM ${appUser} AS u WHERE u.company_cd = ${session.company_cd} AND u.abort_div <> '0'
      AND u.user_cd = ANY(${textArray(deciders)})`,
  )
  return new Set(found.map(({ user_cd }) => user_cd))
}

async function taskOf(
  context: Context,
  job: Job,
  stored: StoredSchedule | undefined,
): Promise<Omit<Task, 'is_left'>> {
  const { language } = context
  const [last] = await readRuns(context, job, 1)
  return {
    ...decisionOf(stored?.rule),
    name: job.name,
    title: say(job.title, language),
    per: placeOfJob(job) ?? 'company',
    fixed: job.schedulable || !stored ? '' : wordsOfRule(stored.rule, language),
    enabled: stored?.enabled ?? false,
    missed: stored?.make_up === false ? '0' : '1',
    next_run_dt: stored?.enabled ? stored.next_run_dt : null,
    missed_dt: stored?.missed_dt ?? null,
    last: last ? toldRun(job, last, language) : null,
    update_cnt: stored?.update_cnt ?? 0,
    update_nm: stored?.username ?? null,
    update_dt: stored?.update_dt ?? null,
  }
}

const scheduleOf = (context: Context, job: Job, stored: readonly StoredSchedule[]) =>
  stored.find(({ name, factory_cd }) => name === job.name && factory_cd === placeFor(job, context))

function toldRun(job: Job, run: StoredRun, language: Language): TaskRun {
  const { name: _name, result, error_cd, error_params, ...told } = run
  const isDone = told.state === 'done'
  const text =
    error_cd !== null && !isDone
      ? (toldError(error_cd, error_params ?? {}, language)?.msg ?? '')
      : isDone && job.finished
        ? finished(job.finished, result, language)
        : ''
  return { ...told, text }
}

/** All or none; each as its editor has seen it. */
export async function saveTasks(
  context: Context,
  { list }: InputOf<typeof editTasks>,
): Promise<Record<string, never>> {
  const { tx, session } = context
  await holdCompany(context)
  const stored = await readSchedules(context)
  const zone = await directory.timeZoneOf(tx, session)
  for (const [at, { update_cnt, ...wanted }] of list.entries()) {
    const job = schedulable(context, wanted.name, `list.${at}.enabled`)
    const before = scheduleOf(context, job, stored)
    if ((before?.update_cnt ?? 0) !== update_cnt)
      throw await staleRecord(context, directory, {
        update_user: before?.user_cd ?? '',
        update_dt: before?.update_dt ?? '',
      })
    const rule = ruleOf(wanted)
    const after = { enabled: wanted.enabled, make_up: wanted.missed === '1', rule: JSON.stringify(rule) }
    const changes = changesBetween(before && { ...before, rule: JSON.stringify(before.rule) }, after, [
      'enabled',
      'make_up',
      'rule',
    ])
    if (changes.length === 0) continue
    await decideSchedule(context, job, before?.time_zone ?? zone, { ...after, rule })
    const key = [placeFor(job, context), job.name].filter(Boolean).join(' ')
    await recordChange(context, { table: 'task_schedule', key, action: 'update', changes })
  }
  return {}
}

/** Beside its time; never beside another run. */
export async function startTask(
  context: Context,
  { name }: InputOf<typeof runTask>,
): Promise<OutputOf<typeof runTask>> {
  const { tx, session, language } = context
  const job = schedulable(context, name, 'name')
  const { company_cd, user_cd, username } = session
  const factory_cd = placeFor(job, context)
  const { job_no, isNew } = await putIntoQueue(
    tx,
    { company_cd, factory_cd, user_cd, username, language },
    job,
    {},
    { uniqueKey: scheduleUniqueKey(factory_cd) },
  )
  if (!isNew) throw taskErrors.BIZ_TASK_RUNNING.with({ title: say(job.title, language) })
  return { job_no }
}

export async function listRuns(
  context: Context,
  { name }: InputOf<typeof taskRuns>,
): Promise<OutputOf<typeof taskRuns>> {
  const job = jobNamed(context.registered, name)
  if (!job || !placeOfJob(job)) throw http[404].with()
  const runs = await readRuns(context, job, shownRuns)
  return { list: runs.map((run) => toldRun(job, run, context.language)) }
}

/** A schedule gives nobody more rights than they have: who decides it could start the job themselves. */
function schedulable({ registered, session, language }: Context, name: string, path: string): Job {
  const job = jobNamed(registered, name)
  if (!job || !placeOfJob(job)) throw http[404].with()
  const title = say(job.title, language)
  if (!job.schedulable) throw taskErrors.BIZ_TASK_FIXED.with({ title }).at(path)
  const { guard } = job
  if (guard !== 'schedule' && guard !== 'session' && !allows(guard, session))
    throw taskErrors.BIZ_TASK_RIGHT.with({ title }).at(path)
  return job
}
