import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
} from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'

const factoryColumn = () => codeColumn(10).notNull()
const quantity = () => numeric({ precision: 16, scale: 3 }).notNull()
const none = () => quantity().default('0')
const day = () => date({ mode: 'string' })
const moment = () => timestamp({ withTimezone: true, mode: 'string' })
const words = (length: number) => varchar({ length }).notNull().default('')
const blank = (length = 20) => codeColumn(length).notNull().default('')
const count = () => integer().notNull().default(0)

/** 製造指図: what the shop floor is told to make. */
export const workOrder = pgTable(
  'work_order',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    work_order_no: codeColumn().notNull(),
    work_order_kind: codeColumn(1).notNull().default('1'),
    /** Of rework: which order made what is mended, and which of its processes found it defective, 0 where it was its final inspection. What mends a trial is one, too. */
    parent_no: blank(),
    parent_process_no: count(),
    plan_no: bigint({ mode: 'bigint' }),
    production_div: codeColumn(3).notNull().default('030'),
    /** The order line that it is for, where it is for one. */
    demand_kind: blank(10),
    demand_no: blank(),
    demand_line: count(),
    item_cd: codeColumn().notNull(),
    /** What has to come out good. */
    qty: quantity(),
    good_qty: none(),
    defective_qty: none(),
    /** 完成検査: what is finished waits for it, and so many pieces do. */
    final_flg: boolean().notNull().default(false),
    awaiting_qty: none(),
    /** And so many it has found defective. */
    rejected_qty: none(),
    /** The item's own lot, else the number of the order. */
    lot_no: codeColumn(40).notNull(),
    /** Where what is finished goes. */
    location_cd: blank(),
    due_dt: day().notNull(),
    start_dt: day().notNull(),
    actual_start_at: moment(),
    actual_end_at: moment(),
    instruction_status: codeColumn(1).notNull().default('1'),
    sheet_status: codeColumn(1).notNull().default('0'),
    issued_at: moment(),
    print_count: count(),
    rush_flg: boolean().notNull().default(false),
    reason: words(200),
    remarks: words(200),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.work_order_no] }),
    index('work_order_by_day').on(t.company_cd, t.factory_cd, t.instruction_status, t.due_dt),
    index('work_order_open')
      .on(t.company_cd, t.factory_cd, t.due_dt)
      .where(sql`instruction_status <> '2'`),
    index('work_order_of_item').on(t.company_cd, t.factory_cd, t.item_cd),
    index('work_order_awaiting')
      .on(t.company_cd, t.factory_cd, t.item_cd)
      .where(sql`awaiting_qty > 0`),
    index('work_order_of_demand').on(t.company_cd, t.factory_cd, t.demand_no, t.demand_line),
    index('work_order_of_parent')
      .on(t.company_cd, t.factory_cd, t.parent_no)
      .where(sql`parent_no <> ''`),
    uniqueIndex('work_order_of_plan')
      .on(t.company_cd, t.plan_no)
      .where(sql`plan_no IS NOT NULL`),
  ],
)

const ofWorkOrder = () => ({
  company_cd: companyColumn(),
  factory_cd: factoryColumn(),
  work_order_no: codeColumn().notNull(),
})

