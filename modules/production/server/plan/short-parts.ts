import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readMakingTerms, termsByItem } from '#modules/master/server/index.ts'
import { itemRead } from '#modules/master/server/views.ts'
import { expectedOf } from '#modules/stock/server/index.ts'
import { availabilityRead } from '#modules/stock/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { shortParts as shortCall } from '../../contract/plan/plan-calls.ts'
import { draftWorkOrder } from '../work-order/draft-work-order.ts'
import { freeAmong } from '../work-order/parts-to-come.ts'
import { warehousesOfParts } from '../work-order/promise-parts.ts'
import { readPlans } from './open-plans.ts'

const partColumns = {
  ...{ item_cd: z.string(), item_nm: z.string(), unit_nm: z.string(), free_qty: z.string() },
  on_hand: z.string(),
}

/**
 * 欠品一覧: by part what these plans want, what the stock has free where their processes draw it, and when so much will be there that
 * nobody goes short: what a work order says of its parts when it has been made.
 */
export async function shortParts(
  context: Context,
  { plan_no }: InputOf<typeof shortCall>,
): Promise<OutputOf<typeof shortCall>> {
  const plans = await readPlans(context, plan_no)
  if (plans.length < new Set(plan_no).size) throw http[404].with()
  const today = await businessDateOf(context)
  const terms = await readMakingTerms(context, {
    items: [...new Set(plans.map(({ item_cd }) => item_cd))],
    on_dt: today,
  })
  const termsOf = termsByItem(terms)
  const parts = plans
    .flatMap((plan) => draftWorkOrder(termsOf(plan.item_cd), plan).parts)
    .filter(({ supply_div }) => supply_div !== '2' && supply_div !== '3')
  const needs = new Map<string, Decimal>()
  for (const { item_cd, need_qty } of parts)
    needs.set(item_cd, plus(needs.get(item_cd) ?? zero, decimal(need_qty)))
  const warehouseOf = await warehousesOfParts(context, parts)
  const drawn = parts.flatMap((part) => {
    const warehouse_cd = warehouseOf(part)
    return warehouse_cd === undefined ? [] : [{ item_cd: part.item_cd, warehouse_cd }]
  })
  // What these plans make for each other is not missing when they are confirmed together.
  const made = new Map<string, Decimal>()
  for (const { item_cd, qty } of plans) made.set(item_cd, plus(made.get(item_cd) ?? zero, decimal(qty)))
  const found = await readFree(context, [...needs.keys()], drawn)
  const lackOf = ({ item_cd, free_qty }: (typeof found)[number]) =>
    minus(needs.get(item_cd) ?? zero, plus(decimal(free_qty), made.get(item_cd) ?? zero))
  const short = found.filter((part) => compare(lackOf(part), zero) > 0)
  const expected = await expectedOf(context, { items: short.map(({ item_cd }) => item_cd), today })
  return {
    list: short.map((one) => {
      const { on_hand, ...part } = one
      const need = needs.get(part.item_cd) ?? zero
      const coming_dt = freeAmong(expected.get(part.item_cd) ?? [], { qty: written(need), on_hand, today })
      const made_qty = written(made.get(part.item_cd) ?? zero, 0)
      const short_qty = written(lackOf(one), 0)
      return { ...part, need_qty: written(need, 0), made_qty, short_qty, coming_dt: coming_dt ?? '' }
    }),
  }
}

const readFree = (
  { tx, session }: Context,
  items: readonly string[],
  drawn: readonly { readonly item_cd: string; readonly warehouse_cd: string }[],
) =>
  rows(
    tx,
    partColumns,
    sql`SELECT i.item_cd, i.item_nm, i.unit_nm, trim_scale(coalesce(sum(a.qty - a.allocated_qty) FILTER (WHERE EXISTS (
          SELECT FROM ${sentRows(drawn, 'd', { item_cd: 'text', warehouse_cd: 'text' })}
          WHERE d.item_cd = a.item_cd AND d.warehouse_cd = a.warehouse_cd)), 0))::text AS free_qty,
        trim_scale(coalesce(sum(a.qty), 0))::text AS on_hand
      FROM ${itemRead.rows} AS i LEFT JOIN ${availabilityRead.rows} AS a ON a.company_cd = i.company_cd
        AND a.factory_cd = ${session.factory_cd} AND a.item_cd = i.item_cd AND a.ownership = '0' AND a.owner_cd = '' AND a.quality = '0'
      WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(items)})
      GROUP BY i.item_cd, i.item_nm, i.unit_nm ORDER BY i.item_cd`,
  )
