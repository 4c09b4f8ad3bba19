import type { z } from 'zod'
import { readShop } from '#modules/master/server/index.ts'
import { planOfFactory } from '#modules/place-order/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { handle } from '#platform/server/jobs/handler.ts'
import { takingTurns } from '#platform/server/turns.ts'
import { epochDay, isoDay } from '#planning/mrp/input-reader.ts'
import { planJob } from '../../contract/run/run-jobs.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { workOnPlan } from '../control/work-on-plan.ts'
import { readPlans } from '../plan/open-plans.ts'
import { planRun } from '../plan/tables.ts'
import { tellOrders } from '../plan/tell-orders.ts'
import { clearMarks, marksUntilNow } from '../stale/marks.ts'
import { aimsOf, readAim } from './plan-aim.ts'
import { makeSchedule } from './make-schedule.ts'
import { waitsOfPlans, writeWaits } from './part-waits.ts'
import { readPlanNumbers } from './plan-numbers.ts'
import { readShopToPlan, scheduleDays } from './shop-snapshot.ts'
import { thinking } from './thinking.ts'
import { wantedPlans, type WantedPlan } from './wanted-plans.ts'
import { writePlans } from './write-plans.ts'
import { writeSchedule, type LateByNeed } from './write-schedule.ts'

/**
 * 一括計画: what has to be made, by the difference to what is planned, and a place for every process. A second run without changes
 * writes not one row.
 */
export async function runPlan(context: Context): Promise<z.output<(typeof planJob)['result']>> {
  const marks = await marksUntilNow(context)
  const { biz_dt, difference, lines, schedule, latenessBound } = await makePlan(context)
  await tellOrders(context, lines, 'plan')
  if (difference.created + difference.changed + difference.removed + schedule.moved > 0)
    say(context, plansChanged, { items: [] })
  await writeRun(context, { ...difference, ...schedule, biz_dt, bound: latenessBound })
  await clearMarks(context, marks)
  return { ...difference, ...schedule }
}

/** The plan alone: what follows from it for others is the run's. A scenario is tried by it, too, and taken back. */
export async function makePlan(context: Context) {
  const biz_dt = await businessDateOf(context)
  const plan = await planOfFactory(context)
  const turn = takingTurns()
  const wanted: WantedPlan[] = []
  for (const one of wantedPlans(plan)) {
    await turn()
    wanted.push(one)
  }
  const { lines, ...difference } = await writePlans(context, wanted)
  await writeWaits(context, waitsOfPlans(plan, await readPlanNumbers(context, wanted)))
  const from_dt = dayAfter(biz_dt)
  const shop = await readShop(context, { from_dt, days: scheduleDays })
  const toPlan = await readShopToPlan(context, shop, from_dt)
  const aims = aimsOf(await readAim(context))
  const proposal = await thinking(context, () => makeSchedule(toPlan.snapshot, aims))
  const schedule = await writeSchedule(context, {
    ...toPlan,
    ...{ from_dt, proposal, late: await lateByNeed(context, toPlan.plans, wanted) },
  })
  return { biz_dt, plan, difference, lines, schedule, latenessBound: proposal.latenessBound }
}

type Counts = z.output<(typeof planJob)['result']>

/** Every run is a row. */
async function writeRun(
  { tx, session }: Context,
  { bound, biz_dt, ...counts }: Counts & { readonly bound: number; readonly biz_dt: string },
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  const { created, changed, removed, unchanged, late, unplaced } = counts
  await tx.insert(planRun).values({
    ...{
      company_cd,
      factory_cd,
      plan_work: '1',
      biz_dt,
      run_status: '1',
      create_user: user_cd,
      update_user: user_cd,
    },
    ...{ created_cnt: created, changed_cnt: changed, removed_cnt: removed, unchanged_cnt: unchanged },
    ...{
      late_cnt: late,
      unplaced_cnt: unplaced,
      lateness_bound: String(bound),
      ended_at: new Date().toISOString(),
    },
  })
}

const dayAfter = (date: string): string => isoDay((epochDay(date) ?? 0) + 1)

async function lateByNeed(
  context: Context,
  plans: readonly { readonly plan_no: string }[],
  wanted: readonly WantedPlan[],
): Promise<LateByNeed> {
  const keyOf = (one: Pick<WantedPlan, 'item_cd' | 'demand_no' | 'demand_line' | 'start_dt' | 'due_dt'>) =>
    [one.item_cd, one.demand_no, one.demand_line, one.start_dt, one.due_dt].join(' ')
  const late = new Map(wanted.filter(({ late_days }) => late_days > 0).map((one) => [keyOf(one), one]))
  const stored = await readPlans(
    context,
    plans.map(({ plan_no }) => plan_no),
  )
  return new Map(
    stored.flatMap((one) => {
      const found = one.manual_flg ? undefined : late.get(keyOf(one))
      return found ? [[one.plan_no, { reason: found.late_reason, days: found.late_days }] as const] : []
    }),
  )
}

export const planHandler = handle(planJob, (job) => workOnPlan(job, '1', () => job.verb(runPlan)))
