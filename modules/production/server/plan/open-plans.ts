import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { directory } from '#modules/system/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import type { SeenPlan } from '../../contract/plan/plan-calls.ts'
import { planStatus } from '../../contract/plan/plan-codes.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { productionPlan } from './tables.ts'

export type Plan = RowOf<typeof columns>
const columns = {
  ...{ plan_no: z.string(), production_div: fixedCodes.production_div.schema, item_cd: z.string() },
  ...{ qty: z.string(), need_dt: z.string(), start_dt: z.string(), due_dt: z.string() },
  ...{ demand_kind: z.string(), demand_no: z.string(), demand_line: z.int() },
  ...{ plan_status: planStatus.schema, manual_flg: z.boolean(), locked_flg: z.boolean() },
  ...{ work_order_no: z.string(), remarks: z.string() },
  ...{ update_cnt: z.int(), update_user: z.string(), update_dt: z.string() },
}

/** Plans of this factory, locked in the order of their numbers, that are not confirmed and as somebody has seen them. */
export async function takePlanned(context: Context, seen: readonly SeenPlan[]): Promise<readonly Plan[]> {
  const found = await readPlans(
    context,
    seen.map(({ plan_no }) => plan_no),
    'FOR NO KEY UPDATE',
  )
  const byNumber = new Map(found.map((one) => [one.plan_no, one]))
  for (const { plan_no, update_cnt } of seen) {
    const one = byNumber.get(plan_no)
    if (!one) throw http[404].with()
    if (one.plan_status !== '1')
      throw planErrors.BIZ_PLAN_STATE.with({ no: plan_no, state: planStatus.texts[one.plan_status] })
    if (one.update_cnt !== update_cnt) throw await staleRecord(context, directory, one)
  }
  return found
}

export const readPlans = (
  { tx, session: { company_cd, factory_cd } }: Context,
  numbers: readonly string[],
  lock: 'FOR NO KEY UPDATE' | '' = '',
): Promise<readonly Plan[]> =>
  rows(
    tx,
    columns,
    sql`SELECT p.plan_no::text AS plan_no, p.production_div, p.item_cd, trim_scale(p.qty)::text AS qty, p.need_dt::text AS need_dt,
        p.start_dt::text AS start_dt, p.due_dt::text AS due_dt, p.demand_kind, p.demand_no, p.demand_line, p.plan_status,
        p.manual_flg, p.locked_flg, p.work_order_no, p.remarks, p.update_cnt, p.update_user, p.update_dt::text AS update_dt
      FROM ${productionPlan} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
        AND p.plan_no = ANY(${textArray(numbers)}::bigint[])
      ORDER BY p.plan_no ${sql.raw(lock)}`,
  )

export async function setPlans(
  context: Context,
  plans: readonly Pick<Plan, 'plan_no'>[],
  values: Partial<typeof productionPlan.$inferInsert>,
): Promise<void> {
  const { company_cd, factory_cd } = context.session
  await context.tx
    .update(productionPlan)
    .set({ ...values, ...changedBy(context) })
    .where(
      and(
        eq(productionPlan.company_cd, company_cd),
        eq(productionPlan.factory_cd, factory_cd),
        inArray(
          productionPlan.plan_no,
          plans.map(({ plan_no }) => BigInt(plan_no)),
        ),
      ),
    )
}
