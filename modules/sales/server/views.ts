import { publishedRead } from '#platform/server/database/published-read.ts'
import { delivery, deliveryLine, deliveryPackage, sales } from './tables.ts'

/** What later modules read of this one, in their own statements. */

const key = ['company_cd', 'factory_cd', 'delivery_no'] as const

export const deliveryRead = publishedRead(delivery, {
  key,
  columns: ['customer_cd', 'branch_no', 'destination_cd', 'ship_dt', 'delivery_status'],
})

export const deliveryLineRead = publishedRead(deliveryLine, {
  key: [...key, 'line_no'],
  columns: ['ship_item_cd', 'order_no', 'order_line_no'],
})

/** The boxes that were picked of a line, each with its lot. */
export const deliveryPackageRead = publishedRead(deliveryPackage, {
  key: [...key, 'line_no', 'package_no'],
  columns: ['lot_no', 'qty'],
})

/** Who bought by a slip, and which delivery it follows, if any. */
export const salesRead = publishedRead(sales, {
  key: ['company_cd', 'factory_cd', 'sales_no'],
  columns: ['customer_cd', 'branch_no', 'account_dt', 'source_no'],
})
