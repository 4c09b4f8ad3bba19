import { sql } from 'drizzle-orm'
import { changeSupply } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { workOrdersChanged } from '../../contract/production-facts.ts'
import { supplyOfWorkOrder } from '../../contract/work-order/work-order-number.ts'
import { workOrder } from '../work-order/tables.ts'
import type { OrderInWork } from './read-work.ts'

/**
 * 完成検査: so many pieces of what is finished wait no longer. In the unit of work that moves them: what was tied to the order
 * has the good ones, and whoever waited for a defective one is told.
 */
export function recordInspection(
  context: Context,
  { header }: OrderInWork,
  { good, defective }: { readonly good: Decimal; readonly defective: Decimal },
): void {
  const judged = plus(good, defective)
  const rest = minus(decimal(header.counted_qty), decimal(header.good_qty))
  const comes = header.instruction_status === '2' || compare(rest, zero) < 0 ? zero : rest
  const open = written(plus(comes, minus(decimal(header.awaiting_qty), judged)))
  changeSupply(context, [{ ...supplyOfWorkOrder(header.work_order_no), open }])
  const { company_cd, factory_cd, user_cd } = context.session
  const { work_order_no } = header
  unitOf(context).write(async () => {
    await context.tx
      .execute(sql`UPDATE ${workOrder} AS h SET awaiting_qty = h.awaiting_qty - ${written(judged)}::numeric, rejected_qty = h.rejected_qty + ${written(defective)}::numeric,
        update_user = ${user_cd}, update_dt = now(), update_cnt = h.update_cnt + 1
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.work_order_no = ${work_order_no}`)
    say(context, workOrdersChanged, { work_orders: [work_order_no] })
  })
}
