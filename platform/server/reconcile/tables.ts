import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { OwnRow } from '#platform/contract/reconcile/account-calls.ts'
import type { AccountRow } from '#platform/contract/reconcile/reconcile-accounts.ts'
import { codeColumn, commonColumns, companyColumn, moment } from '../database/columns.ts'
import { csvMatchingVersion } from '../matching/tables.ts'

const accountNo = () => bigint({ mode: 'bigint' })
const amount = () => numeric({ precision: 18, scale: 4 }).notNull()

/** 先方明細: a partner's statement as it was read, and how far it has been reconciled. Of the whole company. */
export const accountFile = pgTable(
  'account_file',
  {
    company_cd: companyColumn(),
    account_no: accountNo().generatedAlwaysAsIdentity(),
    /** What its rows are: suppliers' and customers' are kept alike. */
    target: codeColumn().notNull(),
    /** Our own document beside which it is laid; blank where it is an account of days. */
    about_no: codeColumn().notNull(),
    partner_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    /** As the partner was called. */
    partner_nm: varchar({ length: 100 }).notNull(),
    from_dt: date({ mode: 'string' }).notNull(),
    to_dt: date({ mode: 'string' }).notNull(),
    file_nm: varchar({ length: 255 }).notNull(),
    file_no: bigint({ mode: 'bigint' }).notNull(),
    file_hash: codeColumn(64).notNull(),
    matching_cd: codeColumn().notNull(),
    version: integer().notNull(),
    account_status: codeColumn(1).notNull().default('1'),
    row_cnt: integer().notNull(),
    /** Rows without a difference, and differences that nobody has settled. */
    agreed_cnt: integer().notNull().default(0),
    open_cnt: integer().notNull().default(0),
    stated_amount: amount().default('0'),
    own_amount: amount().default('0'),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.account_no] }),
    // A file that was withdrawn can be sent again.
    uniqueIndex('account_file_once')
      .on(t.company_cd, t.target, t.about_no, t.file_hash)
      .where(sql`${t.account_status} <> '9'`),
    index('account_file_about').on(t.company_cd, t.target, t.about_no),
    foreignKey({
      name: 'account_file_by_matching',
      columns: [t.company_cd, t.target, t.matching_cd, t.version],
      foreignColumns: [
        csvMatchingVersion.company_cd,
        csvMatchingVersion.target,
        csvMatchingVersion.matching_cd,
        csvMatchingVersion.version,
      ],
    }),
    check('account_file_in_a_state', sql`${t.account_status} IN ('1', '2', '9')`),
  ],
)

/** A row of it, and the line of ours with which a person has put it together. */
export const accountRow = pgTable(
  'account_row',
  {
    company_cd: companyColumn(),
    account_no: accountNo().notNull(),
    row_no: integer().notNull(),
    stated: jsonb().$type<AccountRow>().notNull(),
    own_key: varchar({ length: 80 }).notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.account_no, t.row_no] }),
    foreignKey({
      name: 'account_row_of_file',
      columns: [t.company_cd, t.account_no],
      foreignColumns: [accountFile.company_cd, accountFile.account_no],
    }),
  ],
)

/** A difference between the two sides as they stood, and what has settled it. */
export const accountDifference = pgTable(
  'account_difference',
  {
    company_cd: companyColumn(),
    account_no: accountNo().notNull(),
    difference_no: integer().notNull(),
    kind: codeColumn(10).notNull(),
    amount: amount(),
    row_no: integer(),
    stated: jsonb().$type<AccountRow>(),
    own: jsonb().$type<OwnRow>(),
    settled_by: codeColumn(10).notNull().default(''),
    settled_no: codeColumn().notNull().default(''),
    settled_note: varchar({ length: 100 }).notNull().default(''),
    settled_user: codeColumn().notNull().default(''),
    settled_dt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.account_no, t.difference_no] }),
    foreignKey({
      name: 'account_difference_of_file',
      columns: [t.company_cd, t.account_no],
      foreignColumns: [accountFile.company_cd, accountFile.account_no],
    }),
  ],
)

/** What a partner calls our items, learnt from rows that a person has put together. */
export const accountItem = pgTable(
  'account_item',
  {
    company_cd: companyColumn(),
    target: codeColumn().notNull(),
    partner_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    stated_cd: codeColumn(60).notNull(),
    item_cd: codeColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.target, t.partner_cd, t.branch_no, t.stated_cd] })],
)
