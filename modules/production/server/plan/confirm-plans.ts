import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { orderKept } from '#modules/receive-order/server/index.ts'
import { changeSupply, peg } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { confirmPlans as confirmCall, SeenPlan } from '../../contract/plan/plan-calls.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { productionPlan } from './tables.ts'
import { makeWorkOrders, type MadeWorkOrder } from '../work-order/make-work-orders.ts'
import { promiseParts } from '../work-order/promise-parts.ts'
import { itemsOf } from './change-plans.ts'
import { takePlanned, type Plan } from './open-plans.ts'
import { readPlannedOperations } from './planned-operations.ts'
import { lineKey, missingOfLines } from './missing-of-lines.ts'
import { tellOrders } from './tell-orders.ts'

export async function confirmPlans(
  context: Context,
  { plans }: InputOf<typeof confirmCall>,
): Promise<OutputOf<typeof confirmCall>> {
  await refuseWhile(context, 'confirm')
  return confirmTaken(context, plans)
}

/**
 * 確定: each plan becomes a work order with its own copy of the routing. What is made for an order is tied to its line, what is made
 * for a part of it to that part, and the parts are promised what the stock has free.
 */
export const confirmTaken = (
  context: Context,
  seen: readonly SeenPlan[],
): Promise<OutputOf<typeof confirmCall>> =>
  inOneUnit(context, async () => {
    const plans = await takePlanned(context, seen)
    const orders = [...new Set(plans.flatMap(({ demand_no }) => (demand_no === '' ? [] : [demand_no])))]
    await unitOf(context).lock({ document: orderKept.document, keys: orders.map((no) => [no]) })
    const planned = await readPlannedOperations(context, plans)
    const made = await makeWorkOrders(
      context,
      plans.map(({ plan_no, item_cd, qty, start_dt, due_dt, production_div, remarks, ...plan }) => ({
        ...{ plan_no, item_cd, qty, start_dt, due_dt, production_div, remarks },
        ...(plan.demand_no === ''
          ? {}
          : {
              demand: {
                ...{ demand_kind: plan.demand_kind, demand_no: plan.demand_no },
                demand_line: plan.demand_line,
              },
            }),
        planned: planned.get(plan_no) ?? [],
      })),
    )
    const pairs = plans.map((plan, at) => ({ plan, made: made[at] })).filter(isPair)
    changeSupply(
      context,
      pairs.map(({ plan, made: { work_order_no } }) => ({ ...supplyOf(work_order_no), open: plan.qty })),
    )
    await tieOrders(context, pairs)
    const tied = tieParts(context, pairs)
    await promiseParts(
      context,
      pairs.map(({ plan: { plan_no, start_dt }, made: { work_order_no, draft } }) => ({
        ...{ work_order_no, start_dt, parts: draft.parts },
        tiedFor: (part_no) => tied.get(partKey(plan_no, part_no)) ?? zero,
      })),
    )
    unitOf(context).write(() => writeConfirmed(context, pairs))
    return () => ({ work_orders: pairs.map(({ made: { work_order_no } }) => work_order_no.value) })
  })

interface Pair {
  readonly plan: Plan
  readonly made: MadeWorkOrder
}

const isPair = (one: { readonly plan: Plan; readonly made: MadeWorkOrder | undefined }): one is Pair =>
  one.made !== undefined

const supplyOf = (work_order_no: MadeWorkOrder['work_order_no']) => ({
  ...{ supply_kind: workOrderKindOfStock, supply_no: work_order_no, supply_line: 0 },
})

/** So much of it as the line still wants and nothing else will bring it. */
async function tieOrders(context: Context, pairs: readonly Pair[]): Promise<void> {
  const ofOrders = pairs.filter(({ plan }) => plan.production_div === '050')
  if (ofOrders.length === 0) return
  const missing = await missingOfLines(
    context,
    ofOrders.map(({ plan }) => plan),
  )
  for (const { plan, made } of ofOrders) {
    const { demand_kind, demand_no, demand_line, item_cd, due_dt } = plan
    const key = lineKey({ demand_no, demand_line })
    const qty = smaller(decimal(plan.qty), missing.get(key) ?? zero)
    if (compare(qty, zero) <= 0) continue
    missing.set(key, minus(missing.get(key) ?? zero, qty))
    peg(context, [
      {
        ...{ demand_kind, demand_no, demand_line, ...supplyOf(made.work_order_no) },
        ...{ item_cd, qty: written(qty), priority: 3, need_dt: due_dt },
      },
    ])
  }
}

const smaller = (one: Decimal, other: Decimal): Decimal => (compare(one, other) < 0 ? one : other)

const partKey = (plan_no: string, part_no: number) => `${plan_no} ${part_no}`

/** Of an order's parts: what is confirmed with it for the same line comes to it. Answers what each part has been tied for. */
function tieParts(context: Context, pairs: readonly Pair[]): ReadonlyMap<string, Decimal> {
  const tied = new Map<string, Decimal>()
  const left = new Map(pairs.map(({ plan }) => [plan.plan_no, decimal(plan.qty)]))
  for (const { plan, made } of pairs) {
    if (plan.demand_no === '') continue
    for (const { part_no, item_cd, need_qty } of made.draft.parts) {
      const child = pairs.find(
        (one) =>
          one.plan.production_div === '051' &&
          one.plan.item_cd === item_cd &&
          one.plan.demand_no === plan.demand_no &&
          one.plan.demand_line === plan.demand_line &&
          one.plan.plan_no !== plan.plan_no,
      )
      const rest = child && left.get(child.plan.plan_no)
      if (!child || !rest || compare(rest, zero) <= 0) continue
      const qty = smaller(decimal(need_qty), rest)
      left.set(child.plan.plan_no, minus(rest, qty))
      tied.set(partKey(plan.plan_no, part_no), qty)
      peg(context, [
        {
          ...{ demand_kind: workOrderKindOfStock, demand_no: made.work_order_no, demand_line: part_no },
          ...{ ...supplyOf(child.made.work_order_no), item_cd, qty: written(qty), need_dt: plan.start_dt },
        },
      ])
    }
  }
  return tied
}

async function writeConfirmed(context: Context, pairs: readonly Pair[]): Promise<void> {
  const { company_cd, factory_cd, user_cd } = context.session
  const numbers = pairs.map(({ plan, made }) => ({
    plan_no: plan.plan_no,
    work_order_no: made.work_order_no.value,
  }))
  await context.tx
    .execute(sql`UPDATE ${productionPlan} AS p SET plan_status = '2', work_order_no = n.work_order_no,
      update_user = ${user_cd}, update_dt = now(), update_cnt = p.update_cnt + 1
    FROM ${sentRows(numbers, 'n', { plan_no: 'bigint', work_order_no: 'text' })}
    WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND p.plan_no = n.plan_no`)
  await recordSteps(
    context,
    numbers.map(({ plan_no }) => ({
      ...{
        document: 'production_plan',
        key: plan_no,
        axis: 'plan_status',
        from: '1',
        to: '2',
        verb: 'confirm',
      },
    })),
  )
  await tellOrders(
    context,
    pairs.map(({ plan }) => plan),
    'confirm',
  )
  say(context, plansChanged, { items: itemsOf(pairs.map(({ plan }) => plan)) })
}
