import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemFactoryRead, itemRead } from '#modules/master/server/views.ts'
import { placeStockRead } from '#modules/stock/server/views.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { priceBase } from '#modules/master/contract/price-base.ts'
import { supplyDivision } from '#modules/master/contract/bom.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { workOrderKind } from '../../contract/work-order/work-order-codes.ts'
import { finishedStock } from './judged-stock.ts'
import { claimedOfJudged, claimedOfProcess, mendedBehind } from './rework-claims.ts'
import { workOrder, workOrderOperation, workOrderPart } from './tables.ts'

/** Counted as defective; mended or in orders of rework since; and what of it lies there that no order of rework is to have. */
const counted = { defective_qty: z.string(), taken_qty: z.string(), there_qty: z.string() }
export type Found = RowOf<typeof counted>

const headColumns = {
  ...{ work_order_no: z.string(), item_cd: z.string(), item_nm: z.string(), unit_nm: z.string() },
  ...{ decimals: z.int(), lot_no: z.string(), location_cd: z.string(), final_flg: z.boolean() },
  work_order_kind: workOrderKind.schema,
  ...{ due_dt: z.string(), production_div: fixedCodes.production_div.schema },
  ...{ demand_kind: z.string(), demand_no: z.string(), demand_line: z.int() },
  /** Of its final inspection. */
  ...counted,
}
const stepColumns = {
  ...{ process_no: z.int(), operation_cd: z.string(), operation_nm: z.string(), work_cd: z.string() },
  ...{ work_nm: z.string(), place_cd: z.string(), rest_cd: z.string(), facility_group_cd: z.string() },
  ...{ plan_qty: z.string(), setup_seconds: z.int(), piece_seconds: z.string(), people: z.int() },
  ...{ outside_flg: z.boolean(), supplier_cd: z.string(), branch_no: z.string(), outside_days: z.int() },
  ...{ unit_price: z.string(), price_base_qty: priceBase.schema },
  ...counted,
}
const partColumns = {
  ...{ part_no: z.int(), process_no: z.int(), item_cd: z.string(), item_nm: z.string() },
  ...{ unit_nm: z.string(), decimals: z.int(), substitute_item_cd: z.string(), usage_qty: z.string() },
  ...{
    need_qty: z.string(),
    location_cd: z.string(),
    usual_cd: z.string(),
    supply_div: supplyDivision.schema,
  },
}

/** A work order of which something may be mended. */
export interface MendedOrder extends RowOf<typeof headColumns> {
  readonly operations: readonly RowOf<typeof stepColumns>[]
  readonly parts: readonly RowOf<typeof partColumns>[]
}

export async function readMended(
  { tx, session }: Context,
  work_order_no: string,
): Promise<MendedOrder | undefined> {
  const isOne = (row: string) => {
    const own = sql.identifier(row)
    return sql`${own}.company_cd = ${session.company_cd} AND ${own}.factory_cd = ${session.factory_cd} AND ${own}.work_order_no = ${work_order_no}`
  }
  const decimals = (row: string) =>
    sql`coalesce((SELECT ${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')} FROM ${itemRead.rows} AS i
      WHERE i.company_cd = ${sql.identifier(row)}.company_cd AND i.item_cd = ${sql.identifier(row)}.item_cd), 0)`
  const [head] = await rows(
    tx,
    headColumns,
    sql`SELECT h.work_order_no, h.item_cd, ${itemRead.of('h', 'item_nm')} AS item_nm, ${itemRead.of('h', 'unit_nm')} AS unit_nm,
        ${decimals('h')} AS decimals, h.lot_no, h.location_cd, h.final_flg, h.due_dt::text AS due_dt, h.work_order_kind, h.production_div, h.demand_kind,
        h.demand_no, h.demand_line, trim_scale(h.rejected_qty)::text AS defective_qty, trim_scale(${claimedOfJudged()})::text AS taken_qty,
        trim_scale(coalesce((SELECT sum(s.qty) FROM ${finishedStock('2')}), 0) - ${claimedOfJudged('open_qty')})::text AS there_qty
      FROM ${workOrder} AS h WHERE ${isOne('h')}`,
  )
  if (!head) return undefined
  const operations = await rows(
    tx,
    stepColumns,
    sql`SELECT o.process_no, o.operation_cd, o.operation_nm, o.work_cd, o.work_nm, o.place_cd, o.rest_cd, o.facility_group_cd,
        trim_scale(o.plan_qty)::text AS plan_qty, o.setup_seconds, trim_scale(o.piece_seconds)::text AS piece_seconds, o.people,
        o.outside_flg, o.supplier_cd, o.branch_no, o.outside_days, trim_scale(o.unit_price)::text AS unit_price, o.price_base_qty,
        trim_scale(o.defective_qty)::text AS defective_qty, trim_scale(${mendedBehind} + ${claimedOfProcess()})::text AS taken_qty,
        trim_scale(coalesce((SELECT sum(b.qty) FROM ${placeStockRead.rows} AS b WHERE b.company_cd = o.company_cd
            AND b.factory_cd = o.factory_cd AND b.location_cd = o.rest_cd AND b.item_cd = ${head.item_cd} AND b.lot_no = ${head.lot_no}
            AND b.quality = '2' AND b.process_no = o.process_no::text), 0)
          - ${claimedOfProcess('open_qty')})::text AS there_qty
      FROM ${workOrderOperation} AS o WHERE ${isOne('o')} AND o.split_no = 1 ORDER BY o.process_no`,
  )
  const parts = await rows(
    tx,
    partColumns,
    sql`SELECT p.part_no, p.process_no, p.item_cd, ${itemRead.of('p', 'item_nm')} AS item_nm, ${itemRead.of('p', 'unit_nm')} AS unit_nm,
        ${decimals('p')} AS decimals, p.substitute_item_cd, trim_scale(p.usage_qty)::text AS usage_qty,
        trim_scale(p.need_qty)::text AS need_qty, p.location_cd, coalesce(${itemFactoryRead.of('p', 'location_cd')}, '') AS usual_cd, p.supply_div
      FROM ${workOrderPart} AS p WHERE ${isOne('p')} ORDER BY p.part_no`,
  )
  return { ...head, operations, parts }
}
