import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import type { ArithmeticStep, Purpose } from '../../contract/proposal/arithmetic.ts'

const quantity = () => numeric({ precision: 16, scale: 3 })

/** 発注提案: what should be ordered, from whom, how much and when, and by which arithmetic. */
export const orderProposal = pgTable(
  'order_proposal',
  {
    company_cd: companyColumn(),
    proposal_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: codeColumn(10).notNull(),
    item_cd: codeColumn().notNull(),
    /** Blank: nobody has said who supplies it. */
    supplier_cd: codeColumn(10).notNull().default(''),
    branch_no: codeColumn(4).notNull().default(''),
    qty: quantity().notNull(),
    need_dt: date({ mode: 'string' }).notNull(),
    /** The how-manyeth of the item for this day: a need above the largest lot has several. */
    seq: integer().notNull().default(1),
    order_dt: date({ mode: 'string' }).notNull(),
    due_dt: date({ mode: 'string' }).notNull(),
    order_method: codeColumn(1).notNull(),
    source: codeColumn(1).notNull(),
    late_reason: codeColumn(10).notNull().default(''),
    late_days: integer().notNull().default(0),
    steps: jsonb().$type<readonly ArithmeticStep[]>().notNull().default([]),
    purposes: jsonb().$type<readonly Purpose[]>().notNull().default([]),
    /** Of treatment 1: the order line that it is for, which no plan nets. */
    demand_kind: codeColumn(10).notNull().default(''),
    demand_no: codeColumn().notNull().default(''),
    demand_line: integer().notNull().default(0),
    /** A person has changed it: runs leave it as it is, and say what they would do with it. */
    edited_flg: boolean().notNull().default(false),
    move_advice: codeColumn(1).notNull().default(''),
    advised_dt: date({ mode: 'string' }),
    change_advice: codeColumn(1).notNull().default(''),
    advised_qty: quantity(),
    proposal_state: codeColumn(1).notNull().default('0'),
    reason: varchar({ length: 200 }).notNull().default(''),
    po_no: codeColumn().notNull().default(''),
    po_line_no: integer().notNull().default(0),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.proposal_no] }),
    index('order_proposal_by_day').on(
      t.company_cd,
      t.factory_cd,
      t.proposal_state,
      t.order_dt,
      t.proposal_no,
    ),
    index('order_proposal_of_item').on(t.company_cd, t.factory_cd, t.item_cd),
    // Never two proposals for one shortage.
    uniqueIndex('order_proposal_of_shortage')
      .on(t.company_cd, t.factory_cd, t.item_cd, t.need_dt, t.seq)
      .where(sql`proposal_state = '0' AND NOT edited_flg AND demand_no = ''`),
    uniqueIndex('order_proposal_of_demand')
      .on(t.company_cd, t.factory_cd, t.demand_kind, t.demand_no, t.demand_line)
      .where(sql`proposal_state <> '9' AND demand_no <> ''`),
  ],
)

/** 納期・数量調整: what a run would do with a line that is on order. */
export const orderMessage = pgTable(
  'order_message',
  {
    company_cd: companyColumn(),
    message_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: codeColumn(10).notNull(),
    supply_kind: codeColumn(10).notNull(),
    supply_no: codeColumn().notNull(),
    supply_line: integer().notNull(),
    item_cd: codeColumn().notNull(),
    due_dt: date({ mode: 'string' }).notNull(),
    qty: quantity().notNull(),
    move_advice: codeColumn(1).notNull().default(''),
    advised_dt: date({ mode: 'string' }),
    change_advice: codeColumn(1).notNull().default(''),
    advised_qty: quantity(),
    message_state: codeColumn(1).notNull().default('0'),
    reason: varchar({ length: 200 }).notNull().default(''),
    /** Who has taken it on, and has answered it. */
    owner_user: codeColumn().notNull().default(''),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.message_no] }),
    uniqueIndex('order_message_open')
      .on(t.company_cd, t.factory_cd, t.supply_kind, t.supply_no, t.supply_line)
      .where(sql`message_state = '0'`),
  ],
)
