import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { kinds, totalQty, yen } from '../stock-columns.ts'

/** A month that has been closed at least once. Every month up to the latest closed one is closed. */
export const stockPeriod = pgTable(
  'stock_period',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    month: codeColumn(7).notNull(),
    closed: boolean().notNull(),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.month] })],
)

/** Stock at the end of a closed month and how it came about. */
export const stockMonth = pgTable(
  'stock_month',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    month: codeColumn(7).notNull(),
    item_cd: codeColumn(40).notNull(),
    location_cd: codeColumn().notNull(),
    ...kinds(),
    opening_qty: totalQty(),
    in_qty: totalQty(),
    out_qty: totalQty(),
    closing_qty: totalQty(),
    opening_amount: yen(),
    in_amount: yen(),
    out_amount: yen(),
    closing_amount: yen(),
  },
  (t) => [
    primaryKey({
      name: 'stock_month_pk',
      columns: [
        t.company_cd,
        t.factory_cd,
        t.month,
        t.item_cd,
        t.location_cd,
        t.lot_no,
        t.ownership,
        t.owner_cd,
        t.quality,
        t.process_no,
      ],
    }),
    check(
      'stock_month_adds_up',
      sql`${t.closing_qty} = ${t.opening_qty} + ${t.in_qty} - ${t.out_qty}
      AND ${t.closing_amount} = ${t.opening_amount} + ${t.in_amount} - ${t.out_amount}`,
    ),
  ],
)
