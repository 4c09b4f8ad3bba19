import { publishedRead } from '#platform/server/database/published-read.ts'
import { promiseHold } from './answers/tables.ts'
import { customerPlan, forecastOrder, forecastVersion } from './forecast/tables.ts'
import { orderImport } from './import/tables.ts'
import { receiveOrder, receiveOrderLine } from './tables.ts'

/** What later modules read of this one, in their own statements. */

export const orderLineRead = publishedRead(receiveOrderLine, {
  key: ['company_cd', 'factory_cd', 'order_no', 'line_no'],
  columns: [
    'ship_item_cd',
    'qty',
    'shipped_qty',
    'closed_qty',
    'raised_qty',
    'line_status',
    'plan_status',
    'treatment_div',
    'supplier_cd',
    'supplier_branch_no',
    'desired_dt',
    'answer_dt',
    'confirmed_dt',
    'ship_dt',
    'place_no',
    'item_cd',
    'location_cd',
    'instructed_qty',
    'allocated_qty',
    'sold_qty',
    'returned_qty',
    'customer_item_cd',
    'customer_item_nm',
    'customer_line_no',
    'order_po_no',
    'pack_qty',
    'unit_price',
    'price_base_qty',
    'tax_cd',
    'tax_rate',
    'temp_price_flg',
    'content_div',
    'dock',
  ],
})

export const orderRead = publishedRead(receiveOrder, {
  key: ['company_cd', 'factory_cd', 'order_no'],
  columns: [
    'order_dt',
    'customer_cd',
    'branch_no',
    'destination_cd',
    'customer_po_no',
    'employee_cd',
    'department_cd',
    'net_amount',
    'order_status',
  ],
})

/** What is held for lines of orders, also what is not held any more: up to `until_dt`, and while the line is open and not planned. */
export const promiseHoldRead = publishedRead(promiseHold, {
  key: ['company_cd', 'factory_cd', 'order_no', 'line_no'],
  columns: ['until_dt', 'takes'],
})

/** What customers have announced for a month, version by version. */
export const forecastVersionRead = publishedRead(forecastVersion, {
  key: ['company_cd', 'factory_cd', 'customer_cd', 'branch_no', 'month', 'version_no'],
  columns: ['counts'],
})

export const forecastRead = publishedRead(forecastOrder, {
  key: [
    'company_cd',
    'factory_cd',
    'customer_cd',
    'branch_no',
    'month',
    'version_no',
    'item_cd',
    'destination_cd',
    'period_dt',
  ],
  columns: ['ship_item_cd', 'qty'],
})

/** What a customer is meant to order (1) or to buy (2) of an item in a month. */
export const customerPlanRead = publishedRead(customerPlan, {
  key: ['company_cd', 'factory_cd', 'customer_cd', 'branch_no', 'order_sales_div', 'item_cd', 'month'],
  columns: ['qty'],
})

/** Files that customers have sent. */
export const orderImportRead = publishedRead(orderImport, {
  key: ['company_cd', 'factory_cd', 'import_no'],
  columns: ['file_nm'],
})
