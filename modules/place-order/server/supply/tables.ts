import { boolean, index, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn } from '#platform/server/database/columns.ts'
import { slipTables } from '#platform/server/slip/slip-table.ts'
import { supplySlip } from '../../contract/supply/supply-slip.ts'

export const { header: supplyOut, lines: supplyOutLine } = slipTables(supplySlip, 'supply_out')

/** Material supplied for pay that has gone into products which have arrived: what the supplier owes us for it. */
export const supplyUse = pgTable(
  'supply_use',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    arrival_no: codeColumn(20).notNull(),
    arrival_line_no: integer().notNull(),
    item_cd: codeColumn(40).notNull(),
    supplier_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    qty: numeric({ precision: 13, scale: 3 }).notNull(),
    amount: numeric({ precision: 18, scale: 0 }).notNull(),
    /** It stayed our stock until then. */
    buy_back_flg: boolean().notNull(),
    taken_back_flg: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.arrival_no, t.arrival_line_no, t.item_cd] }),
    index('supply_use_of_supplier').on(t.company_cd, t.factory_cd, t.supplier_cd, t.branch_no, t.item_cd),
  ],
)
