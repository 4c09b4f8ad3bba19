import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderErrors } from '#modules/receive-order/contract/order-errors.ts'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import type { OrderGuard } from '#modules/receive-order/server/index.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { rows } from '#platform/server/database/database.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { workOrder } from './tables.ts'

/**
 * What is made for a line of an order, its parts included, stands against changing or cancelling it: what is under way first,
 * then what is confirmed, then what is finished. Where the planner has agreed nothing does: what is made beyond what is wanted
 * becomes free stock (decisions.md "Factory rules"). So does what is made for a line that is closed.
 */
export const guardWork: OrderGuard = async (context, { order_no, lines, verb, accepted }) => {
  if (accepted || verb === 'close') return new Map()
  const { tx, session } = context
  const found = await rows(
    tx,
    { line_no: z.int(), code: z.string(), standing: z.enum(['1', '2', '3']) },
    sql`SELECT DISTINCT ON (w.demand_line) w.demand_line AS line_no, w.work_order_no AS code,
        CASE WHEN w.instruction_status IN ('0', '4') THEN '1' WHEN w.instruction_status = '2' THEN '3' ELSE '2' END AS standing
      FROM ${workOrder} AS w WHERE w.company_cd = ${session.company_cd} AND w.factory_cd = ${session.factory_cd}
        AND w.demand_kind = ${orderDemandKind} AND w.demand_no = ${order_no}
        AND w.demand_line IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(lines)}::jsonb))
      ORDER BY w.demand_line, standing, w.work_order_no`,
  )
  const confirmed = orderErrors[verb === 'cancel' ? 20122 : 20121].with({ code: order_no })
  const refusals = {
    1: (code: string) => planErrors[20061].with({ code }),
    2: () => confirmed,
    3: (code: string) => planErrors[20060].with({ code }),
  } as const satisfies Readonly<Record<'1' | '2' | '3', (code: string) => BusinessError>>
  return new Map(found.map(({ line_no, code, standing }) => [line_no, refusals[standing](code)]))
}
