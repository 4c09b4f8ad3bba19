import { foreignKey, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'
import { receiveOrder } from '../tables.ts'

/** いつもの注文: orders that a customer's next ones begin like. */
export const usualOrder = pgTable(
  'usual_order',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    order_no: codeColumn().notNull(),
    customer_cd: codeColumn().notNull(),
    branch_no: codeColumn(10).notNull(),
    usual_nm: varchar({ length: 50 }).notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.order_no] }),
    uniqueIndex('usual_order_name').on(t.company_cd, t.factory_cd, t.customer_cd, t.branch_no, t.usual_nm),
    foreignKey({
      name: 'usual_order_is_an_order',
      columns: [t.company_cd, t.factory_cd, t.order_no],
      foreignColumns: [
        receiveOrder.company_cd,
        columnNamed(receiveOrder, 'factory_cd'),
        columnNamed(receiveOrder, 'order_no'),
      ],
    }),
  ],
)
