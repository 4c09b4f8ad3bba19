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
import { textArray } from '#platform/server/database/text-array.ts'
import type { shortParts as shortCall } from '../../contract/plan/plan-calls.ts'
import { draftWorkOrder } from '../work-order/draft-work-order.ts'
import { readPlans } from './open-plans.ts'

const partColumns = {
  ...{ item_cd: z.string(), item_nm: z.string(), unit_nm: z.string(), free_qty: z.string() },
}

/** 欠品一覧: by part what these plans want, what the stock has free, and when enough more will have come. */
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
  const needs = new Map<string, Decimal>()
  for (const plan of plans)
    for (const { item_cd, need_qty, supply_div } of draftWorkOrder(termsOf(plan.item_cd), plan).parts)
      if (supply_div !== '2' && supply_div !== '3')
        needs.set(item_cd, plus(needs.get(item_cd) ?? zero, decimal(need_qty)))
  const found = await readFree(context, [...needs.keys()])
  const short = found.filter(
    ({ item_cd, free_qty }) => compare(needs.get(item_cd) ?? zero, decimal(free_qty)) > 0,
  )
  const expected = await expectedOf(context, { items: short.map(({ item_cd }) => item_cd), today })
  return {
    list: short.map((part) => {
      const need = needs.get(part.item_cd) ?? zero
      const missing = minus(need, decimal(part.free_qty))
      let coming = zero
      const enough = (expected.get(part.item_cd) ?? []).find(({ counts, qty }) => {
        if (counts === 'order' || counts === 'production') coming = plus(coming, decimal(qty))
        return compare(coming, missing) >= 0
      })
      return {
        ...part,
        ...{ need_qty: written(need), short_qty: written(missing), coming_dt: enough?.date ?? '' },
      }
    }),
  }
}

const readFree = ({ tx, session }: Context, items: readonly string[]) =>
  rows(
    tx,
    partColumns,
    sql`SELECT i.item_cd, i.item_nm, i.unit_nm, trim_scale(coalesce((SELECT sum(a.qty - a.allocated_qty) FROM ${availabilityRead.rows} AS a
        WHERE a.company_cd = i.company_cd AND a.factory_cd = ${session.factory_cd} AND a.item_cd = i.item_cd AND a.ownership = '0'
          AND a.owner_cd = '' AND a.quality = '0'), 0))::text AS free_qty
      FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(items)}) ORDER BY i.item_cd`,
  )
