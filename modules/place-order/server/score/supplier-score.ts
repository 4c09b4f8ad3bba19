import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { correctLeadTime as correctInMaster, readOrderingTerms } from '#modules/master/server/index.ts'
import { itemRead } from '#modules/master/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { leadTimeShown, leadTimeToExpect } from '../../contract/score/lead-time-taken.ts'
import type {
  correctLeadTime as correctCall,
  ScoredItem,
  supplierScore as scoreCall,
} from '../../contract/score/score-calls.ts'
import { arrival, arrivalLine } from '../arrival/tables.ts'
import { calendarsOf } from '../order/place-order-facts.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'

/** Half a year. */
const daysBack = 183

const delivery = {
  ...{ item_cd: z.string(), item_nm: z.string(), order_dt: z.string(), due_dt: z.string() },
  ...{ receipt_dt: z.string(), inspected_qty: z.string(), rejected_qty: z.string() },
}

/** 仕入先評価: from the deliveries of what was ordered; late by the day that was ordered, whatever was answered. */
export async function supplierScore(
  context: Context,
  of: InputOf<typeof scoreCall>,
): Promise<OutputOf<typeof scoreCall>> {
  const to_dt = await businessDateOf(context)
  const from_dt = dayAfter(to_dt, -daysBack)
  return { from_dt, to_dt, items: await scoredItems(context, of, from_dt) }
}

/** How he has delivered this item; nothing where he has not in this half year. */
export async function scoreOfItem(
  context: Context,
  of: InputOf<typeof scoreCall> & { readonly item_cd: string },
): Promise<ScoredItem | undefined> {
  const [scored] = await scoredItems(context, of, dayAfter(await businessDateOf(context), -daysBack))
  return scored
}

async function scoredItems(
  context: Context,
  { item_cd: wanted, ...of }: InputOf<typeof scoreCall> & { readonly item_cd?: string },
  from_dt: string,
): Promise<ScoredItem[]> {
  const deliveries = await readDeliveries(context, of, { from_dt, item_cd: wanted ?? '' })
  const items = [...new Set(deliveries.map(({ item_cd }) => item_cd))]
  const terms = await readOrderingTerms(context, { ...of, items, employee_cd: '' })
  const first = deliveries.map(({ order_dt }) => order_dt).toSorted()[0] ?? from_dt
  const calendars = await calendarsOf(context, terms, first)
  return items.map((item_cd): ScoredItem => {
    const some = deliveries.filter((one) => one.item_cd === item_cd)
    const lead_time = terms.items.find((one) => one.item_cd === item_cd)?.lead_time ?? 0
    const taken = some.map((one) => leadTimeShown(one, lead_time, calendars))
    return {
      ...{ item_cd, item_nm: some[0]?.item_nm ?? '', deliveries: some.length },
      on_time: some.filter(({ receipt_dt, due_dt }) => due_dt === '' || receipt_dt <= due_dt).length,
      inspected_qty: total(some.map(({ inspected_qty }) => inspected_qty)),
      rejected_qty: total(some.map(({ rejected_qty }) => rejected_qty)),
      lead_time,
      taken: leadTimeToExpect(taken) ?? null,
    }
  })
}

const readDeliveries = (
  { tx, session: { company_cd, factory_cd } }: Context,
  { supplier_cd, branch_no }: InputOf<typeof scoreCall>,
  { from_dt, item_cd }: { readonly from_dt: string; readonly item_cd: string },
) =>
  rows(
    tx,
    delivery,
    sql`SELECT l.item_cd, coalesce(${itemRead.of('l', 'item_nm')}, '') AS item_nm, o.order_dt::text,
        coalesce(p.due_dt::text, '') AS due_dt, h.receipt_dt::text,
        trim_scale(CASE WHEN l.inspected THEN l.inspected_qty ELSE 0 END)::text AS inspected_qty,
        trim_scale(l.defective_qty + l.returned_qty)::text AS rejected_qty
      FROM ${arrivalLine} AS l JOIN ${arrival} AS h USING (company_cd, factory_cd, arrival_no)
      JOIN ${placeOrder} AS o ON o.company_cd = l.company_cd AND o.factory_cd = l.factory_cd AND o.po_no = l.po_no
      JOIN ${placeOrderLine} AS p ON p.company_cd = l.company_cd AND p.factory_cd = l.factory_cd AND p.po_no = l.po_no
        AND p.line_no = l.po_line_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.supplier_cd = ${supplier_cd}
        AND h.branch_no = ${branch_no} AND h.arrival_status = '1' AND l.outcome = '0' AND l.item_cd IS NOT NULL
        AND h.receipt_dt > ${from_dt}::date ${item_cd === '' ? sql`` : sql`AND l.item_cd = ${item_cd}`}
      ORDER BY l.item_cd, h.receipt_dt, h.arrival_no, l.line_no`,
  )

const total = (quantities: readonly string[]): string => written(sum(quantities.map(decimal)))

export async function correctLeadTime(
  context: Context,
  wanted: InputOf<typeof correctCall>,
): Promise<OutputOf<typeof correctCall>> {
  await correctInMaster(context, wanted)
  return { lead_time: wanted.lead_time }
}
