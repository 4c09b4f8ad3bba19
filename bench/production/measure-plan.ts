import { sql } from 'drizzle-orm'
import { readShop } from '#modules/master/server/index.ts'
import { planOfFactory } from '#modules/place-order/server/index.ts'
import { promiseDays } from '#modules/production/server/promise/promise-days.ts'
import { runPlan } from '#modules/production/server/run/run-plan.ts'
import { readRunInputs, wordOfInputs, wordsOfPlans } from '#modules/production/server/run/run-inputs.ts'
import { makeSchedule } from '#modules/production/server/run/make-schedule.ts'
import { readShopToPlan, scheduleDays } from '#modules/production/server/run/shop-snapshot.ts'
import { wantedPlans } from '#modules/production/server/run/wanted-plans.ts'
import { writePlans } from '#modules/production/server/run/write-plans.ts'
import { writeSchedule } from '#modules/production/server/run/write-schedule.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { inContext } from '../../test/context.ts'
import { fillFactory, type FactorySize } from './fill-factory.ts'

export interface PlanFigures {
  readonly what: string
  readonly ms: number
  readonly answer: string
}

/** Whole runs as the job does them, and what each of their parts takes when nothing has changed. */
export async function measurePlan(
  database: Database,
  size: FactorySize,
): Promise<{ readonly runs: readonly PlanFigures[]; readonly parts: readonly PlanFigures[] }> {
  await fillFactory(database, size)
  const inFactory = <T>(work: (context: Context) => Promise<T>) =>
    inContext(database, { company_cd: 'DEMO' }, work)
  const runs: PlanFigures[] = []
  const run = async (what: string) => {
    runs.push(await measured(what, () => inFactory(runPlan), JSON.stringify))
    await database.script('VACUUM ANALYZE production_plan, plan_operation')
  }
  await run('first run, all plans are new')
  await run('second run, nothing has changed')
  await database.owner('write', (tx) =>
    tx.execute(
      sql`UPDATE receive_order_line SET qty = qty + 10 WHERE company_cd = 'DEMO' AND order_no = 'Y0000007'`,
    ),
  )
  await run('one order of 20 lines wants more')
  return { runs, parts: await inFactory(measureParts) }
}

async function measureParts(context: Context): Promise<readonly PlanFigures[]> {
  const figures: PlanFigures[] = []
  const part = async <T>(what: string, work: () => T | Promise<T>, said: (done: T) => string): Promise<T> => {
    let done: T | undefined
    figures.push(await measured(what, async () => (done = await work()), said))
    return done as T
  }
  const from_dt = '2026-11-19'
  const inputs = await part(
    'all that a run plans from',
    () => readRunInputs(context),
    ({ routings }) => `${routings.steps.length} processes of routings`,
  )
  await part(
    'the word for it, and for the plan that stands',
    async () => wordOfInputs(inputs) + (await wordsOfPlans(context)).anew,
    (word) => `${word.slice(0, 8)}…`,
  )
  const plan = await part(
    'snapshot of requirements and netting',
    () => planOfFactory(context),
    ({ snapshot }) => `${snapshot.items.length} items, ${snapshot.demands.length} demands`,
  )
  const wanted = await part(
    'plans with their arithmetic',
    () => [...wantedPlans(plan)],
    ({ length }) => `${length} plans`,
  )
  await part('difference of plans', () => writePlans(context, wanted), countsOf)
  const toPlan = await part(
    'snapshot of the shop',
    async () => readShopToPlan(context, await readShop(context, { from_dt, days: scheduleDays }), from_dt),
    ({ snapshot }) => `${snapshot.operations.length} operations`,
  )
  const asked = { item_cd: 'G000003', qty: '500', order_no: '', line_no: 0 }
  const promise = () => promiseDays(context, [asked], { together: false })
  for (let warm = 0; warm < promisesToWarm; warm += 1) await promise()
  await part(
    warmPromise,
    promise,
    ([promised]) =>
      `${promised?.date ?? 'none'}: ${promised?.steps.length ?? 0} links, beside ${toPlan.snapshot.operations.length} operations`,
  )
  const proposal = await part(
    'schedule, in its thread',
    () => makeSchedule(toPlan.snapshot),
    ({ operations, unplaced }) => `${operations.length} placed, ${unplaced.length} not`,
  )
  await part(
    'difference of operations',
    () => writeSchedule(context, { ...toPlan, from_dt, proposal, late: new Map() }),
    JSON.stringify,
  )
  return figures
}

export const warmPromise = 'promise of 500 of an item of five levels, warm'
const promisesToWarm = 5

const countsOf = ({ created, changed, removed, unchanged }: Awaited<ReturnType<typeof writePlans>>): string =>
  JSON.stringify({ created, changed, removed, unchanged })

async function measured<T>(
  what: string,
  work: () => Promise<T>,
  said: (done: T) => string,
): Promise<PlanFigures> {
  const begun = performance.now()
  const done = await work()
  return { what, ms: performance.now() - begun, answer: said(done) }
}
