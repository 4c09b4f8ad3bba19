import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityExceptionMaster } from '#modules/master/contract/facility-exception.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { planOfFactory } from '#modules/place-order/server/index.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { say as inLanguage } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows, sqlState } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { handle, type JobContext } from '#platform/server/jobs/handler.ts'
import { scenariosChanged } from '../../contract/production-facts.ts'
import type { PlanFigures } from '../../contract/scenario/figures.ts'
import { scenarioErrors } from '../../contract/scenario/scenario-errors.ts'
import { scenarioJob } from '../../contract/scenario/scenario-job.ts'
import { makePlan } from '../run/run-plan.ts'
import { applyChanges } from './apply-changes.ts'
import { countedForecasts } from './counted-forecasts.ts'
import type { PlanBasis } from './plan-effects.ts'
import { planFiguresOf } from './plan-figures.ts'
import { readScenarios, type StoredScenario } from './read-scenarios.ts'
import { planScenario, planSetting } from './tables.ts'

const nothing = { created: 0, changed: 0, removed: 0, moved: 0 }

/** The plan that stands, then every scenario: planned as a run would, measured, and taken back. */
export const scenarioHandler = handle(scenarioJob, async (job) => {
  const scenarios = (await job.verb(readScenarios)).filter(({ state }) => state !== '8')
  await job.progress(0, scenarios.length)
  const basis = await job.verb(async (context) => {
    const plan = await planOfFactory(context)
    await keepBasis(context, await planFiguresOf(context, plan, nothing))
    return { plan, forecasts: await countedForecasts(context) }
  })
  let failed = 0
  for (const [at, scenario] of scenarios.entries()) {
    const answer = await triedOut(job, scenario, basis)
    if ('message' in answer) failed++
    await job.verb((context) => keep(context, scenario, answer))
    await job.progress(at + 1, scenarios.length)
  }
  return { calculated: scenarios.length - failed, failed }
})

/** So long a trial waits for a row that somebody holds: shorter than a database looks for a deadlock, so that it is the trial that gives way. */
const patience = '500ms'
const attempts = 3
const lockTimeout = '55P03'

type Tried = PlanFigures | { readonly message: string }

async function triedOut(job: JobContext, { changes }: StoredScenario, basis: PlanBasis): Promise<Tried> {
  for (let attempt = 1; ; attempt++)
    try {
      return await takenBack(job, async (context) => {
        await context.tx.execute(sql`SET LOCAL lock_timeout = ${sql.raw(`'${patience}'`)}`)
        await applyChanges(mayChange(context), changes, '')
        const { plan, difference, schedule } = await makePlan(context, { anew: true })
        const { created, changed, removed } = difference
        return planFiguresOf(context, plan, { created, changed, removed, moved: schedule.moved }, basis)
      })
    } catch (error) {
      if (error instanceof BusinessError) return { message: error.say(job.language) }
      if (sqlState(error) !== lockTimeout) throw error
      if (attempt === attempts)
        return { message: inLanguage(scenarioErrors.BIZ_SCENARIO_BUSY.text, job.language) }
    }
}

/** Whoever may plan may try: the rights to the masters are asked for when it is adopted. */
const mayChange = (context: Context): Context => ({
  ...context,
  session: { ...context.session, permissions: [facilityExceptionMaster.write, itemMaster.write] },
})

/** What a verb answers, of a transaction that never was: nothing is written, said or numbered. */
async function takenBack<T>(job: JobContext, work: (context: Context) => Promise<T>): Promise<T> {
  const back = new Error('Taken back')
  const answers: T[] = []
  try {
    await job.verb(async (context) => {
      answers.push(await work(context))
      throw back
    })
  } catch (error) {
    if (error !== back) throw error
  }
  const [answer] = answers
  if (answer === undefined) throw back
  return answer
}

async function keepBasis(context: Context, basis: PlanFigures): Promise<void> {
  const { company_cd, factory_cd, user_cd } = context.session
  await context.tx
    .execute(sql`INSERT INTO ${planSetting} AS s (company_cd, factory_cd, figures, compared_at, create_user, update_user)
    VALUES (${company_cd}, ${factory_cd}, ${JSON.stringify(basis)}::jsonb, ${context.now.toISOString()}::timestamptz, ${user_cd}, ${user_cd})
    ON CONFLICT (company_cd, factory_cd) DO UPDATE SET figures = excluded.figures, compared_at = excluded.compared_at`)
}

/** Only where it is still as it was calculated. */
async function keep(
  context: Context,
  { scenario_no, update_cnt }: StoredScenario,
  answer: Tried,
): Promise<void> {
  const isWrong = 'message' in answer
  const found = await rows(
    context.tx,
    { scenario_no: z.string() },
    sql`UPDATE ${planScenario} AS s SET figures = ${isWrong ? null : JSON.stringify(answer)}::jsonb,
        scenario_state = ${isWrong ? '9' : '1'}, message = ${isWrong ? answer.message : ''}
      WHERE s.company_cd = ${context.session.company_cd} AND s.factory_cd = ${context.session.factory_cd}
        AND s.scenario_no = ${scenario_no}::bigint AND s.update_cnt = ${update_cnt}::int
      RETURNING s.scenario_no::text AS scenario_no`,
  )
  if (found.length > 0) say(context, scenariosChanged, { scenarios: [scenario_no] })
}
