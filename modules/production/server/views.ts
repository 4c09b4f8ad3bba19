import { publishedRead } from '#platform/server/database/published-read.ts'
import { workOrder, workOrderOperation, workOrderPart } from './work-order/tables.ts'

/** What later modules read of this one, in their own statements. */

const key = ['company_cd', 'factory_cd', 'work_order_no'] as const

export const workOrderRead = publishedRead(workOrder, {
  key,
  columns: [
    ...([
      'work_order_kind',
      'parent_no',
      'parent_process_no',
      'plan_no',
      'production_div',
      'item_cd',
      'qty',
      'good_qty',
    ] as const),
    ...(['demand_kind', 'demand_no', 'demand_line', 'defective_qty', 'lot_no', 'location_cd'] as const),
    ...(['due_dt', 'start_dt', 'actual_start_at', 'actual_end_at', 'instruction_status'] as const),
    ...([
      'sheet_status',
      'issued_at',
      'rush_flg',
      'remarks',
      'update_cnt',
      'awaiting_qty',
      'rejected_qty',
    ] as const),
  ],
})

export const workOrderOperationRead = publishedRead(workOrderOperation, {
  key: [...key, 'process_no', 'split_no'],
  columns: [
    ...(['before_no', 'operation_cd', 'operation_nm', 'work_cd', 'work_nm', 'before_cd'] as const),
    ...(['place_cd', 'rest_cd', 'facility_group_cd', 'facility_cd', 'worker_cd', 'plan_qty'] as const),
    ...(['good_qty', 'defective_qty', 'scrapped_qty', 'setup_seconds', 'piece_seconds', 'people'] as const),
    ...(['start_at', 'end_at', 'actual_start_at', 'actual_end_at', 'work_status'] as const),
    ...(['dispatch_seq', 'outside_flg', 'supplier_cd', 'branch_no', 'unit_price'] as const),
    ...(['price_base_qty', 'reworked_qty', 'update_cnt'] as const),
  ],
})

export const workOrderPartRead = publishedRead(workOrderPart, {
  key: [...key, 'part_no'],
  columns: ['process_no', 'item_cd', 'need_qty', 'used_qty', 'location_cd', 'supply_div'],
})

export { finalInspection, finishedStock } from './work-order/judged-stock.ts'
export { reworkClaims } from './work-order/rework-claims.ts'
