import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sheetStatus } from '#modules/receive-order/contract/order-codes.ts'
import { orderKept } from '#modules/receive-order/server/index.ts'
import { demandsAround } from '#modules/stock/server/index.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { directory } from '#modules/system/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import type { SeenWorkOrder } from '../../contract/work-order/work-order-calls.ts'
import { supplyOfWorkOrder } from '../../contract/work-order/work-order-number.ts'
import { workOrder, workOrderOperation } from './tables.ts'
import { workOrderDocument } from './work-order-document.ts'

export type WorkOrder = RowOf<typeof columns>
const columns = {
  ...{ work_order_no: z.string(), plan_no: z.string(), item_cd: z.string(), qty: z.string() },
  /** Blank unless it is of rework. */
  ...{ parent_no: z.string(), parent_process_no: z.int() },
  ...{ demand_no: z.string(), demand_line: z.int(), has_begun: z.boolean() },
  ...{ instruction_status: fixedCodes.instruction_status.schema, sheet_status: sheetStatus.schema },
  ...{ update_cnt: z.int(), update_user: z.string(), update_dt: z.string() },
}

/**
 * Work orders as somebody has seen them, with the orders that they are for and those that they mend, in a unit of work that has
 * begun.
 */
export async function holdWorkOrders(
  context: Context,
  seen: readonly SeenWorkOrder[],
): Promise<readonly WorkOrder[]> {
  const numbers = [...new Set(seen.map(({ work_order_no }) => work_order_no))].toSorted()
  const asked = await read(context, numbers)
  const orders = asked.flatMap(({ demand_no }) => (demand_no === '' ? [] : [demand_no]))
  const parents = asked.flatMap(({ parent_no }) => (parent_no === '' ? [] : [parent_no]))
  const all = [...new Set([...numbers, ...parents])].toSorted()
  await unitOf(context).lock(
    // Whoever waits for them hears of it when they change.
    ...(await demandsAround(context, { supplies: all.map((no) => supplyOfWorkOrder(no)), items: [] })),
    { document: orderKept.document, keys: [...new Set(orders)].map((no) => [no]) },
    { document: workOrderDocument, keys: all.map((no) => [no]) },
  )
  const found = await read(context, numbers)
  const byNumber = new Map(found.map((one) => [one.work_order_no, one]))
  for (const { work_order_no, update_cnt } of seen) {
    const one = byNumber.get(work_order_no)
    if (!one) throw http[404].with()
    if (one.update_cnt !== update_cnt) throw await staleRecord(context, directory, one)
  }
  return found
}

const read = ({ tx, session }: Context, numbers: readonly string[]): Promise<readonly WorkOrder[]> =>
  rows(
    tx,
    columns,
    sql`SELECT h.work_order_no, coalesce(h.plan_no::text, '') AS plan_no, h.item_cd, trim_scale(h.qty)::text AS qty,
        h.parent_no, h.parent_process_no, h.demand_no, h.demand_line, h.instruction_status,
        h.sheet_status, h.good_qty > 0 OR h.defective_qty > 0 OR EXISTS (SELECT FROM ${workOrderOperation} AS o
          WHERE o.company_cd = h.company_cd AND o.factory_cd = h.factory_cd AND o.work_order_no = h.work_order_no
            AND (o.work_status <> '0' OR o.good_qty > 0 OR o.defective_qty > 0)) AS has_begun,
        h.update_cnt, h.update_user, h.update_dt::text AS update_dt
      FROM ${workOrder} AS h WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.work_order_no = ANY(${textArray(numbers)}) ORDER BY h.work_order_no`,
  )

/** What is done cannot be undone here, nor what somebody is at. */
export function refuseBegun({ work_order_no: code, instruction_status, has_begun }: WorkOrder): void {
  if (instruction_status === '2') throw planErrors[20060].with({ code })
  if (has_begun || instruction_status === '0' || instruction_status === '4')
    throw planErrors[20061].with({ code })
}
