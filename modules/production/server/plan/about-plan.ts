import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, itemRead, operationRead } from '#modules/master/server/views.ts'
import {
  arithmeticStep,
  proposalPurpose,
  purpose,
  type Purpose,
} from '#modules/place-order/contract/proposal/arithmetic.ts'
import { proposalList } from '#modules/place-order/contract/proposal/proposal-list.ts'
import { demandKinds, supplyDemand } from '#modules/stock/server/index.ts'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { aboutPlan as aboutCall } from '../../contract/plan/plan-calls.ts'
import { partsOfPlan } from './parts-of-plan.ts'
import { quickerSuppliers } from './quicker-suppliers.ts'
import { planOperation, productionPlan } from './tables.ts'
import { timeOfPlan, whyLate } from './why-late.ts'
import { localTime } from '../work-order/read-work-order.ts'

const operation = {
  ...{ process_no: z.int(), operation_nm: z.string(), facility_nm: z.string(), qty: z.string() },
  ...{ start_at: z.string(), end_at: z.string(), reason: z.string() },
}

/** How a plan came about, for whom it is, and where its processes stand. */
export async function aboutPlan(
  context: Context,
  { plan_no }: InputOf<typeof aboutCall>,
): Promise<OutputOf<typeof aboutCall>> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    { steps: z.array(arithmeticStep), purposes: z.array(purpose) },
    sql`SELECT p.steps, p.purposes FROM ${productionPlan} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
      AND p.plan_no = ${plan_no}::bigint`,
  )
  if (!found) throw http[404].with()
  const zone = await directory.timeZoneOf(tx, session)
  const operations = await rows(
    tx,
    operation,
    sql`SELECT o.process_no, coalesce(${operationRead.of('o', 'operation_nm')}, o.operation_cd) AS operation_nm,
        coalesce(${facilityRead.of('o', 'facility_nm')}, '') AS facility_nm, trim_scale(o.qty)::text AS qty,
        ${localTime(sql`o.start_at`, zone)} AS start_at, ${localTime(sql`o.end_at`, zone)} AS end_at,
        CASE WHEN o.reason_name = '' THEN o.reason ELSE o.reason || ' ' || o.reason_name END AS reason
      FROM ${planOperation} AS o WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.plan_no = ${plan_no}::bigint
      ORDER BY o.process_no, o.split_no`,
  )
  const items = await namesOf(context, found.purposes)
  const why = await whyLate(context, plan_no)
  if (!why) throw http[404].with()
  const spent = await timeOfPlan(context, plan_no)
  const { reason, name, days, ...known } = why
  const parts = await partsOfPlan(context, plan_no)
  return {
    steps: [...found.steps],
    purposes: found.purposes.map((one) => named(context, one, items)),
    operations: operations.map((one) => ({ ...one, ...(spent.get(one.process_no) ?? noTime) })),
    late: { reason, name, days },
    ...parts,
    suppliers: await quickerSuppliers(context, parts.late_part),
    ...known,
  }
}

const noTime = { waiting: 0, setup: 0, working: 0, outside: 0, closed: 0 }

const own: Readonly<Record<string, Text>> = {
  'year-plan': { ja: '年間生販在計画', en: 'Annual stock plan', zh: '年度产销存计划' },
  'safety-stock': { ja: '安全在庫', en: 'Safety stock', zh: '安全库存' },
  'negative-stock': { ja: '在庫のマイナス', en: 'Negative stock', zh: '负库存' },
  item: { ja: '生産する品目', en: 'Made item', zh: '生产物料' },
  [proposalPurpose]: proposalList.title,
}

async function namesOf(
  { tx, session }: Context,
  purposes: readonly Purpose[],
): Promise<ReadonlyMap<string, string>> {
  const codes = purposes.filter(({ kind }) => kind === 'item').map(({ no }) => no)
  if (codes.length === 0) return new Map()
  const found = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string() },
    sql`SELECT i.item_cd, i.item_nm FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd}
      AND i.item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
  )
  return new Map(found.map(({ item_cd, item_nm }) => [item_cd, item_nm]))
}

function named(
  { language, registered }: Context,
  { kind, no, line, qty, date }: Purpose,
  items: ReadonlyMap<string, string>,
) {
  const demand = registered(demandKinds).find((one) => one.kind === kind)
  const source = registered(supplyDemand).find((one) => one.kind === kind)
  const label = own[kind] ?? demand?.label ?? source?.label
  return {
    what: label ? say(label, language) : kind,
    no: items.has(no) ? `${no} ${items.get(no) ?? ''}` : line > 0 ? `${no}-${line}` : no,
    link:
      demand?.link({ demand_kind: kind, demand_no: no, demand_line: line }) ?? source?.link?.({ no }) ?? '',
    ...{ qty, date },
  }
}
