import { publishedRead } from '#platform/server/database/published-read.ts'
import { receiveOrderLine } from './tables.ts'

/** What later modules read of this one, in their own statements. */

export const orderLineRead = publishedRead(receiveOrderLine, {
  key: ['company_cd', 'factory_cd', 'order_no', 'line_no'],
  columns: [
    'ship_item_cd',
    'qty',
    'shipped_qty',
    'closed_qty',
    'line_status',
    'treatment_div',
    'supplier_cd',
    'supplier_branch_no',
    'desired_dt',
    'answer_dt',
  ],
})
