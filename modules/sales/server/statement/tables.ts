import { date, foreignKey, index, integer, numeric, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { customer } from '#modules/master/server/tables.ts'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'

const yen = () => numeric({ precision: 18, scale: 0 }).notNull()
const day = () => date({ mode: 'string' }).notNull()
const words = (length: number) => varchar({ length }).notNull().default('')

/** Whoever gets the invoice; of all factories, so there is none in the key. */
const billed = () => ({ customer_cd: codeColumn(10).notNull(), branch_no: codeColumn(4).notNull() })

const customerKey = () =>
  [customer.company_cd, columnNamed(customer, 'customer_cd'), columnNamed(customer, 'branch_no')] as const

/** 請求: what a customer is billed for up to a closing day, of all factories. */
export const invoiceStatement = pgTable(
  'invoice_statement',
  {
    company_cd: companyColumn(),
    statement_no: codeColumn().notNull(),
    ...billed(),
    closing_dt: day(),
    pay_dt: day(),
    sales_cnt: integer().notNull(),
    previous_amount: yen(),
    received_amount: yen(),
    carried_amount: yen(),
    net_amount: yen(),
    tax_amount: yen(),
    sales_amount: yen(),
    billed_amount: yen(),
    /** What is to be settled by it: its sales, and on a customer's first one what was owed before. */
    due_amount: yen(),
    settled_amount: yen().default('0'),
    /** Ours, as it was on that day: it makes the paper a qualified invoice. */
    invoice_reg_no: codeColumn(14).notNull(),
    statement_status: codeColumn(1).notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.statement_no] }),
    index('invoice_statement_of_customer').on(t.company_cd, t.customer_cd, t.branch_no, t.closing_dt),
    foreignKey({
      name: 'invoice_statement_customer',
      columns: [t.company_cd, t.customer_cd, t.branch_no],
      foreignColumns: [...customerKey()],
    }),
  ],
)

/** Its tax, once for each tax code and rate. */
export const invoiceStatementTax = pgTable(
  'invoice_statement_tax',
  {
    company_cd: companyColumn(),
    statement_no: codeColumn().notNull(),
    tax_cd: codeColumn(2).notNull(),
    tax_rate: numeric({ precision: 5, scale: 2 }).notNull(),
    net_amount: yen(),
    tax_amount: yen(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.statement_no, t.tax_cd, t.tax_rate] }),
    foreignKey({
      name: 'invoice_statement_tax_of_statement',
      columns: [t.company_cd, t.statement_no],
      foreignColumns: [invoiceStatement.company_cd, invoiceStatement.statement_no],
    }),
  ],
)

/** 入金: money that has come, or what was deducted for a reason. */
export const receipt = pgTable(
  'receipt',
  {
    company_cd: companyColumn(),
    receipt_no: codeColumn().notNull(),
    ...billed(),
    receipt_dt: day(),
    receipt_kind: codeColumn(1).notNull(),
    amount: yen(),
    matched_amount: yen().default('0'),
    /** The statement on which it stands as received. */
    statement_no: codeColumn().notNull().default(''),
    /** The receipt with whose matching a difference was settled. */
    origin_no: codeColumn().notNull().default(''),
    payer_nm: words(60),
    cancel_flg: codeColumn(1).notNull().default('0'),
    remarks: words(100),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.receipt_no] }),
    index('receipt_of_customer').on(t.company_cd, t.customer_cd, t.branch_no, t.receipt_dt),
    index('receipt_of_statement').on(t.company_cd, t.statement_no),
    index('receipt_of_origin').on(t.company_cd, t.origin_no),
    foreignKey({
      name: 'receipt_customer',
      columns: [t.company_cd, t.customer_cd, t.branch_no],
      foreignColumns: [...customerKey()],
    }),
  ],
)

/** 消込: how much of a receipt settles which statement. */
export const receiptMatch = pgTable(
  'receipt_match',
  {
    company_cd: companyColumn(),
    receipt_no: codeColumn().notNull(),
    statement_no: codeColumn().notNull(),
    amount: yen(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.receipt_no, t.statement_no] }),
    index('receipt_match_of_statement').on(t.company_cd, t.statement_no),
    foreignKey({
      name: 'receipt_match_receipt',
      columns: [t.company_cd, t.receipt_no],
      foreignColumns: [receipt.company_cd, receipt.receipt_no],
    }),
    foreignKey({
      name: 'receipt_match_statement',
      columns: [t.company_cd, t.statement_no],
      foreignColumns: [invoiceStatement.company_cd, invoiceStatement.statement_no],
    }),
  ],
)
