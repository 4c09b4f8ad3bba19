import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import type { OrderDocuments } from '#modules/receive-order/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { say, texts } from '#platform/contract/text.ts'
import { rows } from '#platform/server/database/database.ts'
import { planManageList } from '../../contract/plan/manage-list.ts'
import { workOrderNumber } from '../../contract/work-order/work-order-number.ts'
import { productionPlan } from '../plan/tables.ts'
import { workOrder } from './tables.ts'

const words = texts({ plan: { ja: '計画', en: 'Plan', zh: '计划' } })

const columns = {
  ...{ line_no: z.int(), work_order_no: z.string(), plan_no: z.string(), qty: z.string(), date: z.string() },
  state: z.enum(['done', 'underWay', 'expected', 'late']),
}

/** What is planned and made for the lines of an order, its parts and what is made for stock included, on the order's page. */
export const workOfOrder: OrderDocuments = async (context, order_no) => {
  const { tx, session, language } = context
  const today = await businessDateOf(context)
  const named = JSON.stringify([{ kind: orderDemandKind, no: order_no }])
  const found = await rows(
    tx,
    columns,
    sql`SELECT DISTINCT u.line AS line_no, coalesce(h.work_order_no, '') AS work_order_no, p.plan_no::text AS plan_no,
        trim_scale(CASE h.instruction_status WHEN '2' THEN h.good_qty ELSE p.qty END)::text AS qty,
        coalesce(h.due_dt, p.due_dt)::text AS date,
        CASE WHEN h.instruction_status = '2' THEN 'done' WHEN coalesce(h.due_dt, p.due_dt) < ${today}::date THEN 'late'
          WHEN h.work_order_no IS NULL AND p.late_days > 0 THEN 'late'
          WHEN h.instruction_status IN ('0', '4') THEN 'underWay' ELSE 'expected' END AS state
      FROM ${productionPlan} AS p
        CROSS JOIN LATERAL jsonb_to_recordset(p.purposes) AS u(kind text, no text, line int)
        LEFT JOIN ${workOrder} AS h
          ON h.company_cd = p.company_cd AND h.factory_cd = p.factory_cd AND h.work_order_no = p.work_order_no
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.purposes @> ${named}::jsonb
        AND u.kind = ${orderDemandKind} AND u.no = ${order_no}
      ORDER BY date, work_order_no, plan_no`,
  )
  return found.map(({ line_no, work_order_no, plan_no, qty, date, state }) => {
    const asked = work_order_no === '' ? { order_no } : { work_order_no }
    return {
      ...{ line_no, qty, date, state, stage: 'production' as const, no: work_order_no || plan_no },
      what: say(work_order_no === '' ? words.plan : workOrderNumber.name, language),
      link: `${planManageList.screen.path}?${new URLSearchParams(asked).toString()}`,
    }
  })
}
