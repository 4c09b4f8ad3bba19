import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { holdOrders, recordInspection } from '#modules/production/server/index.ts'
import { finishedStock, workOrderRead } from '#modules/production/server/views.ts'
import { compare, decimal, minus, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { closeMissing as closeCall } from '../../contract/final-inspection/inspection-calls.ts'
import { inspectionErrors } from '../../contract/final-inspection/inspection-errors.ts'

/** What left 検査待ち by another way is not waited for any longer; nothing moves. */
export const closeMissing = (
  context: Context,
  { work_order_no }: InputOf<typeof closeCall>,
): Promise<OutputOf<typeof closeCall>> =>
  inOneUnit(context, async () => {
    const order = (await holdOrders(context, [work_order_no])).get(work_order_no)
    if (!order) throw http[404].with()
    const missing = minus(...(await waitingAndThere(context, work_order_no)))
    const { awaiting_qty } = order.header
    if (compare(missing, zero) <= 0) throw inspectionErrors.BIZ_INSPECTION_THERE.with()
    const defective = compare(missing, decimal(awaiting_qty)) < 0 ? missing : decimal(awaiting_qty)
    recordInspection(context, order, { good: zero, defective })
    return () => ({})
  })

/** How many wait by the books, and how many lie there; pieces without a lot are told from those of no other order at their place. */
async function waitingAndThere(
  { tx, session }: Context,
  work_order_no: string,
): Promise<readonly [Decimal, Decimal]> {
  const [found] = await rows(
    tx,
    { waiting: z.string(), there: z.string() },
    sql`SELECT trim_scale(CASE WHEN ${itemRead.of('h', 'lot_control')} <> '0' THEN h.awaiting_qty
          ELSE (SELECT sum(o.awaiting_qty) FROM ${workOrderRead.rows} AS o WHERE o.company_cd = h.company_cd
            AND o.factory_cd = h.factory_cd AND o.item_cd = h.item_cd AND o.location_cd = h.location_cd) END)::text AS waiting,
        trim_scale(coalesce((SELECT sum(s.qty) FROM ${finishedStock('1')}), 0))::text AS there
      FROM ${workOrderRead.rows} AS h WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.work_order_no = ${work_order_no}`,
  )
  return [decimal(found?.waiting ?? '0'), decimal(found?.there ?? '0')]
}
