import { sql } from 'drizzle-orm'
import { check, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'

/** 売上予算: what is to be sold (1) or made (2) in a month, for a department, a customer or an item type. */
export const salesBudget = pgTable(
  'sales_budget',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    sales_budget_div: codeColumn(1).notNull(),
    /** Whose it is: 1 department, 2 customer, 3 item type. */
    budget_by: codeColumn(1).notNull(),
    budget_cd: codeColumn(20).notNull(),
    /** Of a customer; blank otherwise. */
    branch_no: codeColumn(4).notNull().default(''),
    month: codeColumn(7).notNull(),
    amount: numeric({ precision: 15, scale: 0 }).notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({
      name: 'sales_budget_pk',
      columns: [
        t.company_cd,
        t.factory_cd,
        t.sales_budget_div,
        t.budget_by,
        t.budget_cd,
        t.branch_no,
        t.month,
      ],
    }),
    check('sales_budget_positive', sql`${t.amount} >= 0`),
  ],
)
