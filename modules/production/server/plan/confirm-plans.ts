import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readGoods } from '#modules/master/server/index.ts'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { orderKept } from '#modules/receive-order/server/index.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { allocate, changeSupply, peg, type AllocationRequest } from '#modules/stock/server/index.ts'
import { pegRead } from '#modules/stock/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, minus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { confirmPlans as confirmCall, SeenPlan } from '../../contract/plan/plan-calls.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { productionPlan } from './tables.ts'
import { makeWorkOrders, type MadeWorkOrder } from '../work-order/make-work-orders.ts'
import { itemsOf } from './change-plans.ts'
import { takePlanned, type Plan } from './open-plans.ts'
import { readPlannedOperations } from './planned-operations.ts'
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
    await promiseParts(context, pairs, tieParts(context, pairs))
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
  const { tx, session } = context
  const found = await rows(
    tx,
    { order_no: z.string(), line_no: z.int(), missing: z.string() },
    sql`SELECT l.order_no, l.line_no, trim_scale(l.qty - l.shipped_qty - l.closed_qty - l.allocated_qty
        - coalesce((SELECT sum(p.qty) FROM ${pegRead.rows} AS p WHERE p.company_cd = l.company_cd AND p.factory_cd = l.factory_cd
          AND p.demand_kind = ${orderDemandKind} AND p.demand_no = l.order_no AND p.demand_line = l.line_no), 0))::text AS missing
      FROM ${orderLineRead.rows} AS l
      JOIN (SELECT DISTINCT demand_no, demand_line FROM jsonb_to_recordset(${JSON.stringify(ofOrders.map(({ plan }) => plan))}::jsonb)
        AS k(demand_no text, demand_line int)) AS k ON k.demand_no = l.order_no AND k.demand_line = l.line_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.line_status = '0'`,
  )
  const missing = new Map(found.map((line) => [`${line.order_no} ${line.line_no}`, decimal(line.missing)]))
  for (const { plan, made } of ofOrders) {
    const { demand_kind, demand_no, demand_line, item_cd, due_dt } = plan
    const key = `${demand_no} ${demand_line}`
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

/** 材料の引当: what the stock has free of our own parts, from the warehouse that the process draws from. */
/** Promised is what lies where the item usually does; what has been staged at a process is there for it anyway. */
const placeOfPart = ({
  usual_cd,
  location_cd,
}: {
  readonly usual_cd: string
  readonly location_cd: string
}) => usual_cd || location_cd

async function promiseParts(
  context: Context,
  pairs: readonly Pair[],
  tied: ReadonlyMap<string, Decimal>,
): Promise<void> {
  const { factory_cd } = context.session
  const places = [...new Set(pairs.flatMap(({ made }) => made.draft.parts.map(placeOfPart)))]
  const { locations } = await readGoods(context, {
    ...{ biz_dt: await businessDateOf(context), items: [] },
    locations: places.filter(Boolean).map((location_cd) => ({ factory_cd, location_cd })),
  })
  const warehouses = new Map(locations.map(({ location_cd, warehouse_cd }) => [location_cd, warehouse_cd]))
  const requests = pairs.flatMap(({ plan, made }) =>
    made.draft.parts.flatMap((part): AllocationRequest[] => {
      const { part_no, item_cd, need_qty, supply_div } = part
      const warehouse_cd = warehouses.get(placeOfPart(part))
      const qty = minus(decimal(need_qty), tied.get(partKey(plan.plan_no, part_no)) ?? zero)
      if (supply_div !== '1' || warehouse_cd === undefined || compare(qty, zero) <= 0) return []
      return [
        {
          ...{ demand_kind: workOrderKindOfStock, demand_no: made.work_order_no, demand_line: part_no },
          ...{
            warehouse_cd,
            item_cd,
            qty: written(qty),
            partly: true,
            priority: 3,
            need_dt: plan.start_dt,
          },
        },
      ]
    }),
  )
  if (requests.length > 0) allocate(context, requests)
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
    FROM jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) AS n(plan_no bigint, work_order_no text)
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
