import { sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { workOrdersChanged } from '../../contract/production-facts.ts'
import type { recallSheets as recallCall } from '../../contract/work-order/work-order-calls.ts'
import { tellOrders } from '../plan/tell-orders.ts'
import { workOrder } from './tables.ts'
import { holdWorkOrders, refuseBegun, type WorkOrder } from './hold-work-orders.ts'

/** 指示書の回収: it is not on the shop floor any more. */
export const recallSheets = (
  context: Context,
  { work_orders, reason }: InputOf<typeof recallCall>,
): Promise<OutputOf<typeof recallCall>> =>
  inOneUnit(context, async () => {
    const held = await holdWorkOrders(context, work_orders)
    for (const one of held) {
      refuseBegun(one)
      if (one.sheet_status === '0') throw planErrors.BIZ_SHEET_NOT_ISSUED.with({ no: one.work_order_no })
    }
    unitOf(context).write(() => setSheets(context, held, { to: '0', verb: 'recall', reason }))
    return () => ({ recalled: held.length })
  })

interface Step {
  readonly to: '0' | '1'
  readonly verb: 'issue' | 'recall'
  readonly reason: string
}

/** Whether the sheets of these work orders are on the shop floor; their orders' lines hear it. */
export async function setSheets(
  context: Context,
  held: readonly Pick<WorkOrder, 'work_order_no' | 'sheet_status' | 'demand_no' | 'demand_line'>[],
  { to, verb, reason }: Step,
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = context.session
  const numbers = held.map(({ work_order_no }) => work_order_no)
  await context.tx
    .execute(sql`UPDATE ${workOrder} AS h SET sheet_status = ${to}, update_user = ${user_cd}, update_dt = now(),
      update_cnt = h.update_cnt + 1, issued_at = CASE WHEN ${to} = '1' THEN coalesce(h.issued_at, now()) END,
      print_count = h.print_count + CASE WHEN ${to} = '1' THEN 1 ELSE 0 END
    WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.work_order_no = ANY(${textArray(numbers)})`)
  await recordSteps(
    context,
    held
      .filter(({ sheet_status }) => sheet_status !== to)
      .map(({ work_order_no, sheet_status }) => ({
        ...{ document: 'work_order', key: `${factory_cd} ${work_order_no}`, axis: 'sheet_status' },
        ...{ from: sheet_status, to, verb, reason },
      })),
  )
  await tellOrders(context, held, verb)
  say(context, workOrdersChanged, { work_orders: numbers })
}
