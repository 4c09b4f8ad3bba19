import { sql, type SQL } from 'drizzle-orm'
import type { SupplyDemandSource } from '#modules/stock/server/index.ts'
import { allocationRead } from '#modules/stock/server/views.ts'
import { factoryRead } from '#modules/system/server/views.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { openOfOrder } from './rework-claims.ts'
import { workOrder, workOrderOperation, workOrderOutput, workOrderPart } from './tables.ts'

/** The day on which the last of its processes is planned to end. */
function lastEnd(row: string): SQL {
  const of = sql.identifier(row)
  return sql`(SELECT (max(o.end_at) AT TIME ZONE ${factoryRead.of(row, 'time_zone')})::date FROM ${workOrderOperation} AS o
    WHERE o.company_cd = ${of}.company_cd AND o.factory_cd = ${of}.factory_cd AND o.work_order_no = ${of}.no AND o.actual_end_at IS NULL)`
}

/**
 * 製造残: what work orders still bring, with what waits for its inspection; line 0 is the item itself, the others come out beside it.
 * A trial brings nothing that somebody could count on before it is there.
 */
export const openWorkOrders: SupplyDemandSource = {
  kind: workOrderKindOfStock,
  label: { ja: '製造指図', en: 'Work order', zh: '生产指令' },
  counts: 'production',
  rows: sql`SELECT w.* FROM (SELECT h.company_cd, h.factory_cd, h.item_cd, h.due_dt AS date, h.work_order_no AS no, 0 AS line,
      ${openOfOrder()} AS qty, true AS firm, '' AS owner_cd
    FROM ${workOrder} AS h WHERE h.awaiting_qty > 0 OR h.instruction_status IN ('0', '1', '4', '9') AND h.qty > h.good_qty) AS w WHERE w.qty > 0
    UNION ALL
    SELECT o.company_cd, o.factory_cd, o.item_cd, h.due_dt, o.work_order_no, o.output_no, o.qty - o.good_qty, true, ''
    FROM ${workOrderOutput} AS o JOIN ${workOrder} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd
      AND h.work_order_no = o.work_order_no
    WHERE h.instruction_status IN ('0', '1', '4', '9') AND h.work_order_kind <> '3' AND o.qty - o.good_qty > 0`,
  ready: lastEnd,
  inspected: sql`SELECT company_cd, factory_cd, item_cd, awaiting_qty AS qty FROM ${workOrder} WHERE awaiting_qty > 0`,
}

/** 材料の必要: what work orders have not drawn yet, without what stock has been promised to them. */
export const partsOfWorkOrders: SupplyDemandSource = {
  kind: workOrderKindOfStock,
  label: { ja: '製造指図の部品', en: 'Part of a work order', zh: '生产指令的零件' },
  counts: 'demand',
  rows: sql`SELECT p.company_cd, p.factory_cd, p.item_cd, h.start_dt AS date, p.work_order_no AS no, p.part_no AS line,
      - (p.need_qty - p.used_qty - coalesce((SELECT sum(a.qty) FROM ${allocationRead.rows} AS a WHERE a.company_cd = p.company_cd
        AND a.factory_cd = p.factory_cd AND a.demand_kind = ${workOrderKindOfStock} AND a.demand_no = p.work_order_no
        AND a.demand_line = p.part_no), 0)) AS qty, true AS firm, '' AS owner_cd
    FROM ${workOrderPart} AS p JOIN ${workOrder} AS h ON h.company_cd = p.company_cd AND h.factory_cd = p.factory_cd
      AND h.work_order_no = p.work_order_no
    WHERE h.instruction_status IN ('0', '1', '4', '9') AND p.supply_div NOT IN ('2', '3') AND p.need_qty > p.used_qty`,
}
