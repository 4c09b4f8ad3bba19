import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  varchar,
} from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'

const quantity = () => numeric({ precision: 16, scale: 3 }).notNull().default('0')
const factoryColumn = () => codeColumn(10).notNull()
const yen = () => numeric({ precision: 15, scale: 0 }).notNull().default('0')

/** 試作指図: a work order as long as there is no production; its lot is its number. */
export const trialWork = pgTable(
  'trial_work',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    work_order_no: codeColumn().notNull(),
    item_cd: codeColumn().notNull(),
    qty: quantity(),
    due_dt: date({ mode: 'string' }).notNull(),
    remarks: varchar({ length: 200 }).notNull().default(''),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.work_order_no] })],
)

/** Its routing, copied when it was made. What was finished of a process lies at `rest_cd` until the next one takes it. */
export const trialWorkStep = pgTable(
  'trial_work_step',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    work_order_no: codeColumn().notNull(),
    process_no: integer().notNull(),
    /** The process before it; 0 for the first. */
    before_no: integer().notNull(),
    before_cd: codeColumn().notNull(),
    operation_nm: varchar({ length: 80 }).notNull(),
    outside_flg: boolean().notNull(),
    supplier_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    outside_days: integer().notNull(),
    unit_price: numeric({ precision: 12, scale: 2 }).notNull(),
    price_base_qty: codeColumn(6).notNull(),
    place_cd: codeColumn().notNull(),
    rest_cd: codeColumn().notNull(),
    good_qty: quantity(),
    defective_qty: quantity(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.work_order_no, t.process_no] })],
)

/** 外注工程の発注明細: what an order's line of an outside process is about, and how much of it is where. */
export const outsideStep = pgTable(
  'outside_step',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    po_no: codeColumn().notNull(),
    po_line_no: integer().notNull(),
    /** Whose work order it is: the key of what registered at `outsideWork`. */
    work_kind: codeColumn().notNull(),
    work_order_no: codeColumn().notNull(),
    process_no: integer().notNull(),
    operation_nm: varchar({ length: 80 }).notNull(),
    before_no: integer().notNull(),
    before_cd: codeColumn().notNull(),
    place_cd: codeColumn().notNull(),
    rest_cd: codeColumn().notNull(),
    item_cd: codeColumn().notNull(),
    lot_no: codeColumn(40).notNull(),
    sent_qty: quantity(),
    good_qty: quantity(),
    defective_qty: quantity(),
    claim_amount: yen(),
    out_dt: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.po_no, t.po_line_no] }),
    index('outside_step_of_work').on(t.company_cd, t.factory_cd, t.work_order_no, t.process_no),
    check(
      'outside_step_there',
      sql`${t.sent_qty} >= ${t.good_qty} + ${t.defective_qty} AND ${t.good_qty} >= 0 AND ${t.defective_qty} >= 0`,
    ),
  ],
)

/** 外注出庫・戻り: posted once, taken back with a reason. */
export const outsideMove = pgTable(
  'outside_move',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    move_no: codeColumn().notNull(),
    move_kind: codeColumn(1).notNull(),
    move_dt: date({ mode: 'string' }).notNull(),
    supplier_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    supplier_slip_no: varchar({ length: 30 }).notNull().default(''),
    move_state: codeColumn(1).notNull().default('1'),
    cancel_reason: varchar({ length: 100 }).notNull().default(''),
    remarks: varchar({ length: 200 }).notNull().default(''),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.move_no] }),
    index('outside_move_of_supplier').on(t.company_cd, t.factory_cd, t.supplier_cd, t.branch_no, t.move_dt),
  ],
)

export const outsideMoveLine = pgTable(
  'outside_move_line',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    move_no: codeColumn().notNull(),
    line_no: integer().notNull(),
    po_no: codeColumn().notNull(),
    po_line_no: integer().notNull(),
    sent_qty: quantity(),
    good_qty: quantity(),
    defective_qty: quantity(),
    defect_reason: varchar({ length: 100 }).notNull().default(''),
    claim_amount: yen(),
    next_po_no: codeColumn().notNull().default(''),
    next_line_no: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.move_no, t.line_no] }),
    index('outside_move_line_of_order').on(t.company_cd, t.factory_cd, t.po_no, t.po_line_no),
    index('outside_move_line_next').on(t.company_cd, t.factory_cd, t.next_po_no, t.next_line_no),
  ],
)
