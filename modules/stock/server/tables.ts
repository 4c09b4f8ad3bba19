import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  varchar,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { item, stockLocation } from '#modules/master/server/tables.ts'
import { codeColumn, companyColumn, moment } from '#platform/server/database/columns.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'
import { day, kinds, qty, totalQty, unitCost, yen } from './stock-columns.ts'

const serial = () => bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity()

interface OfItem {
  readonly company_cd: PgColumn
  readonly item_cd: PgColumn
}
interface AtLocation extends Pick<OfItem, 'company_cd'> {
  readonly factory_cd: PgColumn
  readonly location_cd: PgColumn
}

const ofItem = (name: string, { company_cd, item_cd }: OfItem) =>
  foreignKey({
    name,
    columns: [company_cd, item_cd],
    foreignColumns: [item.company_cd, columnNamed(item, 'item_cd')],
  })

const atLocation = (name: string, { company_cd, factory_cd, location_cd }: AtLocation) =>
  foreignKey({
    name,
    columns: [company_cd, factory_cd, location_cd],
    foreignColumns: [
      stockLocation.company_cd,
      columnNamed(stockLocation, 'factory_cd'),
      columnNamed(stockLocation, 'location_cd'),
    ],
  })

/** 受払: one movement or change of value. Written once; corrections are rows of their own (赤黒). */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    company_cd: companyColumn(),
    ledger_no: serial(),
    factory_cd: codeColumn(10).notNull(),
    biz_dt: day().notNull(),
    posted_at: moment().notNull(),
    stock_div: codeColumn(3).notNull(),
    document_kind: codeColumn().notNull(),
    document_no: codeColumn(40).notNull(),
    line_no: integer().notNull(),
    item_cd: codeColumn(40).notNull(),
    /** Of 060, where it was said: so many pieces it concerns. */
    basis_qty: numeric({ precision: 13, scale: 3 }),
    reason_cd: codeColumn().notNull().default(''),
    reason: varchar({ length: 200 }).notNull().default(''),
    /** The movement that this one takes back. */
    reverses: bigint({ mode: 'bigint' }),
    user_cd: codeColumn().notNull(),
    request_id: varchar({ length: 60 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.ledger_no] }),
    uniqueIndex('stock_ledger_reversed_once').on(t.company_cd, t.reverses),
    index('stock_ledger_of_document').on(t.company_cd, t.document_kind, t.document_no),
    index('stock_ledger_of_kind').on(t.company_cd, t.factory_cd, t.document_kind, t.ledger_no),
    index('stock_ledger_by_date').on(t.company_cd, t.factory_cd, t.biz_dt, t.ledger_no),
    foreignKey({
      columns: [t.company_cd, t.reverses],
      foreignColumns: [t.company_cd, t.ledger_no],
      name: 'stock_ledger_reverses',
    }),
  ],
)

/** The two ends of a movement, or the one of a change of value. */
export const stockEntry = pgTable(
  'stock_entry',
  {
    company_cd: companyColumn(),
    ledger_no: bigint({ mode: 'bigint' }).notNull(),
    /** −1 out of, 1 into. */
    side: smallint().notNull(),
    factory_cd: codeColumn(10).notNull(),
    biz_dt: day().notNull(),
    /** At a place of ours: it counts in the balance. */
    ours: boolean().notNull(),
    location_cd: codeColumn().notNull(),
    item_cd: codeColumn(40).notNull(),
    ...kinds(),
    qty: qty(),
    unit_cost: unitCost(),
    /** Change of the value of our stock. */
    amount: yen(),
    /** What the movement cost or brought beside that. */
    variance: yen(),
    /** Of a change of value: the pieces that took it. */
    valued_qty: totalQty(),
    /** What a piece of our stock cost just before and just after. */
    cost_before: unitCost(),
    cost_after: unitCost(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.ledger_no, t.side] }),
    index('stock_entry_of_item')
      .on(t.company_cd, t.factory_cd, t.item_cd, t.biz_dt)
      .where(sql`ours`),
    index('stock_entry_of_lot')
      .on(t.company_cd, t.item_cd, t.lot_no)
      .where(sql`lot_no <> ''`),
    index('stock_entry_with_variance')
      .on(t.company_cd, t.factory_cd, t.biz_dt, t.ledger_no)
      .where(sql`variance <> 0`),
    // With the amount: what a month has changed is read from the index alone.
    index('stock_entry_by_date')
      .on(t.company_cd, t.factory_cd, t.biz_dt, t.amount)
      .where(sql`ours`),
    foreignKey({
      columns: [t.company_cd, t.ledger_no],
      foreignColumns: [stockLedger.company_cd, stockLedger.ledger_no],
      name: 'stock_entry_of_ledger',
    }),
    check('stock_entry_side', sql`${t.side} IN (-1, 1) AND ${t.side} * ${t.qty} >= 0`),
  ],
)

