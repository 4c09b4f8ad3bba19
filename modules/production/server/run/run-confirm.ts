import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { handle } from '#platform/server/jobs/handler.ts'
import type { SeenPlan } from '../../contract/plan/plan-calls.ts'
import { confirmJob } from '../../contract/run/run-jobs.ts'
import { workOnPlan } from '../control/work-on-plan.ts'
import { confirmTaken } from '../plan/confirm-plans.ts'
import { productionPlan } from '../plan/tables.ts'

/** As many as one transaction holds. */
const plansAtOnce = 100

/** 一括確定: what starts first is confirmed first; plans for the same line of an order are confirmed together. */
export const confirmHandler = handle(confirmJob, (job, { until_dt }) =>
  workOnPlan(job, '2', async () => {
    let confirmed = 0
    for (;;) {
      const done = await job.verb(async (context) => {
        const plans = await nextPlans(context, until_dt)
        if (plans.length > 0) await confirmTaken(context, plans)
        return plans.length
      })
      if (done === 0) return { confirmed }
      confirmed += done
      await job.progress(confirmed, null)
    }
  }),
)

const nextPlans = ({ tx, session }: Context, until_dt: string): Promise<readonly SeenPlan[]> =>
  rows(
    tx,
    { plan_no: z.string(), update_cnt: z.int() },
    sql`SELECT p.plan_no::text AS plan_no, p.update_cnt FROM ${productionPlan} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_status = '1'
        AND p.start_dt <= ${until_dt}::date
      ORDER BY p.demand_no, p.demand_line, p.start_dt, p.plan_no LIMIT ${plansAtOnce}`,
  )
