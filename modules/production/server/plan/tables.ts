import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { LatePart, PartWait } from '../../contract/plan/part-wait.ts'
import type { ArithmeticStep, Purpose } from '#modules/place-order/contract/proposal/arithmetic.ts'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'

const factoryColumn = () => codeColumn(10).notNull()
const quantity = () => numeric({ precision: 16, scale: 3 }).notNull()
const none = () => quantity().default('0')
const day = () => date({ mode: 'string' })
const moment = () => timestamp({ withTimezone: true, mode: 'string' })
const words = (length: number) => varchar({ length }).notNull().default('')
const blank = (length = 20) => codeColumn(length).notNull().default('')
const count = () => integer().notNull().default(0)

/** Both background works of a factory's plan: their state, and who holds them until when (decisions.md "Planning"). */
export const planControl = pgTable(
  'plan_control',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    /** 1 planning, 2 confirming. */
    plan_work: codeColumn(1).notNull(),
    plan_status: codeColumn(1).notNull().default('1'),
    /** The job that runs it, alive as long as its lease. */
    job_no: blank(),
    run_no: bigint({ mode: 'bigint' }),
    message: words(500),
    reason: words(200),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.plan_work] })],
)

/** What a run did. */
export const planRun = pgTable(
  'plan_run',
  {
    company_cd: companyColumn(),
    run_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: factoryColumn(),
    plan_work: codeColumn(1).notNull(),
    /** The business date it was planned from. */
    biz_dt: day(),
    /** 3 running, 1 finished, 9 failed. */
    run_status: codeColumn(1).notNull().default('3'),
    inputs_hash: words(64),
    created_cnt: count(),
    changed_cnt: count(),
    removed_cnt: count(),
    unchanged_cnt: count(),
    late_cnt: count(),
    unplaced_cnt: count(),
    /** Weighted lateness of the plan, and what no plan can be better than; minutes. */
    lateness: numeric({ precision: 18, scale: 3 }),
    lateness_bound: numeric({ precision: 18, scale: 3 }),
    ended_at: moment(),
    message: words(500),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.run_no] }),
    index('plan_run_of_factory').on(t.company_cd, t.factory_cd, t.run_no),
  ],
)

/** 生産計画: what should be made, how much, for whom and when; what has not changed keeps its number. */
export const productionPlan = pgTable(
  'production_plan',
  {
    company_cd: companyColumn(),
    plan_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: factoryColumn(),
    production_div: codeColumn(3).notNull(),
    item_cd: codeColumn().notNull(),
    qty: quantity(),
    /** For what stock is short on this day, the how-manyeth of the item; per order for the line of an order. */
    need_dt: day().notNull(),
    seq: integer().notNull().default(1),
    demand_kind: blank(10),
    demand_no: blank(),
    demand_line: count(),
    /** By the requirements: when it must be there, and when it has to begin for that. */
    due_dt: day().notNull(),
    start_dt: day().notNull(),
    /** By the schedule; null where it has no routing, or no place. */
    start_at: moment(),
    end_at: moment(),
    late_reason: blank(10),
    late_days: count(),
    /** What is in the way, by name: a machine, a part. */
    late_name: words(80),
    steps: jsonb().$type<readonly ArithmeticStep[]>().notNull().default([]),
    purposes: jsonb().$type<readonly Purpose[]>().notNull().default([]),
    /** What it waits for, as the last run found it. */
    waits: jsonb().$type<readonly PartWait[]>().notNull().default([]),
    /** The part that makes it late, and what brings that; null where none does. */
    late_part: jsonb().$type<LatePart>(),
    plan_status: codeColumn(1).notNull().default('1'),
    /** A planner has typed or changed it: runs take it as it is. */
    manual_flg: boolean().notNull().default(false),
    locked_flg: boolean().notNull().default(false),
    /** The routing it was planned by. */
    routing_dt: day(),
    work_order_no: blank(),
    remarks: words(200),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.plan_no] }),
    index('production_plan_by_day').on(t.company_cd, t.factory_cd, t.plan_status, t.due_dt, t.plan_no),
    index('production_plan_of_item').on(t.company_cd, t.factory_cd, t.item_cd),
    index('production_plan_of_demand').on(t.company_cd, t.factory_cd, t.demand_no, t.demand_line),
    index('production_plan_of_work_order').on(t.company_cd, t.factory_cd, t.work_order_no),
    index('production_plan_of_purpose').using('gin', sql`purposes jsonb_path_ops`),
    // Never two plans for one need.
    uniqueIndex('production_plan_of_need')
      .on(t.company_cd, t.factory_cd, t.item_cd, t.demand_kind, t.demand_no, t.demand_line, t.need_dt, t.seq)
      .where(sql`plan_status = '1' AND NOT manual_flg`),
  ],
)

const ofPlan = () => ({
  company_cd: companyColumn(),
  plan_no: bigint({ mode: 'bigint' }).notNull(),
  process_no: integer().notNull(),
  /** A process that is split runs on several machines: 1, 2, … */
  split_no: integer().notNull().default(1),
})

/** 工程計画: where and when a process of a plan is done. */
export const planOperation = pgTable(
  'plan_operation',
  {
    ...ofPlan(),
    factory_cd: factoryColumn(),
    operation_cd: codeColumn(10).notNull(),
    work_cd: codeColumn(10).notNull(),
    facility_cd: blank(10),
    worker_cd: blank(10),
    /** What begins it: more than goes on where there is a yield. */
    qty: quantity(),
    setup_minutes: count(),
    start_at: moment(),
    end_at: moment(),
    locked_flg: boolean().notNull().default(false),
    /** As long as a planner has made it on the Gantt, set-up apart; null: as the standard says. */
    work_minutes: integer(),
    /** What keeps it from being sooner, or from having a place. */
    reason: blank(20),
    reason_name: words(80),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.plan_no, t.process_no, t.split_no] }),
    index('plan_operation_of_facility').on(t.company_cd, t.factory_cd, t.facility_cd, t.start_at),
    foreignKey({
      name: 'plan_operation_of_plan',
      columns: [t.company_cd, t.plan_no],
      foreignColumns: [productionPlan.company_cd, productionPlan.plan_no],
    }).onDelete('cascade'),
  ],
)

/** What else it needs beside its machine: a die, a jig, more people. */
export const planOperationResource = pgTable(
  'plan_operation_resource',
  {
    ...ofPlan(),
    factory_cd: factoryColumn(),
    seq: integer().notNull(),
    facility_cd: blank(10),
    worker_cd: blank(10),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.plan_no, t.process_no, t.split_no, t.seq] }),
    foreignKey({
      name: 'plan_operation_resource_of_operation',
      columns: [t.company_cd, t.plan_no, t.process_no, t.split_no],
      foreignColumns: [
        planOperation.company_cd,
        planOperation.plan_no,
        planOperation.process_no,
        planOperation.split_no,
      ],
    }).onDelete('cascade'),
  ],
)

/** 生販在: what is to be made of an item in a month; sales and stock of it follow from what there is. */
export const stockPlan = pgTable(
  'stock_plan',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    item_cd: codeColumn().notNull(),
    month: codeColumn(7).notNull(),
    production_qty: none(),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.item_cd, t.month] })],
)
