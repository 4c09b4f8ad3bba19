import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { BusinessError } from '#platform/contract/errors.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import type { JobContext } from '#platform/server/jobs/handler.ts'
import type { PlanJobStatus } from '../../contract/control/plan-refusals.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { planControl } from '../plan/tables.ts'
import { refuseWhile } from './plan-state.ts'

/** 1 planning, 2 confirming. */
export type PlanWork = '1' | '2'

interface Standing {
  readonly to: PlanJobStatus
  readonly verb: 'accept' | 'begin' | 'end' | 'fail' | 'reset'
  readonly job_no?: string
  readonly message?: string
  readonly reason?: string
}

/** One step of a background work on the plan, with its history; everybody who looks at plans hears it. */
export async function setPlanStatus(
  context: Context,
  work: PlanWork,
  { to, verb, job_no, message = '', reason = '' }: Standing,
): Promise<void> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const [before] = await rows(
    tx,
    { plan_status: z.string() },
    sql`SELECT c.plan_status FROM ${planControl} AS c WHERE c.company_cd = ${company_cd} AND c.factory_cd = ${factory_cd}
      AND c.plan_work = ${work} FOR NO KEY UPDATE`,
  )
  await tx.execute(sql`INSERT INTO ${planControl} AS c (company_cd, factory_cd, plan_work, plan_status, job_no, message, reason,
      create_user, update_user)
    VALUES (${company_cd}, ${factory_cd}, ${work}, ${to}, ${job_no ?? ''}, ${message}, ${reason}, ${user_cd}, ${user_cd})
    ON CONFLICT (company_cd, factory_cd, plan_work) DO UPDATE SET plan_status = excluded.plan_status,
      job_no = CASE WHEN ${job_no ?? ''} = '' THEN c.job_no ELSE excluded.job_no END, message = excluded.message,
      reason = excluded.reason, update_user = excluded.update_user, update_dt = now(), update_cnt = c.update_cnt + 1`)
  await recordStep(context, {
    ...{ document: 'plan_control', key: `${factory_cd} ${work}`, axis: 'plan_status' },
    ...{ from: before?.plan_status ?? '1', to, verb, reason },
  })
  say(context, plansChanged, { items: [] })
}

/** What has been accepted may begin; what comes by the batch schedule, to nobody's order, is refused where a person would be. */
async function begin(context: Context, work: PlanWork, job_no: string): Promise<void> {
  const { tx, session } = context
  const [accepted] = await rows(
    tx,
    {},
    sql`SELECT FROM ${planControl} AS c WHERE c.company_cd = ${session.company_cd} AND c.factory_cd = ${session.factory_cd}
      AND c.plan_work = ${work} AND c.job_no = ${job_no} AND c.plan_status <> '1'`,
  )
  if (!accepted) await refuseWhile(context, work === '1' ? 'plan' : 'confirm')
  await setPlanStatus(context, work, { to: '3', verb: 'begin', job_no })
}

/** What the job does, between its beginning and its end: what fails leaves the plan as it was, and says so. */
export async function workOnPlan<Result>(
  job: JobContext,
  work: PlanWork,
  does: () => Promise<Result>,
): Promise<Result> {
  await job.verb((context) => begin(context, work, job.job_no))
  try {
    const result = await does()
    await job.verb((context) => setPlanStatus(context, work, { to: '1', verb: 'end' }))
    return result
  } catch (error) {
    const message = error instanceof BusinessError ? error.say(job.language) : ''
    await job.verb((context) => setPlanStatus(context, work, { to: '9', verb: 'fail', message }))
    throw error
  }
}