/** 指図工程: its routing, copied when it was made. What is finished of a process lies at `rest_cd` until the next takes it. */
export const workOrderOperation = pgTable(
  'work_order_operation',
  {
    ...ofWorkOrder(),
    process_no: integer().notNull(),
    split_no: integer().notNull().default(1),
    /** The process before it; 0 for the first. */
    before_no: integer().notNull(),
    operation_cd: codeColumn(10).notNull(),
    operation_nm: varchar({ length: 80 }).notNull(),
    work_cd: codeColumn(10).notNull(),
    work_nm: varchar({ length: 80 }).notNull(),
    /** Where it takes from, where its pieces lie meanwhile, and where they wait afterwards. */
    before_cd: blank(),
    place_cd: codeColumn().notNull(),
    rest_cd: codeColumn().notNull(),
    facility_group_cd: blank(10),
    facility_cd: blank(10),
    worker_cd: blank(10),
    /** What begins it: more than goes on where there is a yield. */
    plan_qty: quantity(),
    good_qty: none(),
    defective_qty: none(),
    scrapped_qty: none(),
    /** Of what the process before had counted as defective, mended and taken over here. */
    reworked_qty: none(),
    /** Standard: for setting up, and for one piece; seconds. */
    setup_seconds: count(),
    piece_seconds: numeric({ precision: 12, scale: 3 }).notNull().default('0'),
    people: integer().notNull().default(1),
    /** As planned when it was confirmed, or moved since. */
    start_at: moment(),
    end_at: moment(),
    actual_start_at: moment(),
    actual_end_at: moment(),
    work_status: codeColumn(1).notNull().default('0'),
    /** The foreman's order on the dispatch list; null: the plan's. */
    dispatch_seq: integer(),
    outside_flg: boolean().notNull().default(false),
    supplier_cd: blank(10),
    branch_no: blank(4),
    outside_days: count(),
    unit_price: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
    price_base_qty: codeColumn(6).notNull().default('1'),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.work_order_no, t.process_no, t.split_no] }),
    index('work_order_operation_of_facility').on(
      t.company_cd,
      t.factory_cd,
      t.work_status,
      t.facility_cd,
      t.start_at,
    ),
    index('work_order_operation_until').on(t.company_cd, t.factory_cd, sql`coalesce(actual_end_at, end_at)`),
    index('work_order_operation_ended')
      .on(t.company_cd, t.factory_cd, t.actual_end_at)
      .where(sql`actual_start_at IS NOT NULL`),
    foreignKey({
      name: 'work_order_operation_of_work_order',
      columns: [t.company_cd, t.factory_cd, t.work_order_no],
      foreignColumns: [workOrder.company_cd, workOrder.factory_cd, workOrder.work_order_no],
    }),
  ],
)

/** 指図部品: what goes in at which process. */
export const workOrderPart = pgTable(
  'work_order_part',
  {
    ...ofWorkOrder(),
    part_no: integer().notNull(),
    process_no: integer().notNull(),
    item_cd: codeColumn().notNull(),
    substitute_item_cd: blank(),
    /** For one piece that begins the process; 0 where it is once for the lot. */
    usage_qty: numeric({ precision: 18, scale: 6 }).notNull(),
    /** For the whole order, scrap included. */
    need_qty: quantity(),
    used_qty: none(),
    returned_qty: none(),
    /** Where it is taken from. */
    location_cd: blank(),
    /** As with the structure's lines: 1 ours, 2 and 3 the customer's, 4 and 5 to a subcontractor. */
    supply_div: codeColumn(1).notNull().default('1'),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.work_order_no, t.part_no] }),
    index('work_order_part_of_item').on(t.company_cd, t.factory_cd, t.item_cd),
    foreignKey({
      name: 'work_order_part_of_work_order',
      columns: [t.company_cd, t.factory_cd, t.work_order_no],
      foreignColumns: [workOrder.company_cd, workOrder.factory_cd, workOrder.work_order_no],
    }),
  ],
)

/** 連産品・副産物: what comes out beside the item. */
export const workOrderOutput = pgTable(
  'work_order_output',
  {
    ...ofWorkOrder(),
    output_no: integer().notNull(),
    item_cd: codeColumn().notNull(),
    output_kind: codeColumn(1).notNull(),
    qty: quantity(),
    good_qty: none(),
    cost_share: numeric({ precision: 5, scale: 2 }).notNull().default('0'),
    location_cd: blank(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.work_order_no, t.output_no] }),
    foreignKey({
      name: 'work_order_output_of_work_order',
      columns: [t.company_cd, t.factory_cd, t.work_order_no],
      foreignColumns: [workOrder.company_cd, workOrder.factory_cd, workOrder.work_order_no],
    }),
  ],
)
