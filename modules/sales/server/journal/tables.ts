import { date, foreignKey, index, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { masterTable } from '#platform/server/master/master-table.ts'
import { journalAccountMaster } from '../../contract/journal/journal-account.ts'

export const journalAccount = masterTable(journalAccountMaster)

const yen = () => numeric({ precision: 18, scale: 0 }).notNull()

/** 仕訳出力: a file that the accounting package has been given, of all factories. */
export const journalExport = pgTable(
  'journal_export',
  {
    company_cd: companyColumn(),
    export_no: codeColumn().notNull(),
    journal_month: codeColumn(7).notNull(),
    journal_layout: codeColumn(1).notNull(),
    /** 1 what customers owe and pay, 2 what suppliers are owed and paid. */
    journal_book: codeColumn(1).notNull().default('1'),
    entry_cnt: integer().notNull(),
    sales_amount: yen(),
    purchase_amount: yen().default('0'),
    tax_amount: yen(),
    received_amount: yen(),
    paid_amount: yen().default('0'),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.export_no] })],
)

/** What stood in it: what has been told of each document is the sum of its entries. */
export const journalEntry = pgTable(
  'journal_entry',
  {
    company_cd: companyColumn(),
    export_no: codeColumn().notNull(),
    line_no: integer().notNull(),
    entry_dt: date({ mode: 'string' }).notNull(),
    source: codeColumn(1).notNull(),
    source_factory: codeColumn().notNull(),
    source_no: codeColumn().notNull(),
    partner_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    debit_use: codeColumn(2).notNull(),
    credit_use: codeColumn(2).notNull(),
    amount: yen(),
    tax_cd: codeColumn(2).notNull(),
    tax_rate: numeric({ precision: 5, scale: 2 }).notNull(),
    deductible_rate: numeric({ precision: 5, scale: 2 }).notNull().default('100'),
    tax_amount: yen(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.export_no, t.line_no] }),
    index('journal_entry_of_day').on(t.company_cd, t.entry_dt),
    foreignKey({
      name: 'journal_entry_of_export',
      columns: [t.company_cd, t.export_no],
      foreignColumns: [journalExport.company_cd, journalExport.export_no],
    }),
  ],
)
