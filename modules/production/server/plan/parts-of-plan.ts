import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { placeOrderSupplyKind } from '#modules/place-order/contract/order/place-order-number.ts'
import { placeOrderBacklogList } from '#modules/place-order/contract/order/place-order-backlog.ts'
import { proposalList } from '#modules/place-order/contract/proposal/proposal-list.ts'
import { supplyDemand } from '#modules/stock/server/index.ts'
import { directory } from '#modules/system/server/index.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import type { aboutPlan } from '../../contract/plan/plan-calls.ts'
import { planManageList } from '../../contract/plan/manage-list.ts'
import {
  latePart,
  partWait,
  waitsForInspection,
  waitsForPlan,
  waitsForProposal,
  waitsForPurchase,
} from '../../contract/plan/part-wait.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { productionPlan } from './tables.ts'

type Answer = Pick<OutputOf<typeof aboutPlan>, 'late_part' | 'parts'>
type Part = Answer['parts'][number]

const columns = {
  ...{ plan_no: z.string(), start_dt: z.string(), end_dt: z.string(), work_order_no: z.string() },
  ...{ waits: z.array(partWait), late_part: latePart.nullable() },
}
type Stored = RowOf<typeof columns>
type Wait = z.output<typeof partWait>

/** What a plan waits for, the last first and under each plan what that waits for, down to what is bought; and the part that makes it late. What other plans make of it is there by where the schedule has put them. */
export async function partsOfPlan(context: Context, plan_no: string): Promise<Answer> {
  const plans = await readWithParts(context, plan_no)
  const found = plans.get(plan_no)
  if (!found) return { late_part: null, parts: [] }
  const { late_part } = found
  const made = await readMade(context, late_part ? [late_part] : [])
  const names = await readNames(context, [
    ...[...plans.values()].flatMap(({ waits }) => waits),
    ...(late_part ? [late_part] : []),
  ])
  const shown = (
    one: Wait | z.output<typeof latePart>,
    { date, late_days, level, into }: Pick<Part, 'date' | 'late_days' | 'level' | 'into'>,
  ): Part => {
    const maker = one.kind === waitsForPlan ? (plans.get(one.no) ?? made.get(one.no)) : undefined
    const [kind, no] = maker?.work_order_no ? [workOrderKindOfStock, maker.work_order_no] : [one.kind, one.no]
    return {
      ...{ item_cd: one.item_cd, item_nm: names.get(one.item_cd) ?? '', what: wordOf(context, kind) },
      no: one.line > 0 ? `${no}-${one.line}` : no,
      link: linkOf({ kind, no, item_cd: one.item_cd }),
      bought: boughtKinds.has(kind),
      ...{ date, late_days, level, into },
    }
  }
  const told = new Set<string>()
  /** Each plan is opened once, where it is awaited first. */
  const below = (plan: Stored, level: number): readonly Part[] => {
    told.add(plan.plan_no)
    const dated = plan.waits.map((one) => {
      const end = one.kind === waitsForPlan ? (plans.get(one.no)?.end_dt ?? '') : ''
      return { one, date: end === '' ? one.date : end }
    })
    return dated
      .toSorted((a, b) => b.date.localeCompare(a.date) || a.one.item_cd.localeCompare(b.one.item_cd))
      .flatMap(({ one, date }) => {
        const maker = one.kind === waitsForPlan && !told.has(one.no) ? plans.get(one.no) : undefined
        const late_days = Math.max((epochDay(date) ?? 0) - (epochDay(plan.start_dt) ?? 0), 0)
        return [
          shown(one, { ...{ date, late_days, level }, into: plan.plan_no }),
          ...(maker && maker.work_order_no === '' ? below(maker, level + 1) : []),
        ]
      })
  }
  return {
    late_part:
      late_part &&
      shown(late_part, { date: late_part.date, late_days: late_part.late_days, level: 0, into: plan_no }),
    parts: [...below(found, 0)],
  }
}

/** A plan and all that makes its parts, over all levels. */
async function readWithParts(
  { tx, session }: Context,
  plan_no: string,
): Promise<ReadonlyMap<string, Stored>> {
  const zone = await directory.timeZoneOf(tx, session)
  const mine = sql`p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}`
  const found = await rows(
    tx,
    columns,
    sql`WITH RECURSIVE tree (plan_no) AS (
        SELECT p.plan_no FROM ${productionPlan} AS p WHERE ${mine} AND p.plan_no = ${plan_no}::bigint
        UNION SELECT w.no::bigint FROM tree AS t
          JOIN ${productionPlan} AS p ON ${mine} AND p.plan_no = t.plan_no
          CROSS JOIN LATERAL jsonb_to_recordset(p.waits) AS w(kind text, no text) WHERE w.kind = ${waitsForPlan})
      SELECT p.plan_no::text AS plan_no, p.start_dt::text AS start_dt, p.waits, p.late_part, p.work_order_no,
        coalesce((p.end_at AT TIME ZONE ${zone})::date::text, '') AS end_dt
      FROM ${productionPlan} AS p JOIN tree AS t ON t.plan_no = p.plan_no WHERE ${mine}`,
  )
  return new Map(found.map((one) => [one.plan_no, one]))
}

const boughtKinds: ReadonlySet<string> = new Set([placeOrderSupplyKind, waitsForProposal, waitsForPurchase])

const own: Readonly<Record<string, Text>> = {
  [waitsForPlan]: { ja: '計画', en: 'Plan', zh: '计划' },
  [waitsForProposal]: proposalList.title,
  [waitsForPurchase]: { ja: '未発注', en: 'Not ordered', zh: '未下单' },
  [waitsForInspection]: { ja: '検査待ち', en: 'Awaiting inspection', zh: '待检' },
}

function wordOf({ language, registered }: Context, kind: string): string {
  const label = own[kind] ?? registered(supplyDemand).find((one) => one.kind === kind)?.label
  return label ? say(label, language) : kind
}

/** Where somebody can do something about it. */
function linkOf({
  kind,
  no,
  item_cd,
}: {
  readonly kind: string
  readonly no: string
  readonly item_cd: string
}) {
  const at = (path: string, condition: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams(condition).toString()}`
  switch (kind) {
    case placeOrderSupplyKind:
      return at(placeOrderBacklogList.screen.path, { po_no: no })
    case waitsForProposal:
    case waitsForPurchase:
      return at(proposalList.screen.path, { item_cd })
    case workOrderKindOfStock:
      return at(planManageList.screen.path, { work_order_no: no })
    case waitsForPlan:
      return at(planManageList.screen.path, { plan_no: no })
    default:
      return ''
  }
}

interface Named {
  readonly kind: string
  readonly no: string
  readonly item_cd: string
}

/** What has become of plans: work orders, where they are confirmed. */
async function readMade({ tx, session }: Context, waits: readonly Named[]) {
  const numbers = waits.filter(({ kind }) => kind === waitsForPlan).map(({ no }) => no)
  const found = await rows(
    tx,
    { plan_no: z.string(), work_order_no: z.string() },
    sql`SELECT p.plan_no::text AS plan_no, p.work_order_no FROM ${productionPlan} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.plan_no = ANY(${textArray(numbers)}::bigint[])`,
  )
  return new Map(found.map((one) => [one.plan_no, one]))
}

async function readNames({ tx, session }: Context, waits: readonly Named[]) {
  const found = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string() },
    sql`SELECT i.item_cd, i.item_nm FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd}
      AND i.item_cd = ANY(${textArray(waits.map(({ item_cd }) => item_cd))})`,
  )
  return new Map(found.map(({ item_cd, item_nm }) => [item_cd, item_nm]))
}