/** What is where now: always the sum of the entries. */
export const stockBalance = pgTable(
  'stock_balance',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    location_cd: codeColumn().notNull(),
    item_cd: codeColumn(40).notNull(),
    ...kinds(),
    warehouse_cd: codeColumn().notNull(),
    qty: totalQty(),
    last_dt: day().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'stock_balance_pk',
      columns: [
        t.company_cd,
        t.factory_cd,
        t.location_cd,
        t.item_cd,
        t.lot_no,
        t.ownership,
        t.owner_cd,
        t.quality,
        t.process_no,
      ],
    }),
    index('stock_balance_of_item').on(t.company_cd, t.item_cd, t.factory_cd, t.lot_no),
    atLocation('stock_balance_location', t),
    check('stock_balance_not_negative', sql`${t.qty} >= 0`),
  ],
)

/** What orders and production may count on, by warehouse: finished goods of a kind, and how many are promised. */
export const stockAvailability = pgTable(
  'stock_availability',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    warehouse_cd: codeColumn().notNull(),
    item_cd: codeColumn(40).notNull(),
    ownership: codeColumn(1).notNull(),
    /** Goods supplied by or kept for one partner are never promised to another. */
    owner_cd: codeColumn().notNull().default(''),
    quality: codeColumn(1).notNull(),
    qty: totalQty(),
    allocated_qty: totalQty(),
  },
  (t) => [
    primaryKey({
      name: 'stock_availability_pk',
      columns: [t.company_cd, t.factory_cd, t.warehouse_cd, t.item_cd, t.ownership, t.owner_cd, t.quality],
    }),
    index('stock_availability_of_item').on(t.company_cd, t.factory_cd, t.item_cd),
    check('stock_availability_covers', sql`${t.allocated_qty} >= 0 AND ${t.allocated_qty} <= ${t.qty}`),
  ],
)

/** Our own stock of an item in a factory and its value. Whoever posts the item locks this row first. */
export const itemCost = pgTable(
  'item_cost',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    item_cd: codeColumn(40).notNull(),
    cost_method: codeColumn(1).notNull(),
    qty: totalQty(),
    unit_cost: unitCost(),
    amount: yen(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.item_cd] }),
    ofItem('item_cost_item', t),
    check(
      'item_cost_of_something',
      sql`${t.qty} >= 0 AND ${t.amount} >= 0 AND (${t.qty} > 0 OR ${t.amount} = 0)`,
    ),
  ],
)

export const lot = pgTable(
  'lot',
  {
    company_cd: companyColumn(),
    item_cd: codeColumn(40).notNull(),
    lot_no: codeColumn(40).notNull(),
    /** The day it was first received. */
    received_dt: day().notNull(),
    expiry_dt: day(),
    supplier_lot: varchar({ length: 60 }).notNull().default(''),
    made_dt: day(),
    /** 出荷止め: not available until somebody has released it. */
    hold_flg: boolean().notNull().default(false),
    hold_reason: varchar({ length: 200 }).notNull().default(''),
    /** 初品: the first of a new or changed article, which is looked at apart. */
    first_article_flg: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.item_cd, t.lot_no] }),
    index('lot_of_number').on(t.company_cd, t.lot_no),
    ofItem('lot_item', t),
  ],
)

/** A location under count: nothing of that type and rank (blank: of all) moves there until the count has ended. */
export const stockLock = pgTable(
  'stock_lock',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    location_cd: codeColumn().notNull(),
    item_type_cd: codeColumn().notNull().default(''),
    item_rank: codeColumn(1).notNull().default(''),
    inventory_no: codeColumn(40).notNull(),
    locked_at: moment().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'stock_lock_pk',
      columns: [t.company_cd, t.factory_cd, t.location_cd, t.item_type_cd, t.item_rank],
    }),
    atLocation('stock_lock_location', t),
  ],
)
