import { bigint, index, integer, jsonb, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import type { PlanFigures } from '../../contract/scenario/figures.ts'
import type { ScenarioChange } from '../../contract/scenario/scenario-change.ts'

const factoryColumn = () => codeColumn(10).notNull()
const moment = () => timestamp({ withTimezone: true, mode: 'string' })

/** 計画の比較: what would be other than it is, and what the plan would come to. */
export const planScenario = pgTable(
  'plan_scenario',
  {
    company_cd: companyColumn(),
    scenario_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: factoryColumn(),
    scenario_nm: varchar({ length: 40 }).notNull(),
    changes: jsonb().$type<readonly ScenarioChange[]>().notNull().default([]),
    scenario_state: codeColumn(1).notNull().default('0'),
    /** Null until it has been calculated as it is. */
    figures: jsonb().$type<PlanFigures>(),
    message: varchar({ length: 500 }).notNull().default(''),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.scenario_no] }),
    index('plan_scenario_of_factory').on(t.company_cd, t.factory_cd, t.scenario_no),
  ],
)

/** By what a factory plans, and what its plan came to when scenarios were last compared with it. */
export const planSetting = pgTable(
  'plan_setting',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    plan_aim: codeColumn(1).notNull().default('1'),
    figures: jsonb().$type<PlanFigures>(),
    compared_at: moment(),
    /** That compares them, alive as long as its lease. */
    job_no: codeColumn().notNull().default(''),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd] })],
)

/** 優先する受注: lines whose plans go before others on machines. */
export const planUrgent = pgTable(
  'plan_urgent',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    order_no: codeColumn().notNull(),
    line_no: integer().notNull(),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.order_no, t.line_no] })],
)
