import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { factoryRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import type {
  deletePlans as deleteCall,
  previewPlans as previewCall,
} from '../../contract/delete-plans/delete-plans-calls.ts'
import { deletePlansErrors } from '../../contract/delete-plans/delete-plans-errors.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { pinnedPlan } from '../plan/pinned-plan.ts'
import { planOperation, planRun, productionPlan } from '../plan/tables.ts'
import { tellOrders } from '../plan/tell-orders.ts'
import { markPlans } from '../stale/marks.ts'

interface Asked {
  readonly until_dt: string
  readonly until_time: string
}
type Session = Context['session']

/** The first moment that stays. */
const endOf = (session: Session, { until_dt, until_time }: Asked): SQL =>
  sql`((${`${until_dt} ${until_time}`}::timestamp + interval '1 minute') AT TIME ZONE ${factoryRead.of(session, 'time_zone')})`

const ofFactory = ({ company_cd, factory_cd }: Session): SQL =>
  sql`p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}`

/** Plans (p) that were made until then and are not confirmed. */
const old = (session: Session, asked: Asked): SQL =>
  sql`${ofFactory(session)} AND p.plan_status = '1' AND p.work_order_no = '' AND p.create_dt < ${endOf(session, asked)}`

/** What goes: said once, for what is shown and what is done. */
const going = (session: Session, asked: Asked, withPinned: boolean): SQL =>
  withPinned ? old(session, asked) : sql`${old(session, asked)} AND NOT ${pinnedPlan}`

const goingRuns = (session: Session, asked: Asked): SQL =>
  sql`${ofFactory(session)} AND p.run_status <> '3' AND p.create_dt < ${endOf(session, asked)}`

const count = z.int()
const counted = { plans: count, operations: count, runs: count }

async function countGoing({ tx, session }: Context, asked: Asked, withPinned: boolean) {
  const [found] = await rows(
    tx,
    counted,
    sql`SELECT (SELECT count(*)::int FROM ${productionPlan} AS p WHERE ${going(session, asked, withPinned)}) AS plans,
        (SELECT count(*)::int FROM ${planOperation} AS n JOIN ${productionPlan} AS p ON p.company_cd = n.company_cd AND p.plan_no = n.plan_no
          WHERE ${going(session, asked, withPinned)}) AS operations,
        (SELECT count(*)::int FROM ${planRun} AS p WHERE ${goingRuns(session, asked)}) AS runs`,
  )
  return found ?? { plans: 0, operations: 0, runs: 0 }
}

const listed = {
  ...{ run_no: z.string(), started_at: z.string(), first_at: z.string(), last_at: z.string() },
  ...{ plans: count, operations: count, pinned: count },
}

/** By the run that made them. */
export async function previewPlans(
  context: Context,
  { with_pinned, ...asked }: InputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const { tx, session } = context
  const withPinned = with_pinned === '1'
  const list = await rows(
    tx,
    listed,
    sql`SELECT coalesce(r.run_no::text, '') AS run_no, coalesce(r.create_dt::text, '') AS started_at, min(g.create_dt)::text AS first_at,
        max(g.create_dt)::text AS last_at, count(*)::int AS plans, sum(g.operations)::int AS operations,
        count(*) FILTER (WHERE g.pinned)::int AS pinned
      FROM (SELECT p.company_cd, p.factory_cd, p.create_dt, ${pinnedPlan} AS pinned,
          (SELECT count(*) FROM ${planOperation} AS n WHERE n.company_cd = p.company_cd AND n.plan_no = p.plan_no) AS operations,
          (SELECT max(r.run_no) FROM ${planRun} AS r WHERE r.company_cd = p.company_cd AND r.factory_cd = p.factory_cd
            AND r.plan_work = '1' AND r.create_dt <= p.create_dt AND NOT p.manual_flg) AS run_no
        FROM ${productionPlan} AS p WHERE ${going(session, asked, withPinned)}) AS g
      LEFT JOIN ${planRun} AS r ON r.company_cd = g.company_cd AND r.run_no = g.run_no
      GROUP BY r.run_no, r.create_dt ORDER BY r.run_no DESC NULLS LAST`,
  )
  const [stay] = await rows(
    tx,
    { staying: count },
    sql`SELECT count(*)::int AS staying FROM ${productionPlan} AS p WHERE ${old(session, asked)} AND ${pinnedPlan}`,
  )
  const staying = withPinned ? 0 : (stay?.staying ?? 0)
  return { list: [...list], ...(await countGoing(context, asked, withPinned)), staying }
}

/** Runs and confirmations wait; orders whose plans go are unplanned again. */
export async function deletePlans(
  context: Context,
  { with_pinned, plans, operations, runs, ...asked }: InputOf<typeof deleteCall>,
): Promise<OutputOf<typeof deleteCall>> {
  await refuseWhile(context, 'cancel')
  const { tx, session } = context
  const found = await countGoing(context, asked, with_pinned)
  if (found.plans !== plans || found.operations !== operations || found.runs !== runs)
    throw deletePlansErrors.BIZ_PLANS_DELETED_OTHER.with()
  const gone = await rows(
    tx,
    { plan_no: z.string(), demand_no: z.string(), demand_line: z.int() },
    sql`DELETE FROM ${productionPlan} AS p WHERE ${going(session, asked, with_pinned)}
      RETURNING p.plan_no::text AS plan_no, p.demand_no, p.demand_line`,
  )
  await tx.execute(sql`DELETE FROM ${planRun} AS p WHERE ${goingRuns(session, asked)}`)
  await tellOrders(context, gone, 'cancel-plan')
  await markPlans(
    context,
    'plans-gone',
    gone.map(({ plan_no }) => plan_no),
  )
  say(context, plansChanged, { items: [] })
  return found
}
