import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { addPlan as addCall } from '#modules/production/contract/plan/plan-calls.ts'
import { addPlan, confirmPlans } from '#modules/production/server/index.ts'
import { workOrderPartRead } from '#modules/production/server/views.ts'
import { handSlipKind, stockSlipNumber } from '#modules/stock/contract/stock-codes.ts'
import { postStock } from '#modules/stock/server/index.ts'
import { slipNumberOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Wording } from '#platform/server/module/demo.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'

/** A work order of its own with everything that it draws; blank where the factory makes none of it. */
export async function orderedWithParts(
  context: Context,
  of: { readonly item_cd: string; readonly qty: string },
  today: string,
  wording: Wording,
): Promise<string> {
  const work_order_no = await ordered(context, of, today)
  if (work_order_no !== '') await supply(context, work_order_no, today, wording)
  return work_order_no
}

async function ordered(
  context: Context,
  of: { readonly item_cd: string; readonly qty: string },
  today: string,
): Promise<string> {
  const { plan_no } = await addPlan(
    { ...context },
    addCall.input.parse({
      ...{ production_div: '030', ...of, remarks: '' },
      ...{ start_dt: dayAfter(today, 1), due_dt: dayAfter(today, 7) },
    }),
  )
  const { work_orders } = await confirmPlans({ ...context }, { plans: [{ plan_no, update_cnt: 0 }] })
  return work_orders[0] ?? ''
}

/** What it draws was found when it was counted: nothing is taken from what others wait for. */
async function supply(
  context: Context,
  work_order_no: string,
  biz_dt: string,
  { text }: Wording,
): Promise<void> {
  const { tx, session } = context
  const parts = await rows(
    tx,
    { item_cd: z.string(), location_cd: z.string(), qty: z.string() },
    sql`SELECT p.item_cd, p.location_cd, trim_scale(sum(p.need_qty))::text AS qty FROM ${workOrderPartRead.rows} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.work_order_no = ${work_order_no}
      GROUP BY 1, 2 ORDER BY 1`,
  )
  const own = { ...context }
  await inOneUnit(own, () => {
    const document_no = slipNumberOf(own, { ...stockSlipNumber, date: biz_dt })
    postStock(own, {
      ...{ biz_dt, poster: 'hand', document_kind: handSlipKind, document_no },
      movements: parts.map(({ item_cd, location_cd, qty }) => ({
        ...{ stock_div: '080', item_cd, qty, to: { location_cd } },
        ...{ reason_cd: '20', reason: text('現物確認') },
      })),
    })
    return Promise.resolve(() => undefined)
  })
}
