import { foreignKey, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '#platform/server/database/columns.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'
import { slipTables } from '#platform/server/slip/slip-table.ts'
import { placeOrderSlip } from '../contract/order/place-order-slip.ts'
import { purchaseSlip } from '../contract/purchase/purchase-slip.ts'

export const { header: purchase, lines: purchaseLine } = slipTables(purchaseSlip, 'purchase')
export const { header: placeOrder, lines: placeOrderLine } = slipTables(placeOrderSlip, 'place_order')

/** What a supplier has been told with each issue of an order: a change is marked against it. Written once. */
export const placeOrderIssue = pgTable(
  'place_order_issue',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    po_no: codeColumn().notNull(),
    revision: integer().notNull(),
    content: jsonb().notNull(),
    issued_user: codeColumn().notNull(),
    issued_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.po_no, t.revision] }),
    foreignKey({
      name: 'place_order_issue_of_order',
      columns: [t.company_cd, t.factory_cd, t.po_no],
      foreignColumns: [
        placeOrder.company_cd,
        columnNamed(placeOrder, 'factory_cd'),
        columnNamed(placeOrder, 'po_no'),
      ],
    }),
  ],
)
