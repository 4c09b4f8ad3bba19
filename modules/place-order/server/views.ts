import { sql } from 'drizzle-orm'
import { publishedRead } from '#platform/server/database/published-read.ts'
import { outsideStep } from './outside/tables.ts'
import { supplierStatement, supplierStatementTax } from './statement/tables.ts'
import { placeOrderLine, purchase, purchaseLine } from './tables.ts'

/** What later modules read of this one, in their own statements. */

/** Processes of work orders that have been ordered outside: company_cd, factory_cd, work_kind, work_order_no, process_no. */
export const orderedOutside = sql`(SELECT s.company_cd, s.factory_cd, s.work_kind, s.work_order_no, s.process_no
  FROM ${outsideStep} AS s JOIN ${placeOrderLine} AS l ON l.company_cd = s.company_cd AND l.factory_cd = s.factory_cd
    AND l.po_no = s.po_no AND l.line_no = s.po_line_no
  WHERE l.line_status <> '9')`

/** 外注加工費 that is owed for processes of work orders, corrections and settled prices with it: company_cd, factory_cd, work_kind, work_order_no, amount. */
export const outsideFees = sql`(SELECT s.company_cd, s.factory_cd, s.work_kind, s.work_order_no, p.amount
  FROM ${outsideStep} AS s JOIN ${purchaseLine} AS p ON p.company_cd = s.company_cd AND p.factory_cd = s.factory_cd
    AND p.po_no = s.po_no AND p.po_line_no = s.po_line_no
  JOIN ${purchase} AS q ON q.company_cd = p.company_cd AND q.factory_cd = p.factory_cd AND q.purchase_no = p.purchase_no
  WHERE q.purchase_status IN ('1', '2'))`

/** What a supplier is owed by a slip, and the statement on which it stands. */
export const purchaseRead = publishedRead(purchase, {
  key: ['company_cd', 'factory_cd', 'purchase_no'],
  columns: [
    'account_dt',
    'supplier_cd',
    'branch_no',
    'tax_div',
    'tax_fraction',
    'statement_no',
    'purchase_status',
  ],
})

export const purchaseLineRead = publishedRead(purchaseLine, {
  key: ['company_cd', 'factory_cd', 'purchase_no', 'line_no'],
  columns: ['stock_div', 'amount', 'tax_cd', 'tax_rate', 'deductible_rate', 'origin_no', 'origin_line_no'],
})

export const supplierStatementRead = publishedRead(supplierStatement, {
  key: ['company_cd', 'statement_no'],
  columns: [
    'supplier_cd',
    'branch_no',
    'closing_dt',
    'statement_status',
    'pay_dt',
    'pay_amount',
    'paid_dt',
    'paid_method',
  ],
})

export const supplierStatementTaxRead = publishedRead(supplierStatementTax, {
  key: ['company_cd', 'statement_no', 'tax_cd', 'tax_rate'],
  columns: ['net_amount', 'tax_amount', 'deductible_tax'],
})
