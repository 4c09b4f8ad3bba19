import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  unique,
} from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'

/** 引当: stock on hand promised to a demand; a lot only where it is fixed. */
export const allocation = pgTable(
  'allocation',
  {
    company_cd: companyColumn(),
    allocation_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: codeColumn(10).notNull(),
    demand_kind: codeColumn().notNull(),
    demand_no: codeColumn(40).notNull(),
    demand_line: integer().notNull(),
    warehouse_cd: codeColumn().notNull(),
    item_cd: codeColumn(40).notNull(),
    ownership: codeColumn(1).notNull(),
    owner_cd: codeColumn().notNull().default(''),
    quality: codeColumn(1).notNull(),
    lot_no: codeColumn(40).notNull().default(''),
    qty: numeric({ precision: 16, scale: 3 }).notNull().default('0'),
    firm_flg: boolean().notNull().default(false),
    /** 1 is served first and released last. */
    priority: smallint().notNull().default(5),
    need_dt: date({ mode: 'string' }),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.allocation_no] }),
    unique('allocation_of_demand').on(
      t.company_cd,
      t.factory_cd,
      t.demand_kind,
      t.demand_no,
      t.demand_line,
      t.warehouse_cd,
      t.item_cd,
      t.ownership,
      t.owner_cd,
      t.quality,
      t.lot_no,
    ),
    index('allocation_of_item').on(t.company_cd, t.factory_cd, t.item_cd, t.warehouse_cd),
    check('allocation_of_something', sql`${t.qty} > 0`),
  ],
)

/** 引当解除: a demand that has lost what it had been promised, because the goods turned out not to be there. */
export const allocationRelease = pgTable(
  'allocation_release',
  {
    company_cd: companyColumn(),
    release_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: codeColumn(10).notNull(),
    /** What has shown it: the slip of a loss, or a count. */
    document_kind: codeColumn().notNull(),
    document_no: codeColumn(40).notNull(),
    demand_kind: codeColumn().notNull(),
    demand_no: codeColumn(40).notNull(),
    demand_line: integer().notNull(),
    item_cd: codeColumn(40).notNull(),
    qty: numeric({ precision: 16, scale: 3 }).notNull(),
    released_at: moment().notNull(),
    user_cd: codeColumn().notNull(),
    /** Whoever looks after the demand has seen it: until then it stands on the home page. */
    seen_at: moment(),
    seen_user: codeColumn().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.release_no] }),
    index('allocation_release_of_document').on(t.company_cd, t.document_kind, t.document_no),
    index('allocation_release_unseen')
      .on(t.company_cd, t.factory_cd, t.demand_kind)
      .where(sql`${t.seen_at} IS NULL`),
  ],
)
