import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { say } from '#platform/server/facts/say.ts'
import type {
  addPlan as addCall,
  editPlan as editCall,
  lockPlans as lockCall,
  removePlans as removeCall,
} from '../../contract/plan/plan-calls.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { markPlans } from '../stale/marks.ts'
import { planOperation, productionPlan } from './tables.ts'
import { judgeDays, judgeItem } from './judge-plan.ts'
import { setPlans, takePlanned, type Plan } from './open-plans.ts'
import { tellOrders } from './tell-orders.ts'

/** 手動計画: runs take it as it is. */
export async function addPlan(
  context: Context,
  asked: InputOf<typeof addCall>,
): Promise<OutputOf<typeof addCall>> {
  await refuseWhile(context, 'change')
  const today = await businessDateOf(context)
  judgeDays(today, asked)
  await judgeItem(context, asked)
  const isForOrder = asked.production_div === '050' || asked.production_div === '051'
  if (isForOrder) await judgeDemand(context, asked)
  const { production_div, item_cd, qty, start_dt, due_dt, remarks } = asked
  const { company_cd, factory_cd, user_cd } = context.session
  const [made] = await context.tx
    .insert(productionPlan)
    .values({
      ...{ company_cd, factory_cd, production_div, item_cd, qty, start_dt, due_dt, remarks },
      ...{ need_dt: due_dt, manual_flg: true, create_user: user_cd, update_user: user_cd },
      ...(isForOrder
        ? { demand_kind: orderDemandKind, demand_no: asked.demand_no, demand_line: asked.demand_line }
        : {}),
    })
    .returning({ plan_no: productionPlan.plan_no })
  if (!made) throw new Error('The plan was not stored')
  if (isForOrder) await tellOrders(context, [asked], 'plan')
  await markPlans(context, 'plans', [String(made.plan_no)])
  say(context, plansChanged, { items: [item_cd] })
  return { plan_no: String(made.plan_no) }
}

async function judgeDemand(
  { tx, session }: Context,
  { production_div, item_cd, demand_no, demand_line }: InputOf<typeof addCall>,
): Promise<void> {
  if (demand_no === '') throw validation.V_REQUIRED.with().at('demand_no')
  const [line] = await rows(
    tx,
    { item_cd: z.string().nullable() },
    sql`SELECT l.ship_item_cd AS item_cd FROM ${orderLineRead.rows} AS l WHERE l.company_cd = ${session.company_cd}
      AND l.factory_cd = ${session.factory_cd} AND l.order_no = ${demand_no} AND l.line_no = ${demand_line}
      AND l.line_status = '0' AND l.treatment_div <> '1' AND l.qty > l.shipped_qty + l.closed_qty`,
  )
  if (!line || (production_div === '050' && line.item_cd !== item_cd))
    throw planErrors.BIZ_PLAN_ORDER.with({ no: demand_no, line: demand_line, item: item_cd }).at('demand_no')
}

/** What a planner changes stays as it is changed; its processes are placed anew by the next run. */
export async function editPlan(
  context: Context,
  asked: InputOf<typeof editCall>,
): Promise<OutputOf<typeof editCall>> {
  await refuseWhile(context, 'change')
  const [before] = await takePlanned(context, [asked])
  if (!before) return {}
  refuseLocked([before])
  const { qty, start_dt, due_dt, remarks } = asked
  const hasMoved = qty !== before.qty || start_dt !== before.start_dt || due_dt !== before.due_dt
  if (hasMoved) {
    judgeDays(await businessDateOf(context), asked)
    await judgeItem(context, { item_cd: before.item_cd, qty })
    await context.tx
      .delete(planOperation)
      .where(
        sql`company_cd = ${context.session.company_cd} AND factory_cd = ${context.session.factory_cd} AND plan_no = ${before.plan_no}::bigint`,
      )
  }
  await setPlans(context, [before], {
    ...{ qty, start_dt, due_dt, remarks },
    ...(hasMoved
      ? { manual_flg: true, start_at: null, end_at: null, late_reason: '', late_days: 0, late_name: '' }
      : {}),
  })
  if (hasMoved) await markPlans(context, 'plans', [before.plan_no])
  say(context, plansChanged, { items: [before.item_cd] })
  return {}
}

export async function lockPlans(
  context: Context,
  { plans, locked }: InputOf<typeof lockCall>,
): Promise<OutputOf<typeof lockCall>> {
  await refuseWhile(context, 'change')
  const taken = await takePlanned(context, plans)
  const changed = taken.filter(({ locked_flg }) => locked_flg !== locked)
  await setPlans(context, changed, { locked_flg: locked, ...(locked ? { manual_flg: true } : {}) })
  if (!locked) await releaseMoved(context, taken)
  say(context, plansChanged, { items: itemsOf(changed) })
  return { changed: changed.length }
}

/** Processes that a planner has moved on the Gantt are the next run's again. */
async function releaseMoved({ tx, session }: Context, plans: readonly Plan[]): Promise<void> {
  const numbers = textArray(plans.map(({ plan_no }) => plan_no))
  await tx.execute(sql`UPDATE ${planOperation} AS o SET locked_flg = false, work_minutes = NULL, update_user = ${session.user_cd}, update_cnt = o.update_cnt + 1
    WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND o.locked_flg
      AND o.plan_no = ANY(${numbers}::bigint[])`)
}

/** 計画取消: temporary plans go; what their orders wait for is unplanned again. */
export async function removePlans(
  context: Context,
  { plans }: InputOf<typeof removeCall>,
): Promise<OutputOf<typeof removeCall>> {
  await refuseWhile(context, 'cancel')
  const taken = await takePlanned(context, plans)
  refuseLocked(taken)
  const { company_cd, factory_cd } = context.session
  await context.tx
    .execute(sql`DELETE FROM ${productionPlan} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
    AND p.plan_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(taken.map(({ plan_no }) => plan_no))}::jsonb)::bigint)`)
  await tellOrders(context, taken, 'cancel-plan')
  await markPlans(
    context,
    'plans-gone',
    taken.map(({ plan_no }) => plan_no),
  )
  say(context, plansChanged, { items: itemsOf(taken) })
  return { removed: taken.length }
}

export const itemsOf = (plans: readonly Pick<Plan, 'item_cd'>[]): string[] => [
  ...new Set(plans.map(({ item_cd }) => item_cd)),
]

function refuseLocked(plans: readonly Plan[]): void {
  const locked = plans.find(({ locked_flg }) => locked_flg)
  if (locked) throw planErrors.BIZ_PLAN_LOCKED.with({ no: locked.plan_no })
}
