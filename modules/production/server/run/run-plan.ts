import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { handle } from '#platform/server/jobs/handler.ts'
import { takingTurns } from '#platform/server/turns.ts'
import { planJob } from '../../contract/run/run-jobs.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { workOnPlan } from '../control/work-on-plan.ts'
import { planRun } from '../plan/tables.ts'
import { tellOrders } from '../plan/tell-orders.ts'
import { clearMarks, marksUntilNow } from '../stale/marks.ts'
import { scheduledBy } from './plan-aim.ts'
import { keepSchedule, makeSchedule } from './make-schedule.ts'
import { placesToKeep } from './places-to-keep.ts'
import { waitsOfPlans, writeWaits } from './part-waits.ts'
import { readPlanNumbers } from './plan-numbers.ts'
import { readRunInputs, type RunInputs, wordOfInputs, wordsOfPlans } from './run-inputs.ts'
import { type PlannedItem, readShopToPlan } from './shop-snapshot.ts'
import { thinking } from './thinking.ts'
import { wantedPlans, type WantedPlan } from './wanted-plans.ts'
import { writePlans } from './write-plans.ts'
import { writeSchedule, type LateByNeed } from './write-schedule.ts'

export interface RunOptions {
  /** Every process is placed anew; otherwise what stands well stays. */
  readonly anew?: boolean | undefined
}

/**
 * 一括計画: what has to be made, by the difference to what is planned, and a place for every process. A second run without changes
 * writes not one row, and makes no schedule: it finds what the last one has planned from, and the plan as that has left it.
 */
export async function runPlan(context: Context, { anew = false }: RunOptions = {}): Promise<Counts> {
  const marks = await marksUntilNow(context)
  const inputs = await readRunInputs(context)
  const { biz_dt } = inputs
  const last = await readLastRun(context)
  const word = wordOfInputs(inputs)
  if (last && (await isPlanned(context, last.inputs_hash, { word, anew }))) {
    const { inputs_hash, bound, ...counts } = last
    await writeRun(context, { ...counts, biz_dt, bound, inputs_hash })
    await clearMarks(context, marks)
    return counts
  }
  const made = await makePlan(context, { anew }, inputs)
  const { difference, lines, schedule, latenessBound } = made
  await tellOrders(context, lines, 'plan')
  if (difference.created + difference.changed + difference.removed + schedule.moved > 0)
    say(context, plansChanged, { items: [] })
  const inputs_hash = word + (await wordsOfPlans(context))[made.isAnew ? 'anew' : 'kept']
  await writeRun(context, { ...difference, ...schedule, biz_dt, bound: String(latenessBound), inputs_hash })
  await clearMarks(context, marks)
  return { ...difference, ...schedule }
}

/** Whether the last run has planned from the same, and nobody has touched its plan. Mostly the first has changed: then nobody reads the second. */
async function isPlanned(
  context: Context,
  last: string,
  { word, anew }: { readonly word: string; readonly anew: boolean },
): Promise<boolean> {
  if (!last.startsWith(word)) return false
  const plans = await wordsOfPlans(context)
  return last === word + plans.anew || (!anew && last === word + plans.kept)
}

/** The plan alone: what follows from it for others is the run's. A scenario is tried by it, too, and taken back. */
export async function makePlan(context: Context, { anew = false }: RunOptions, known?: RunInputs) {
  const inputs = known ?? (await readRunInputs(context))
  const { plan, shop, from_dt, aim } = inputs
  const turn = takingTurns()
  const wanted: WantedPlan[] = []
  for (const one of wantedPlans(plan)) {
    await turn()
    wanted.push(one)
  }
  const { lines, hurried, ...difference } = await writePlans(context, wanted)
  const numbers = await readPlanNumbers(context, wanted)
  await writeWaits(context, numbers.waits, waitsOfPlans(plan, numbers))
  const toPlan = await readShopToPlan(context, shop, from_dt, inputs)
  const standing = anew ? undefined : placesToKeep(toPlan, hurried)
  const { proposal, isAnew } = await thinking(context, async () => {
    const kept = standing && (await keepSchedule(toPlan.snapshot, standing))
    return kept
      ? { proposal: kept, isAnew: false }
      : { proposal: await makeSchedule(toPlan.snapshot, scheduledBy(aim)), isAnew: true }
  })
  const schedule = await writeSchedule(context, {
    ...toPlan,
    ...{ from_dt, proposal, late: lateByNeed(toPlan.plans, wanted) },
  })
  return { plan, difference, lines, schedule, isAnew, latenessBound: proposal.latenessBound }
}

type Counts = z.output<(typeof planJob)['result']>

interface Run extends Counts {
  readonly biz_dt: string
  /** No plan is less late than this. */
  readonly bound: string
  readonly inputs_hash: string
}

/** What the last run would say if it ran again and found nothing else. */
async function readLastRun({ tx, session }: Context): Promise<Omit<Run, 'biz_dt'> | undefined> {
  const [found] = await rows(
    tx,
    {
      ...{ unchanged: z.int(), late: z.int(), unplaced: z.int(), bound: z.string(), inputs_hash: z.string() },
    },
    sql`SELECT r.created_cnt + r.changed_cnt + r.unchanged_cnt AS unchanged, r.late_cnt AS late, r.unplaced_cnt AS unplaced,
        coalesce(r.lateness_bound, 0)::text AS bound, r.inputs_hash
      FROM ${planRun} AS r WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd}
        AND r.plan_work = '1' AND r.run_status = '1' ORDER BY r.run_no DESC LIMIT 1`,
  )
  return found && { ...found, created: 0, changed: 0, removed: 0, moved: 0 }
}

/** Every run is a row. */
async function writeRun(
  { tx, session }: Context,
  { bound, biz_dt, inputs_hash, ...counts }: Run,
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  const { created, changed, removed, unchanged, late, unplaced } = counts
  await tx.insert(planRun).values({
    ...{
      company_cd,
      factory_cd,
      plan_work: '1',
      biz_dt,
      inputs_hash,
      run_status: '1',
      create_user: user_cd,
      update_user: user_cd,
    },
    ...{ created_cnt: created, changed_cnt: changed, removed_cnt: removed, unchanged_cnt: unchanged },
    ...{
      late_cnt: late,
      unplaced_cnt: unplaced,
      lateness_bound: bound,
      ended_at: new Date().toISOString(),
    },
  })
}

function lateByNeed(plans: readonly PlannedItem[], wanted: readonly WantedPlan[]): LateByNeed {
  const keyOf = (one: Pick<WantedPlan, 'item_cd' | 'demand_no' | 'demand_line' | 'start_dt' | 'due_dt'>) =>
    [one.item_cd, one.demand_no, one.demand_line, one.start_dt, one.due_dt].join(' ')
  const late = new Map(wanted.filter(({ late_days }) => late_days > 0).map((one) => [keyOf(one), one]))
  return new Map(
    plans.flatMap((one) => {
      const found = one.manual_flg ? undefined : late.get(keyOf(one))
      return found ? [[one.plan_no, { reason: found.late_reason, days: found.late_days }] as const] : []
    }),
  )
}

export const planHandler = handle(planJob, (job, input) =>
  workOnPlan(job, '1', () => job.verb((context) => runPlan(context, input))),
)
