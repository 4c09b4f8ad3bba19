import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  customerRead,
  facilityRead,
  itemRead,
  locationRead,
  supplierRead,
} from '#modules/master/server/views.ts'
import { sheetStatus } from '#modules/receive-order/contract/order-codes.ts'
import { orderRead } from '#modules/receive-order/server/views.ts'
import { allocationRead } from '#modules/stock/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { companyRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { aboutWorkOrder as aboutCall } from '../../contract/work-order/work-order-calls.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { workOrderKind, workStatus } from '../../contract/work-order/work-order-codes.ts'
import { nothingShort, partsToCome } from './parts-to-come.ts'
import { readRelatives } from './read-relatives.ts'
import { workOrder, workOrderOperation, workOrderPart } from './tables.ts'

const headColumns = {
  ...{ work_order_no: z.string(), item_cd: z.string(), item_nm: z.string(), drawing_no: z.string() },
  ...{ unit_nm: z.string(), qty: z.string(), lot_no: z.string(), start_dt: z.string(), due_dt: z.string() },
  ...{ order_no: z.string(), demand_no: z.string(), demand_line: z.int(), customer_nm: z.string() },
  ...{ work_order_kind: workOrderKind.schema, parent_no: z.string(), reason: z.string() },
  ...{ remarks: z.string(), company: z.string(), sheet_status: sheetStatus.schema },
}
const stepColumns = {
  ...{ work_order_no: z.string(), process_no: z.int(), split_no: z.int(), operation_nm: z.string() },
  ...{ work_nm: z.string(), facility_nm: z.string(), supplier_nm: z.string(), plan_qty: z.string() },
  ...{ setup_seconds: z.int(), piece_seconds: z.string() },
  ...{ good_qty: z.string(), defective_qty: z.string(), start: z.string(), end: z.string() },
  work_status: workStatus.schema,
}
const partColumns = {
  ...{ work_order_no: z.string(), part_no: z.int(), process_no: z.int(), item_cd: z.string() },
  ...{ item_nm: z.string(), unit_nm: z.string(), need_qty: z.string(), used_qty: z.string() },
  ...{ allocated_qty: z.string(), location_nm: z.string() },
}

export interface ReadWorkOrder extends RowOf<typeof headColumns> {
  readonly operations: readonly RowOf<typeof stepColumns>[]
  readonly parts: readonly RowOf<typeof partColumns>[]
}

/** Work orders with their processes and parts: three questions, however many they are. */
export async function readWorkOrders(
  context: Context,
  numbers: readonly string[],
): Promise<readonly ReadWorkOrder[]> {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  const isOne = sql`h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.work_order_no = ANY(${textArray(numbers)})`
  const heads = await rows(
    tx,
    headColumns,
    sql`SELECT h.work_order_no, h.item_cd, ${itemRead.of('h', 'item_nm')} AS item_nm, coalesce(${itemRead.of('h', 'drawing_no')}, '') AS drawing_no,
        ${itemRead.of('h', 'unit_nm')} AS unit_nm, trim_scale(h.qty)::text AS qty, h.lot_no, h.start_dt::text AS start_dt,
        h.due_dt::text AS due_dt, h.demand_no, h.demand_line,
        CASE WHEN h.demand_no = '' THEN '' ELSE h.demand_no || '-' || h.demand_line END AS order_no,
        coalesce((SELECT ${customerRead.of('o', 'customer_nm')} FROM ${orderRead.rows} AS o WHERE o.company_cd = h.company_cd
          AND o.factory_cd = h.factory_cd AND o.order_no = h.demand_no), '') AS customer_nm,
        h.work_order_kind, h.parent_no, h.reason, h.remarks, ${companyRead.of('h', 'company_nm')} AS company, h.sheet_status
      FROM ${workOrder} AS h WHERE ${isOne} ORDER BY h.work_order_no`,
  )
  const steps = await rows(
    tx,
    stepColumns,
    sql`SELECT h.work_order_no, h.process_no, h.split_no, h.operation_nm, h.work_nm,
        coalesce(${facilityRead.of('h', 'facility_nm')}, '') AS facility_nm, coalesce(${supplierRead.of('h', 'supplier_nm')}, '') AS supplier_nm,
        h.setup_seconds, trim_scale(h.piece_seconds)::text AS piece_seconds, trim_scale(h.plan_qty)::text AS plan_qty, trim_scale(h.good_qty)::text AS good_qty,
        trim_scale(h.defective_qty)::text AS defective_qty, ${localTime(sql`h.start_at`, zone)} AS start,
        ${localTime(sql`h.end_at`, zone)} AS "end", h.work_status
      FROM ${workOrderOperation} AS h WHERE ${isOne} ORDER BY h.work_order_no, h.process_no, h.split_no`,
  )
  const parts = await rows(
    tx,
    partColumns,
    sql`SELECT h.work_order_no, h.part_no, h.process_no, h.item_cd, ${itemRead.of('h', 'item_nm')} AS item_nm,
        ${itemRead.of('h', 'unit_nm')} AS unit_nm, trim_scale(h.need_qty)::text AS need_qty, trim_scale(h.used_qty)::text AS used_qty,
        trim_scale(coalesce((SELECT sum(a.qty) FROM ${allocationRead.rows} AS a WHERE a.company_cd = h.company_cd
          AND a.factory_cd = h.factory_cd AND a.demand_kind = ${workOrderKindOfStock} AND a.demand_no = h.work_order_no
          AND a.demand_line = h.part_no), 0))::text AS allocated_qty,
        coalesce(${locationRead.of('h', 'location_nm')}, '') AS location_nm
      FROM ${workOrderPart} AS h WHERE ${isOne} ORDER BY h.work_order_no, h.process_no, h.part_no`,
  )
  return heads.map((head) => {
    const isOfIt = (one: { readonly work_order_no: string }) => one.work_order_no === head.work_order_no
    return { ...head, operations: steps.filter(isOfIt), parts: parts.filter(isOfIt) }
  })
}

/** On the factory's clock, as a sheet says it. */
export const localTime = (moment: ReturnType<typeof sql>, zone: string) =>
  sql`coalesce(to_char(${moment} AT TIME ZONE ${zone}, 'MM/DD HH24:MI'), '')`

export async function aboutWorkOrder(
  context: Context,
  { work_order_no }: InputOf<typeof aboutCall>,
): Promise<OutputOf<typeof aboutCall>> {
  const [found] = await readWorkOrders(context, [work_order_no])
  if (!found) throw http[404].with()
  const { item_cd, item_nm, unit_nm, qty, lot_no, start_dt, due_dt, order_no } = found
  const { work_order_kind, reason, remarks } = found
  const toCome = await partsToCome(context, work_order_no)
  return {
    ...{ work_order_no, item_cd, item_nm, unit_nm, qty, lot_no, start_dt, due_dt, order_no },
    ...{ work_order_kind, reason, remarks },
    ...(await readRelatives(context, work_order_no)),
    operations: found.operations.map(({ start, end, work_order_no: _own, split_no: _split, ...step }) => ({
      ...step,
      ...{ start_at: start, end_at: end },
    })),
    parts: found.parts.map(({ work_order_no: _own, location_nm: _place, ...part }) => ({
      ...part,
      ...(toCome.get(part.part_no) ?? nothingShort),
    })),
  }
}
