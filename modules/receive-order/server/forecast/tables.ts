import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  varchar,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { columnNamed } from '#platform/server/master/master-table.ts'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { customer, item } from '#modules/master/server/tables.ts'
import { orderImport } from '../import/tables.ts'

const qty = () => numeric({ precision: 13, scale: 3 })
const ofCustomer = () => ({
  company_cd: companyColumn(),
  factory_cd: codeColumn(10).notNull(),
  customer_cd: codeColumn(10).notNull(),
  branch_no: codeColumn(4).notNull(),
})

type Key<Column extends string> = Readonly<Record<'company_cd' | Column, PgColumn>>

const ofKnownCustomer = (name: string, t: Key<'customer_cd' | 'branch_no'>) =>
  foreignKey({
    name,
    columns: [t.company_cd, t.customer_cd, t.branch_no],
    foreignColumns: [
      customer.company_cd,
      columnNamed(customer, 'customer_cd'),
      columnNamed(customer, 'branch_no'),
    ],
  })
const ofKnownItem = (name: string, t: Key<'item_cd'>) =>
  foreignKey({
    name,
    columns: [t.company_cd, t.item_cd],
    foreignColumns: [item.company_cd, columnNamed(item, 'item_cd')],
  })

/** 内示の版: what a customer has announced for a month, at one time. Older versions stay for comparison. */
export const forecastVersion = pgTable(
  'forecast_version',
  {
    ...ofCustomer(),
    month: codeColumn(7).notNull(),
    version_no: integer().notNull(),
    period_kind: codeColumn(1).notNull(),
    received_dt: date({ mode: 'string' }).notNull(),
    source: codeColumn(1).notNull(),
    file_nm: varchar({ length: 255 }).notNull().default(''),
    /** The file by which it came through the import (内示取込). */
    import_no: bigint({ mode: 'bigint' }),
    /** When it was taken back with its file; it stays for comparison, and never counts again. */
    withdrawn_dt: timestamp({ withTimezone: true, mode: 'string' }),
    /** The newest of its month that has not been taken back. */
    counts: boolean().notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({
      columns: [t.company_cd, t.factory_cd, t.customer_cd, t.branch_no, t.month, t.version_no],
    }),
    ofKnownCustomer('forecast_version_of_customer', t),
    // One version of a month counts, whoever saves at the same moment.
    uniqueIndex('forecast_version_counts_once')
      .on(t.company_cd, t.factory_cd, t.customer_cd, t.branch_no, t.month)
      .where(sql`${t.counts}`),
    index('forecast_version_of_import')
      .on(t.company_cd, t.import_no)
      .where(sql`${t.import_no} IS NOT NULL`),
    foreignKey({
      name: 'forecast_version_by_import',
      columns: [t.company_cd, t.import_no],
      foreignColumns: [orderImport.company_cd, orderImport.import_no],
    }),
    check('forecast_version_withdrawn', sql`${t.withdrawn_dt} IS NULL OR NOT ${t.counts}`),
  ],
)

/** 内示: so many of an item in a period, and what has become of it. */
export const forecastOrder = pgTable(
  'forecast_order',
  {
    ...ofCustomer(),
    month: codeColumn(7).notNull(),
    version_no: integer().notNull(),
    item_cd: codeColumn(20).notNull(),
    /** Blank: wherever the customer wants it. */
    destination_cd: codeColumn(10).notNull().default(''),
    /** The first day of the period. */
    period_dt: date({ mode: 'string' }).notNull(),
    /** What leaves when it is ordered. */
    ship_item_cd: codeColumn(20).notNull(),
    qty: qty().notNull(),
    /** By firm orders, those that have shipped included. */
    consumed_qty: qty().notNull().default('0'),
    /** What was left when the firm data of its period came. */
    expired_qty: qty().notNull().default('0'),
  },
  (t) => [
    primaryKey({
      name: 'forecast_order_pk',
      columns: [
        t.company_cd,
        t.factory_cd,
        t.customer_cd,
        t.branch_no,
        t.month,
        t.version_no,
        t.item_cd,
        t.destination_cd,
        t.period_dt,
      ],
    }),
    foreignKey({
      name: 'forecast_order_of_version',
      columns: [t.company_cd, t.factory_cd, t.customer_cd, t.branch_no, t.month, t.version_no],
      foreignColumns: [
        forecastVersion.company_cd,
        forecastVersion.factory_cd,
        forecastVersion.customer_cd,
        forecastVersion.branch_no,
        forecastVersion.month,
        forecastVersion.version_no,
      ],
    }),
    ofKnownItem('forecast_order_of_item', t),
    check(
      'forecast_order_adds_up',
      sql`${t.qty} > 0 AND ${t.consumed_qty} >= 0 AND ${t.expired_qty} >= 0 AND ${t.consumed_qty} + ${t.expired_qty} <= ${t.qty}`,
    ),
    index('forecast_order_open')
      .on(t.company_cd, t.factory_cd, t.ship_item_cd)
      .where(sql`${t.consumed_qty} + ${t.expired_qty} < ${t.qty}`),
    index('forecast_order_item').on(t.company_cd, t.item_cd),
  ],
)

/** 確定受信日: up to this day the customer's firm data are in. */
export const forecastFirm = pgTable(
  'forecast_firm',
  { ...ofCustomer(), firm_to_dt: date({ mode: 'string' }).notNull(), ...commonColumns() },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.customer_cd, t.branch_no] }),
    ofKnownCustomer('forecast_firm_of_customer', t),
  ],
)

/** 得意先計画: what a customer is meant to order, or to buy, of an item in a month. */
export const customerPlan = pgTable(
  'customer_plan',
  {
    ...ofCustomer(),
    order_sales_div: codeColumn(1).notNull(),
    item_cd: codeColumn(20).notNull(),
    month: codeColumn(7).notNull(),
    qty: qty().notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({
      columns: [
        t.company_cd,
        t.factory_cd,
        t.customer_cd,
        t.branch_no,
        t.order_sales_div,
        t.item_cd,
        t.month,
      ],
    }),
    ofKnownCustomer('customer_plan_of_customer', t),
    ofKnownItem('customer_plan_of_item', t),
    check('customer_plan_positive', sql`${t.qty} >= 0`),
  ],
)
