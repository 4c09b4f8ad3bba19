import { sql } from 'drizzle-orm'
import { check, date, foreignKey, integer, numeric, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { masterTable } from '#platform/server/master/master-table.ts'
import { inventoryCycleMaster } from '../../contract/inventory-cycle.ts'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'

/** 棚卸: a place that is counted on a day. */
export const inventory = pgTable(
  'inventory',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    inventory_no: codeColumn(40).notNull(),
    count_dt: date({ mode: 'string' }).notNull(),
    /** A warehouse or a shelf, with everything in it. */
    location_cd: codeColumn().notNull(),
    /** Only goods of this type, all where it is blank. */
    item_type_cd: codeColumn().notNull().default(''),
    /** Only goods of this rank, all where it is blank. */
    item_rank: codeColumn(1).notNull().default(''),
    /** Blank 棚札 that go out beside those of the lines, for what is found. */
    spare_tags: integer().notNull().default(0),
    /** The repeating plan that it comes from. */
    cycle_cd: codeColumn().notNull().default(''),
    approved_by: codeColumn().notNull().default(''),
    inventory_div: codeColumn(1).notNull(),
    status: codeColumn(1).notNull(),
    locked_at: moment(),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.inventory_no] })],
)

/** A 棚札 that came back blank: unused, or written wrongly. */
export const inventoryTag = pgTable(
  'inventory_tag',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    inventory_no: codeColumn(40).notNull(),
    tag_no: integer().notNull(),
    user_cd: codeColumn().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.inventory_no, t.tag_no] }),
    foreignKey({
      name: 'inventory_tag_of_inventory',
      columns: [t.company_cd, t.factory_cd, t.inventory_no],
      foreignColumns: [inventory.company_cd, inventory.factory_cd, inventory.inventory_no],
    }),
  ],
)

/** What the books say when the place is locked, and what is found there. */
export const inventoryLine = pgTable(
  'inventory_line',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    inventory_no: codeColumn(40).notNull(),
    line_no: integer().notNull(),
    location_cd: codeColumn().notNull(),
    item_cd: codeColumn(40).notNull(),
    lot_no: codeColumn(40).notNull().default(''),
    ownership: codeColumn(1).notNull().default('0'),
    owner_cd: codeColumn().notNull().default(''),
    quality: codeColumn(1).notNull().default('0'),
    process_no: codeColumn(10).notNull().default(''),
    book_qty: numeric({ precision: 16, scale: 3 }).notNull(),
    /** Null: nobody has counted it, which is not zero. */
    counted_qty: numeric({ precision: 16, scale: 3 }),
    /** What a second person has found. */
    second_qty: numeric({ precision: 16, scale: 3 }),
    second_by: codeColumn().notNull().default(''),
    reason_cd: varchar({ length: 10 }).notNull().default(''),
    counted_by: codeColumn().notNull().default(''),
    counted_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.inventory_no, t.line_no] }),
    foreignKey({
      name: 'inventory_line_of_inventory',
      columns: [t.company_cd, t.factory_cd, t.inventory_no],
      foreignColumns: [inventory.company_cd, inventory.factory_cd, inventory.inventory_no],
    }),
    check('inventory_line_not_negative', sql`${t.counted_qty} >= 0`),
  ],
)

/** 棚卸周期. */
export const inventoryCycle = masterTable(inventoryCycleMaster)
