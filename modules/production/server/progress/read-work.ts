import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemFactoryRead, itemRead } from '#modules/master/server/views.ts'
import { orderKept } from '#modules/receive-order/server/index.ts'
import { demandsAround } from '#modules/stock/server/index.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { WantedRows } from '#platform/server/unit/locked-document.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { workOrderKind, workStatus } from '../../contract/work-order/work-order-codes.ts'
import { supplyOfWorkOrder } from '../../contract/work-order/work-order-number.ts'
import { claimedOfProcess, countedOn } from '../work-order/rework-claims.ts'
import { workOrder, workOrderOperation, workOrderPart } from '../work-order/tables.ts'
import { workOrderDocument } from '../work-order/work-order-document.ts'

const headerColumns = {
  ...{ work_order_kind: workOrderKind.schema, parent_no: z.string(), parent_process_no: z.int() },
  /** How many good pieces others count on. */
  counted_qty: z.string(),
  ...{ work_order_no: z.string(), item_cd: z.string(), qty: z.string(), good_qty: z.string() },
  ...{ final_flg: z.boolean(), awaiting_qty: z.string() },
  ...{ lot_no: z.string(), location_cd: z.string(), demand_no: z.string(), demand_line: z.int() },
  /** With the decimal places of the item's unit. */
  ...{ over_tolerance: z.string(), under_tolerance: z.string(), places: z.int() },
  ...{ instruction_status: fixedCodes.instruction_status.schema },
}
const operationColumns = {
  ...{ process_no: z.int(), before_no: z.int(), operation_nm: z.string(), before_cd: z.string() },
  ...{ place_cd: z.string(), rest_cd: z.string(), plan_qty: z.string(), good_qty: z.string() },
  ...{
    defective_qty: z.string(),
    reworked_qty: z.string(),
    /** Of its defective pieces what orders of rework have to themselves. */
    claimed_qty: z.string(),
    /** What of that they have not taken yet. */
    waiting_qty: z.string(),
    outside_flg: z.boolean(),
    facility_cd: z.string(),
  },
  work_status: workStatus.schema,
}
const partColumns = {
  ...{ part_no: z.int(), process_no: z.int(), item_cd: z.string(), need_qty: z.string() },
  ...{ used_qty: z.string(), location_cd: z.string(), usual_cd: z.string() },
  supply_div: z.string(),
}

/** A work order as the shop floor works on it. */
export interface OrderInWork {
  readonly header: RowOf<typeof headerColumns>
  /** The whole routing, in its order. */
  readonly operations: readonly RowOf<typeof operationColumns>[]
  readonly parts: readonly RowOf<typeof partColumns>[]
}

/** A process of a work order, and what is around it. */
export interface WorkInProgress extends OrderInWork {
  readonly operation: OrderInWork['operations'][number]
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
  const order = (await holdOrders(context, [work_order_no], takesBack)).get(work_order_no)
  const work = order && processOf(order, process_no)
  if (!work) throw http[404].with()
  return work
}

/** Several orders at once; those that are not there are not among them. */
export async function holdOrders(
  context: Context,
  work_order_nos: readonly string[],
  takesBack = false,
): Promise<ReadonlyMap<string, OrderInWork>> {
  const numbers = [...new Set(work_order_nos)].toSorted()
  await unitOf(context).lock(...(await ordersWithWaiting(context, numbers, takesBack)))
  return readOrders(context, numbers)
}

/** What is locked for a report of these orders: who was promised what they make, the customers' orders, and themselves. */
export async function ordersWithWaiting(
  context: Context,
  numbers: readonly string[],
  takesBack: boolean,
): Promise<readonly WantedRows[]> {
  const seen = await readHeaders(context, numbers)
  const demands = [...new Set(seen.map(({ demand_no }) => demand_no))].filter(Boolean)
  return [
    ...(await demandsAround(context, {
      supplies: seen.map(({ work_order_no }) => supplyOfWorkOrder(work_order_no)),
      items: takesBack ? [...new Set(seen.map(({ item_cd }) => item_cd))] : [],
    })),
    { document: orderKept.document, keys: demands.map((no) => [no]) },
    { document: workOrderDocument, keys: seen.map(({ work_order_no }) => [work_order_no]) },
  ]
}

/** Orders that are held. */
export async function readOrders(
  context: Context,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, OrderInWork>> {
  const headers = await readHeaders(context, numbers)
  const { tx, session } = context
  const ofOrders = sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
    AND work_order_no = ANY(${textArray(numbers)})`
  const operations = await rows(
    tx,
    { work_order_no: z.string(), ...operationColumns },
    sql`SELECT work_order_no, process_no, before_no, operation_nm, before_cd, place_cd, rest_cd,
        trim_scale(plan_qty)::text AS plan_qty, trim_scale(good_qty)::text AS good_qty,
        trim_scale(defective_qty)::text AS defective_qty, trim_scale(reworked_qty)::text AS reworked_qty,
        trim_scale(${claimedOfProcess()})::text AS claimed_qty,
        trim_scale(${claimedOfProcess('open_qty')})::text AS waiting_qty, outside_flg, facility_cd, work_status
      FROM ${workOrderOperation} AS o WHERE ${ofOrders} AND split_no = 1 ORDER BY work_order_no, process_no`,
  )
  const parts = await rows(
    tx,
    { work_order_no: z.string(), ...partColumns },
    sql`SELECT work_order_no, part_no, process_no, item_cd, trim_scale(need_qty)::text AS need_qty,
        trim_scale(used_qty)::text AS used_qty, location_cd,
        coalesce(${itemFactoryRead.of('p', 'location_cd')}, '') AS usual_cd, supply_div
      FROM ${workOrderPart} AS p WHERE ${ofOrders} ORDER BY work_order_no, part_no`,
  )
  return new Map(
    headers.map((header) => {
      const { work_order_no } = header
      const ofThis = (one: { readonly work_order_no: string }) => one.work_order_no === work_order_no
      return [work_order_no, { header, operations: operations.filter(ofThis), parts: parts.filter(ofThis) }]
    }),
  )
}

/** The process that is reported of, with its order. */
export function processOf(order: OrderInWork, process_no: number): WorkInProgress | undefined {
  const operation = order.operations.find((one) => one.process_no === process_no)
  return operation && { ...order, operation }
}

const readHeaders = (
  { tx, session }: Context,
  numbers: readonly string[],
): Promise<readonly RowOf<typeof headerColumns>[]> =>
  rows(
    tx,
    headerColumns,
    sql`SELECT h.work_order_no, h.work_order_kind, h.parent_no, h.parent_process_no, trim_scale(${countedOn()})::text AS counted_qty,
        h.item_cd, trim_scale(h.qty)::text AS qty, trim_scale(h.good_qty)::text AS good_qty, h.lot_no,
        h.final_flg, trim_scale(h.awaiting_qty)::text AS awaiting_qty, h.location_cd, h.demand_no, h.demand_line, h.instruction_status,
        trim_scale(coalesce(${itemFactoryRead.of('h', 'over_tolerance')}, 0))::text AS over_tolerance,
        trim_scale(coalesce(${itemFactoryRead.of('h', 'under_tolerance')}, 0))::text AS under_tolerance,
        coalesce(${itemRead.of('h', 'unit_places')}, 0)::int AS places
      FROM ${workOrder} AS h WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.work_order_no = ANY(${textArray(numbers)}) ORDER BY h.work_order_no`,
  )
