import { sql } from 'drizzle-orm'
import { itemRead, itemsMeant } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { workOrderList } from '../../contract/work-order/work-order-list.ts'
import { shortParts } from './parts-to-come.ts'
import { claimedOfJudged, claimedOfProcess, mendedBehind } from './rework-claims.ts'
import { workOrder, workOrderOperation } from './tables.ts'

export const workOrderService = listService(workOrderList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('h', 'work_order_no', 'work_order_kind', 'parent_no', 'item_cd', 'qty', 'good_qty'),
      ...columnsOf('h', 'defective_qty', 'start_dt', 'due_dt', 'instruction_status', 'sheet_status'),
      ...columnsOf('h', 'lot_no', 'reason', 'remarks', 'print_count', 'update_cnt'),
      order_no: sql`h.demand_no`,
      order_line: sql`h.demand_line`,
      item_nm: itemRead.of('h', 'item_nm'),
      unit_nm: itemRead.of('h', 'unit_nm'),
      short_cnt: shortParts,
      // Most orders have found nothing defective: their processes need not be looked at.
      mendable_qty: sql`CASE WHEN h.defective_qty > 0 THEN coalesce((SELECT sum(greatest(o.defective_qty - ${mendedBehind} - ${claimedOfProcess()}, 0))
        FROM ${workOrderOperation} AS o WHERE o.company_cd = h.company_cd AND o.factory_cd = h.factory_cd
          AND o.work_order_no = h.work_order_no AND o.defective_qty > 0), 0) ELSE 0 END
        + CASE WHEN h.rejected_qty > 0 THEN greatest(h.rejected_qty - ${claimedOfJudged()}, 0) ELSE 0 END`,
    },
    from: sql`FROM ${workOrder} AS h WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}`,
  }),
  meant: { item_cd: itemsMeant },
  timeZoneOf: directory.timeZoneOf,
})
