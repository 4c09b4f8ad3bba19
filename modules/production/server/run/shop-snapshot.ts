import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  readRoutings,
  routingsByItem,
  type Routings,
  type ShopOfFactory,
} from '#modules/master/server/index.ts'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { directory } from '#modules/system/server/index.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type {
  FacilityInput,
  FactorySnapshot,
  OperationInput,
  OrderInput,
} from '#planning/scheduling/factory-snapshot.ts'
import type { Reason } from '#planning/scheduling/proposal.ts'
import { resizedTo } from '#planning/moves/resized.ts'
import { standingAt } from '#planning/scheduling/standing.ts'
import { productionPlan } from '../plan/tables.ts'
import { planUrgent } from '../scenario/tables.ts'
import { workOrder, workOrderOperation } from '../work-order/tables.ts'
import { draftOperations, type DraftedOperation } from '../work-order/draft-work-order.ts'
import { partWait } from '../../contract/plan/part-wait.ts'
import { operationKey, planKey, workOrderKey } from '#planning/moves/order-keys.ts'
import { partsOfPlans, withPartsOrRefused } from './part-inputs.ts'
import { daysFrom } from './days-from.ts'
import { type Split, splitPlaces, splitStored } from '../gantt/split-plans.ts'
import { type Place, readPlaces } from './places.ts'

/** The schedule looks so many days ahead where they have room for all, and begins at the midnight behind the business date. */
export const scheduleDays = 180

const minutesPerDay = 1440
/** A line that goes first: a minute of it counts as many of others. */
const urgentWeight = 20
/** Processes that are done outside run on something that nobody has to wait for, day and night: by the pick-up days of who has some. */
const outside = '*outside'
const dayAndNight = '*always'
interface Subcontractor {
  readonly supplier_cd: string
  readonly branch_no: string
}
const outsideAt = ({ supplier_cd, branch_no }: Subcontractor) => `*${supplier_cd} ${branch_no}`

/** What is in the way, as a planner knows it: a subcontractor by his code and branch, nothing where it could be any. */
export const nameInTheWay = ({ name = '' }: Reason): string =>
  name === outside ? '' : name.replace(/^\*/, '')

const planColumns = {
  ...{ plan_no: z.string(), item_cd: z.string(), qty: z.string(), start_dt: z.string(), due_dt: z.string() },
  ...{ demand_no: z.string(), demand_line: z.int(), manual_flg: z.boolean() },
  ...{ urgent: z.boolean(), waits: z.array(partWait) },
}
type StoredPlan = RowOf<typeof planColumns>
export type PlannedItem = StoredPlan & { readonly operations: readonly DraftedOperation[] }

const runningColumns = {
  ...{
    work_order_no: z.string(),
    plan_no: z.string(),
    item_cd: z.string(),
    due_dt: z.string(),
    process_no: z.int(),
  },
  ...{ before_no: z.int(), work_cd: z.string(), facility_group_cd: z.string(), facility_cd: z.string() },
  ...{ work_status: z.string(), outside_flg: z.boolean(), outside_days: z.int() },
  ...{ supplier_cd: z.string(), branch_no: z.string() },
  ...{ open_qty: z.number(), setup_seconds: z.int(), piece_seconds: z.number() },
  /** Minutes from the schedule's beginning; null where it has no place. */
  ...{ start: z.number().nullable(), end: z.number().nullable() },
}

export interface ShopToPlan {
  readonly snapshot: FactorySnapshot
  readonly plans: readonly PlannedItem[]
  /** Where the processes of plans stand until now. */
  readonly places: ReadonlyMap<string, Place>
}

/** Plans and what is left of work orders, as the scheduler reads them. A work order that has a place keeps it, and so does what a planner has put or locked. */
export async function readShopToPlan(
  context: Context,
  shop: ShopOfFactory,
  from_dt: string,
  known?: KnownWork,
  splits: readonly Split[] = [],
): Promise<ShopToPlan> {
  const stored = splitStored(await readPlans(context), splits)
  const standing = await readPlaces(context, from_dt, (plan_no, process_no) =>
    operationKey(planKey(plan_no), process_no),
  )
  const items = [...new Set(stored.map(({ item_cd }) => item_cd))]
  const termsOf = routingsByItem(known?.routings ?? (await readRoutings(context, { items, on_dt: from_dt })))
  const plans = stored.map((plan) => ({ ...plan, operations: draftOperations(termsOf(plan.item_cd), plan) }))
  const places = splitPlaces(standing, plans, splits)
  const dayOf = daysFrom(from_dt)
  const endOf = (date: string) => (dayOf(date) + 1) * minutesPerDay
  const orders: OrderInput[] = []
  const operations: OperationInput[] = []
  for (const plan of plans) {
    const id = planKey(plan.plan_no)
    const release = Math.max(dayOf(plan.start_dt), 0) * minutesPerDay
    const weight = plan.urgent ? urgentWeight : plan.demand_no === '' ? 1 : 2
    orders.push({ id, item: plan.item_cd, release, due: endOf(plan.due_dt), weight })
    for (const one of operationsOf(termsOf(plan.item_cd), shop, plan)) {
      const place = places.get(one.id)
      operations.push(place?.pinned ? standingAt(resizedTo(one, place), place, shop.workers) : one)
    }
  }
  const running = known?.running ?? (await readRunningWork(context, shop, from_dt))
  orders.push(...running.orders)
  operations.push(...running.operations)
  const parts = partsOfPlans(plans, {
    termsOf,
    dayOf,
    orderOf: (plan_no) => running.ofPlan.get(plan_no) ?? planKey(plan_no),
  })
  const linked = withPartsOrRefused(operations, parts, orders)
  return { snapshot: { ...frameOf(shop, from_dt), orders, operations: linked }, plans, places }
}

