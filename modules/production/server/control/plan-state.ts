import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { planWork } from '../../contract/plan/plan-codes.ts'
import {
  planJobStatus,
  refusalOf,
  type PlanAction,
  type PlanState,
} from '../../contract/control/plan-refusals.ts'
import { planControl } from '../plan/tables.ts'

/** What the two background works of the factory do; both are off before anybody has planned. */
export async function readPlanState({ tx, session }: Context): Promise<PlanState> {
  const found = await rows(
    tx,
    { plan_work: planWork.schema, plan_status: planJobStatus.schema },
    sql`SELECT c.plan_work, c.plan_status FROM ${planControl} AS c
      WHERE c.company_cd = ${session.company_cd} AND c.factory_cd = ${session.factory_cd}`,
  )
  const stateOf = (work: '1' | '2') => found.find(({ plan_work }) => plan_work === work)?.plan_status ?? '1'
  return { create: stateOf('1'), fix: stateOf('2') }
}

/** The rows of the plan's works, held so that no work begins while a verb changes what it reads. */
export async function refuseWhile(context: Context, action: PlanAction): Promise<void> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  for (const plan_work of planWork.codes)
    await tx.execute(sql`INSERT INTO ${planControl} AS c (company_cd, factory_cd, plan_work, create_user, update_user)
      VALUES (${company_cd}, ${factory_cd}, ${plan_work}, ${user_cd}, ${user_cd}) ON CONFLICT DO NOTHING`)
  await rows(
    tx,
    {},
    sql`SELECT FROM ${planControl} AS c WHERE c.company_cd = ${company_cd} AND c.factory_cd = ${factory_cd}
      ORDER BY c.plan_work FOR ${action === 'change' ? sql`SHARE` : sql`NO KEY UPDATE`}`,
  )
  const refusal = refusalOf(action, await readPlanState(context))
  if (refusal) throw refusal
}
