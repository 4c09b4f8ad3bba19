import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { confirmCount as countCall } from '../../contract/run/run-calls.ts'
import { shortParts } from '../plan/short-parts.ts'
import { productionPlan } from '../plan/tables.ts'

/** How many plans a bulk confirmation would confirm, and what their parts lack. */
export async function confirmCount(
  context: Context,
  { until_dt }: InputOf<typeof countCall>,
): Promise<OutputOf<typeof countCall>> {
  const { tx, session } = context
  const plans = await rows(
    tx,
    { plan_no: z.string() },
    sql`SELECT p.plan_no::text AS plan_no FROM ${productionPlan} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_status = '1'
        AND p.start_dt <= ${until_dt}::date`,
  )
  const numbers = plans.map(({ plan_no }) => plan_no)
  const { list } = numbers.length > 0 ? await shortParts(context, { plan_no: numbers }) : { list: [] }
  return { plans: numbers.length, short: list }
}