/** What has been read already: how everything that is made here goes through the factory, and what is under way. */
export interface KnownWork {
  readonly routings: Routings
  readonly running: RunningWork
}

export interface RunningWork extends Pick<FactorySnapshot, 'orders' | 'operations'> {
  /** Which of the orders has been a plan, by its number. */
  readonly ofPlan: ReadonlyMap<string, string>
}

/** What is left of work orders; what has a place keeps it. */
export async function readRunningWork(
  context: Context,
  shop: ShopOfFactory,
  from_dt: string,
): Promise<RunningWork> {
  const running = await readRunning(context, from_dt)
  const dayOf = daysFrom(from_dt)
  const processesOf = groupedBy(running, ({ work_order_no }) => work_order_no)
  return {
    orders: [...processesOf.values()].flatMap(([one]) =>
      one
        ? [
            {
              ...{ id: workOrderKey(one.work_order_no), item: one.item_cd, release: 0, weight: 3 },
              due: (dayOf(one.due_dt) + 1) * minutesPerDay,
            },
          ]
        : [],
    ),
    operations: running.map((one) => runningOperation(shop, processesOf.get(one.work_order_no) ?? [], one)),
    ofPlan: new Map(running.map((one) => [one.plan_no, workOrderKey(one.work_order_no)])),
  }
}

/** Machines, people and calendars, without anything to do. */
export function frameOf(
  shop: ShopOfFactory,
  from_dt: string,
): Omit<FactorySnapshot, 'orders' | 'operations'> {
  const always = { id: dayAndNight, week: Array.from({ length: 7 }, () => [{ from: 0, to: minutesPerDay }]) }
  const pickUps = shop.pickUps.map(({ handover, ...one }) => ({ ...always, id: outsideAt(one), handover }))
  const machines: readonly FacilityInput[] = [
    ...shop.facilities,
    ...[{ id: outside, calendar: dayAndNight }, ...pickUps.map(({ id }) => ({ id, calendar: id }))].map(
      (one) => ({ ...one, capacity: 10_000 }),
    ),
  ]
  return {
    ...{ now: 0, days: scheduleDays, firstWeekday: new Date(`${from_dt}T00:00:00Z`).getUTCDay() },
    calendars: [...shop.calendars, always, ...pickUps],
    ...(shop.factoryCalendar === '' ? {} : { factoryCalendar: shop.factoryCalendar }),
    ...{ setups: shop.setups, facilities: machines, workers: shop.workers },
  }
}

const readPlans = ({ tx, session }: Context): Promise<readonly StoredPlan[]> =>
  rows(
    tx,
    planColumns,
    sql`SELECT p.plan_no::text AS plan_no, p.item_cd, trim_scale(p.qty)::text AS qty, p.start_dt::text AS start_dt,
        p.due_dt::text AS due_dt, p.demand_no, p.demand_line, p.manual_flg, p.waits,
        EXISTS (SELECT FROM ${planUrgent} AS u WHERE u.company_cd = p.company_cd AND u.factory_cd = p.factory_cd
          AND (p.demand_kind = ${orderDemandKind} AND p.demand_no = u.order_no AND p.demand_line = u.line_no
            OR p.purposes @> jsonb_build_array(jsonb_build_object('kind', ${orderDemandKind}::text, 'no', u.order_no,
              'line', u.line_no)))) AS urgent
      FROM ${productionPlan} AS p WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.plan_status = '1' ORDER BY p.due_dt, p.plan_no`,
  )

