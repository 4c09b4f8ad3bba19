import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  varchar,
} from 'drizzle-orm/pg-core'
import { supplier } from '#modules/master/server/tables.ts'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'

const yen = () => numeric({ precision: 18, scale: 0 }).notNull()
const day = () => date({ mode: 'string' })

/** 支払通知: what a supplier is paid for the purchases up to a closing day, of all factories. */
export const supplierStatement = pgTable(
  'supplier_statement',
  {
    company_cd: companyColumn(),
    statement_no: codeColumn().notNull(),
    supplier_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    closing_dt: day().notNull(),
    pay_dt: day().notNull(),
    /** The latest day that the law allows, and how many days after the first receipt it is paid. */
    latest_dt: day().notNull(),
    pay_days: integer().notNull(),
    late_flg: boolean().notNull(),
    tax_div: codeColumn(1).notNull(),
    invoice_reg_no: codeColumn(14).notNull(),
    purchase_cnt: integer().notNull(),
    /** On the first statement what was owed before the books were kept here, its tax within it. */
    opening_amount: yen().default('0'),
    net_amount: yen(),
    tax_amount: yen(),
    deductible_tax: yen(),
    pay_amount: yen(),
    statement_status: codeColumn(1).notNull(),
    confirmed_dt: day(),
    confirmed_by: varchar({ length: 60 }).notNull().default(''),
    transfer_nm: varchar({ length: 100 }).notNull().default(''),
    /** The day of the transfer file, or the one that was recorded; null while it is owed. */
    paid_dt: day(),
    paid_method: codeColumn(1).notNull().default(''),
    paid_note: varchar({ length: 60 }).notNull().default(''),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.statement_no] }),
    index('supplier_statement_of_supplier').on(t.company_cd, t.supplier_cd, t.branch_no, t.closing_dt),
    index('supplier_statement_to_pay').on(t.company_cd, t.pay_dt),
    foreignKey({
      name: 'supplier_statement_supplier',
      columns: [t.company_cd, t.supplier_cd, t.branch_no],
      foreignColumns: [
        supplier.company_cd,
        columnNamed(supplier, 'supplier_cd'),
        columnNamed(supplier, 'branch_no'),
      ],
    }),
  ],
)

/** Its tax, once for each tax code and rate. */
export const supplierStatementTax = pgTable(
  'supplier_statement_tax',
  {
    company_cd: companyColumn(),
    statement_no: codeColumn().notNull(),
    tax_cd: codeColumn(2).notNull(),
    tax_rate: numeric({ precision: 5, scale: 2 }).notNull(),
    net_amount: yen(),
    tax_amount: yen(),
    deductible_tax: yen(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.statement_no, t.tax_cd, t.tax_rate] }),
    foreignKey({
      name: 'supplier_statement_tax_of_statement',
      columns: [t.company_cd, t.statement_no],
      foreignColumns: [supplierStatement.company_cd, supplierStatement.statement_no],
    }),
  ],
)
