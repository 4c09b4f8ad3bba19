import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { planOperation } from './tables.ts'
import type { PlannedOperation } from '../work-order/make-work-orders.ts'
import type { Plan } from './open-plans.ts'

const columns = {
  ...{ plan_no: z.string(), process_no: z.int(), facility_cd: z.string(), worker_cd: z.string() },
  ...{ start_at: z.string().nullable(), end_at: z.string().nullable() },
}

/** Where and when the schedule has put the processes of plans; of one that is split the first part. */
export async function readPlannedOperations(
  { tx, session }: Context,
  plans: readonly Pick<Plan, 'plan_no'>[],
): Promise<ReadonlyMap<string, readonly PlannedOperation[]>> {
  const found = await rows(
    tx,
    columns,
    sql`SELECT o.plan_no::text AS plan_no, o.process_no, o.facility_cd, o.worker_cd, o.start_at::text AS start_at, o.end_at::text AS end_at
      FROM ${planOperation} AS o WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND o.split_no = 1
        AND o.plan_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(plans.map(({ plan_no }) => plan_no))}::jsonb)::bigint)
      ORDER BY o.plan_no, o.process_no`,
  )
  return new Map(
    [...groupedBy(found, ({ plan_no }) => plan_no)].map(([plan_no, operations]) => [
      plan_no,
      operations.map(({ plan_no: _plan, ...operation }) => operation),
    ]),
  )
}
