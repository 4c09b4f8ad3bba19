import { sql } from 'drizzle-orm'
import { proposeAnew } from '#modules/place-order/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { refusalOf } from '../../contract/control/plan-refusals.ts'
import { scenariosChanged } from '../../contract/production-facts.ts'
import type {
  adoptScenario as adoptCall,
  calculateScenarios as calculateCall,
} from '../../contract/scenario/scenario-calls.ts'
import { scenarioErrors } from '../../contract/scenario/scenario-errors.ts'
import { scenarioJob } from '../../contract/scenario/scenario-job.ts'
import { readPlanState } from '../control/plan-state.ts'
import { startPlanning } from '../run/start-run.ts'
import { applyChanges } from './apply-changes.ts'
import { holdScenarios, takeScenario } from './edit-scenarios.ts'
import { withoutRight } from './scenario-rights.ts'
import { planScenario, planSetting } from './tables.ts'

export async function calculateScenarios(context: Context): Promise<OutputOf<typeof calculateCall>> {
  const { tx, session } = context
  await holdScenarios(context)
  const refusal = refusalOf('change', await readPlanState(context))
  if (refusal) throw refusal
  const { job_no } = await enqueue(context, scenarioJob, {}, { uniqueKey: session.factory_cd })
  await tx.execute(sql`UPDATE ${planSetting} AS s SET job_no = ${job_no} WHERE s.company_cd = ${session.company_cd}
    AND s.factory_cd = ${session.factory_cd}`)
  say(context, scenariosChanged, { scenarios: [] })
  return { job_no }
}

/** Its changes are made for real, bulk planning writes the plan, and purchasing proposes by it: what comes out is what was calculated, as long as nothing else has changed. */
export async function adoptScenario(
  context: Context,
  seen: InputOf<typeof adoptCall>,
): Promise<OutputOf<typeof adoptCall>> {
  const { tx, session } = context
  const { scenario_no, scenario_nm, state, changes } = await takeScenario(context, seen)
  if (state === '8') throw scenarioErrors.BIZ_SCENARIO_ADOPTED.with({ name: scenario_nm })
  if (state !== '1') throw scenarioErrors.BIZ_SCENARIO_NEW.with({ name: scenario_nm })
  const refused = withoutRight(changes, session)
  if (refused) throw refused
  // Whatever numbers its changes take, they come after the locks of the run.
  const started = await startPlanning(context, { anew: true })
  await applyChanges(context, changes, scenario_nm)
  await tx.execute(sql`UPDATE ${planScenario} AS s SET scenario_state = '8', update_user = ${session.user_cd}, update_dt = now(),
      update_cnt = s.update_cnt + 1
    WHERE s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd} AND s.scenario_no = ${scenario_no}::bigint`)
  await recordStep(context, {
    ...{ document: 'plan_scenario', key: `${session.factory_cd} ${scenario_no}`, axis: 'scenario_state' },
    ...{ from: state, to: '8', verb: 'adopt', reason: scenario_nm },
  })
  await proposeAnew(context)
  say(context, scenariosChanged, { scenarios: [scenario_no] })
  return started
}
