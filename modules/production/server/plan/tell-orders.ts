import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { setProduction } from '#modules/receive-order/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { productionPlan } from './tables.ts'
import { workOrder } from '../work-order/tables.ts'

interface OfLine {
  readonly demand_no: string
  readonly demand_line: number
}

/** Lines of orders hear how far production is with them: by what is planned and made for the line itself, not for its parts, and not by rework. */
export async function tellOrders(context: Context, lines: readonly OfLine[], verb: string): Promise<void> {
  const wanted = lines.filter(({ demand_no }) => demand_no !== '')
  if (wanted.length === 0) return
  const { company_cd, factory_cd } = context.session
  const found = await rows(
    context.tx,
    {
      ...{ order_no: z.string(), line_no: z.int() },
      ...{ plan_status: z.enum(['0', '1', '2']), sheet_status: z.enum(['0', '1']) },
    },
    sql`SELECT k.demand_no AS order_no, k.demand_line AS line_no,
        CASE WHEN w.count > 0 THEN '2' WHEN EXISTS (SELECT FROM ${productionPlan} AS p WHERE p.company_cd = ${company_cd}
          AND p.factory_cd = ${factory_cd} AND p.demand_kind = ${orderDemandKind} AND p.demand_no = k.demand_no
          AND p.demand_line = k.demand_line AND p.production_div = '050') THEN '1' ELSE '0' END AS plan_status,
        CASE WHEN w.count > 0 AND w.count = w.issued THEN '1' ELSE '0' END AS sheet_status
      FROM (SELECT DISTINCT demand_no, demand_line FROM ${sentRows(wanted, 'k', { demand_no: 'text', demand_line: 'int' })}) AS k
      CROSS JOIN LATERAL (SELECT count(*) AS count, count(*) FILTER (WHERE o.sheet_status = '1') AS issued FROM ${workOrder} AS o
        WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.demand_kind = ${orderDemandKind}
          AND o.demand_no = k.demand_no AND o.demand_line = k.demand_line AND o.production_div = '050' AND o.work_order_kind <> '2') AS w`,
  )
  await setProduction(context, found, verb)
}
