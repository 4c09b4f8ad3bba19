import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemFactoryRead } from '#modules/master/server/views.ts'
import { orderKept } from '#modules/receive-order/server/index.ts'
import { demandsAround } from '#modules/stock/server/index.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { workStatus } from '../../contract/work-order/work-order-codes.ts'
import { supplyOfWorkOrder } from '../../contract/work-order/work-order-number.ts'
import { workOrder, workOrderOperation, workOrderPart } from '../work-order/tables.ts'
import { workOrderDocument } from '../work-order/work-order-document.ts'

const headerColumns = {
  ...{ work_order_no: z.string(), item_cd: z.string(), qty: z.string(), good_qty: z.string() },
  ...{ lot_no: z.string(), location_cd: z.string(), demand_no: z.string(), demand_line: z.int() },
  ...{ instruction_status: fixedCodes.instruction_status.schema },
}
const operationColumns = {
  ...{ process_no: z.int(), before_no: z.int(), operation_nm: z.string(), before_cd: z.string() },
  ...{ place_cd: z.string(), rest_cd: z.string(), plan_qty: z.string(), good_qty: z.string() },
  ...{ defective_qty: z.string(), outside_flg: z.boolean(), facility_cd: z.string() },
  work_status: workStatus.schema,
}
const partColumns = {
  ...{ part_no: z.int(), process_no: z.int(), item_cd: z.string(), need_qty: z.string() },
  ...{ used_qty: z.string(), location_cd: z.string(), usual_cd: z.string() },
  supply_div: z.string(),
}

/** A process of a work order, and what is around it. */
export interface WorkInProgress {
  readonly header: RowOf<typeof headerColumns>
  readonly operation: RowOf<typeof operationColumns>
  /** The whole routing, in its order. */
  readonly operations: readonly RowOf<typeof operationColumns>[]
  /** Of the whole order. */
  readonly parts: readonly RowOf<typeof partColumns>[]
}

interface WantedWork {
  readonly work_order_no: string
  readonly process_no: number
  /** What came into stock may go again: who was promised it is held too. */
  readonly takesBack?: boolean
}

/** In a unit of work that has begun: the order is held, with everybody who waits for it. */
export async function holdWork(
  context: Context,
  { work_order_no, process_no, takesBack = false }: WantedWork,
): Promise<WorkInProgress> {
  const seen = await readHeader(context, work_order_no)
  const items = takesBack ? [seen.item_cd] : []
  await unitOf(context).lock(
    ...(await demandsAround(context, { supplies: [supplyOfWorkOrder(work_order_no)], items })),
    { document: orderKept.document, keys: seen.demand_no === '' ? [] : [[seen.demand_no]] },
    { document: workOrderDocument, keys: [[work_order_no]] },
  )
  const header = await readHeader(context, work_order_no)
  const { tx, session } = context
  const ofOrder = sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND work_order_no = ${work_order_no}`
  const operations = await rows(
    tx,
    operationColumns,
    sql`SELECT process_no, before_no, operation_nm, before_cd, place_cd, rest_cd, trim_scale(plan_qty)::text AS plan_qty,
        trim_scale(good_qty)::text AS good_qty, trim_scale(defective_qty)::text AS defective_qty, outside_flg, facility_cd,
        work_status
      FROM ${workOrderOperation} WHERE ${ofOrder} AND split_no = 1 ORDER BY process_no`,
  )
  const operation = operations.find((one) => one.process_no === process_no)
  if (!operation) throw http[404].with()
  const parts = await rows(
    tx,
    partColumns,
    sql`SELECT part_no, process_no, item_cd, trim_scale(need_qty)::text AS need_qty, trim_scale(used_qty)::text AS used_qty, location_cd,
        coalesce(${itemFactoryRead.of('p', 'location_cd')}, '') AS usual_cd, supply_div
      FROM ${workOrderPart} AS p WHERE ${ofOrder} ORDER BY part_no`,
  )
  return { header, operation, operations, parts }
}

async function readHeader(
  { tx, session }: Context,
  work_order_no: string,
): Promise<RowOf<typeof headerColumns>> {
  const [found] = await rows(
    tx,
    headerColumns,
    sql`SELECT h.work_order_no, h.item_cd, trim_scale(h.qty)::text AS qty, trim_scale(h.good_qty)::text AS good_qty, h.lot_no,
        h.location_cd, h.demand_no, h.demand_line, h.instruction_status
      FROM ${workOrder} AS h WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.work_order_no = ${work_order_no}`,
  )
  if (!found) throw http[404].with()
  return found
}
