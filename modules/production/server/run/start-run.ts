import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { isAlive } from '#platform/server/jobs/is-alive.ts'
import { planJobStatus } from '../../contract/control/plan-refusals.ts'
import { planWork } from '../../contract/plan/plan-codes.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import type {
  cancelCount as cancelCountCall,
  cancelPlan as cancelCall,
  planStanding as standingCall,
  resetPlanStatus as resetCall,
  startConfirming as confirmCall,
  startPlanning as planCall,
} from '../../contract/run/run-calls.ts'
import { confirmJob, planJob } from '../../contract/run/run-jobs.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { setPlanStatus } from '../control/work-on-plan.ts'
import { planControl, productionPlan } from '../plan/tables.ts'
import { pinnedPlan } from '../plan/pinned-plan.ts'
import { tellOrders } from '../plan/tell-orders.ts'
import { markPlans } from '../stale/marks.ts'

export async function startPlanning(
  context: Context,
  input: InputOf<typeof planCall>,
): Promise<OutputOf<typeof planCall>> {
  await refuseWhile(context, 'plan')
  const { job_no } = await enqueue(context, planJob, input, { uniqueKey: context.session.factory_cd })
  await setPlanStatus(context, '1', { to: '0', verb: 'accept', job_no })
  return { job_no }
}

export async function startConfirming(
  context: Context,
  input: InputOf<typeof confirmCall>,
): Promise<OutputOf<typeof confirmCall>> {
  await refuseWhile(context, 'confirm')
  const { job_no } = await enqueue(context, confirmJob, input, { uniqueKey: context.session.factory_cd })
  await setPlanStatus(context, '2', { to: '0', verb: 'accept', job_no })
  return { job_no }
}

/** 計画取消: what nobody has typed, changed, locked or moved on the Gantt goes. */
export async function cancelPlan(context: Context): Promise<OutputOf<typeof cancelCall>> {
  await refuseWhile(context, 'cancel')
  const { company_cd, factory_cd } = context.session
  const removed = await rows(
    context.tx,
    { plan_no: z.string(), demand_no: z.string(), demand_line: z.int() },
    sql`DELETE FROM ${productionPlan} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
      AND p.plan_status = '1' AND NOT ${pinnedPlan} RETURNING p.plan_no::text AS plan_no, p.demand_no, p.demand_line`,
  )
  await tellOrders(context, removed, 'cancel-plan')
  await markPlans(
    context,
    'plans-gone',
    removed.map(({ plan_no }) => plan_no),
  )
  say(context, plansChanged, { items: [] })
  return { removed: removed.length }
}

export async function cancelCount({ tx, session }: Context): Promise<OutputOf<typeof cancelCountCall>> {
  const [found] = await rows(
    tx,
    { removed: z.int(), kept: z.int() },
    sql`SELECT count(*) FILTER (WHERE NOT ${pinnedPlan})::int AS removed, count(*) FILTER (WHERE ${pinnedPlan})::int AS kept
      FROM ${productionPlan} AS p WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.plan_status = '1'`,
  )
  return found ?? { removed: 0, kept: 0 }
}

const standing = {
  ...{ plan_work: planWork.schema, plan_status: planJobStatus.schema, message: z.string() },
  ...{ job_no: z.string(), update_user: z.string(), update_dt: z.string() },
}

const readStanding = ({ tx, session }: Context) =>
  rows(
    tx,
    standing,
    sql`SELECT c.plan_work, c.plan_status, c.message, c.job_no, c.update_user, c.update_dt::text AS update_dt FROM ${planControl} AS c
      WHERE c.company_cd = ${session.company_cd} AND c.factory_cd = ${session.factory_cd} ORDER BY c.plan_work`,
  )

/** Both works, also before anybody has planned. */
export async function planStanding(context: Context): Promise<OutputOf<typeof standingCall>> {
  const found = await readStanding(context)
  return {
    list: planWork.codes.map(
      (plan_work) =>
        found.find((one) => one.plan_work === plan_work) ?? {
          ...{ plan_work, plan_status: '1', message: '', job_no: '', update_user: '', update_dt: '' },
        },
    ),
  }
}

export async function resetPlanStatus(
  context: Context,
  { plan_work, reason }: InputOf<typeof resetCall>,
): Promise<OutputOf<typeof resetCall>> {
  const found = (await readStanding(context)).find((one) => one.plan_work === plan_work)
  if (!found || found.plan_status === '1') throw planErrors.BIZ_PLAN_STATUS_OFF.with()
  if (found.job_no !== '' && (await isAlive(context, found.job_no))) throw planErrors.BIZ_PLAN_ALIVE.with()
  await setPlanStatus(context, plan_work, { to: '1', verb: 'reset', reason })
  return {}
}