export function operationsOf(
  terms: Pick<Routings, 'steps'>,
  shop: ShopOfFactory,
  plan: Pick<PlannedItem, 'plan_no' | 'item_cd' | 'operations'>,
): readonly OperationInput[] {
  const order = planKey(plan.plan_no)
  const { operations } = plan
  return operations.map((step) => {
    const before = operations.find(({ process_no }) => process_no === step.before_no)
    const overlap = Number(
      terms.steps.find(({ process_no }) => process_no === step.process_no)?.overlap ?? '0',
    )
    const minutes = minutesOf(step, Number(step.plan_qty))
    const candidates = shop.candidatesFor(plan.item_cd, step.work_cd, step.facility_group_cd)
    const group = candidates[0]?.setup_group ?? ''
    const skill = shop.skillFor(step.work_cd)
    return {
      id: operationKey(order, step.process_no),
      order,
      quantity: Number(step.plan_qty),
      after: before
        ? [{ operation: operationKey(order, before.process_no), share: 1 - Math.min(overlap, 99) / 100 }]
        : [],
      candidates: step.outside_flg
        ? outsideCandidates(shop, step)
        : candidates.map(({ facility, efficiency, priority }) => ({
            facility,
            minutes,
            efficiency,
            priority,
          })),
      ...(group === '' ? {} : { group }),
      ...(skill === undefined || step.outside_flg ? {} : { skill }),
      splittable: true,
    }
  })
}

/** As many days as the routing says; who has pick-up days collects and delivers on them. */
function outsideCandidates(
  { pickUps }: ShopOfFactory,
  step: Subcontractor & { readonly outside_days: number },
): OperationInput['candidates'] {
  const id = outsideAt(step)
  const isPickedUp = pickUps.some((one) => outsideAt(one) === id)
  return [{ facility: isPickedUp ? id : outside, minutes: Math.max(step.outside_days, 1) * minutesPerDay }]
}

const minutesOf = (
  step: { readonly setup_seconds: number; readonly piece_seconds: number | string },
  pieces: number,
): number => Math.max(Math.ceil((step.setup_seconds + Number(step.piece_seconds) * pieces) / 60), 1)

async function readRunning(
  { tx, session }: Context,
  from_dt: string,
): Promise<readonly RowOf<typeof runningColumns>[]> {
  const zone = await directory.timeZoneOf(tx, session)
  const minutes = (moment: ReturnType<typeof sql>) =>
    sql`round(extract(epoch FROM ${moment} - (${from_dt}::timestamp AT TIME ZONE ${zone})) / 60)::float8`
  return rows(
    tx,
    runningColumns,
    sql`SELECT o.work_order_no, coalesce(h.plan_no::text, '') AS plan_no, h.item_cd, h.due_dt::text AS due_dt, o.process_no, o.before_no, o.work_cd, o.facility_group_cd,
        o.facility_cd, o.work_status, o.outside_flg, o.outside_days, o.supplier_cd, o.branch_no, o.setup_seconds, o.piece_seconds::float8 AS piece_seconds,
        greatest(o.plan_qty - o.good_qty - o.defective_qty, 0)::float8 AS open_qty, ${minutes(sql`o.start_at`)} AS start,
        ${minutes(sql`o.end_at`)} AS "end"
      FROM ${workOrderOperation} AS o JOIN ${workOrder} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd
        AND h.work_order_no = o.work_order_no
      WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND o.split_no = 1 AND o.work_status <> '3'
        AND h.instruction_status IN ('0', '1', '4') ORDER BY o.work_order_no, o.process_no`,
  )
}

type Running = RowOf<typeof runningColumns>

/** What is left of a process of a work order: where it was confirmed to be, else wherever there is room. */
function runningOperation(shop: ShopOfFactory, ofOrder: readonly Running[], one: Running): OperationInput {
  const order = workOrderKey(one.work_order_no)
  const minutes = minutesOf(one, one.open_qty)
  const before = ofOrder.find(({ process_no }) => process_no === one.before_no)
  const candidates = shop.candidatesFor(one.item_cd, one.work_cd, one.facility_group_cd)
  const hasPlace =
    one.start !== null && one.end !== null && one.start >= 0 && candidates.some(isMachine(one.facility_cd))
  return {
    ...{ id: operationKey(order, one.process_no), order, quantity: one.open_qty },
    after: before ? [{ operation: operationKey(order, before.process_no) }] : [],
    candidates: one.outside_flg
      ? outsideCandidates(shop, one)
      : candidates.map(({ facility, efficiency, priority }) => ({ facility, minutes, efficiency, priority })),
    splittable: true,
    ...(hasPlace && !one.outside_flg
      ? { fixed: { facility: one.facility_cd, start: one.start ?? 0, end: one.end ?? 0 } }
      : {}),
  }
}

const isMachine =
  (facility_cd: string) =>
  ({ facility }: { readonly facility: string }) =>
    facility === facility_cd
