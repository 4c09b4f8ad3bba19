import { sql } from 'drizzle-orm'
import { date, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import {
  demandKinds,
  supplyDemand,
  type DemandKind,
  type PromiseOf,
} from '#modules/stock/server/supply-demand/sources.ts'
import { codeColumn, companyColumn } from '#platform/server/database/columns.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { compose } from '#platform/server/module/compose.ts'
import type { Module } from '#platform/server/module/module.ts'
import { on } from '#platform/server/module/point.ts'
import type { LockedDocument } from '#platform/server/unit/locked-document.ts'
import { createTables } from './master-stage.ts'
import { modulesOf } from './product.ts'

/** Orders that goods are promised to, as a later module would have them: their owner sets their status back. */
const trialDemand = pgTable(
  'trial_demand',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    demand_no: codeColumn(40).notNull(),
    demand_line: integer().notNull(),
    /** 1 promised, 0 not any more. */
    status: codeColumn(1).notNull().default('1'),
    lost_qty: numeric({ precision: 16, scale: 3 }).notNull().default('0'),
    arrived_qty: numeric({ precision: 16, scale: 3 }).notNull().default('0'),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.demand_no, t.demand_line] })],
)

/** Purchases that bring goods. */
const trialSupply = pgTable(
  'trial_supply',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    supply_no: codeColumn(40).notNull(),
    item_cd: codeColumn(40).notNull(),
    due_dt: date({ mode: 'string' }).notNull(),
    open_qty: numeric({ precision: 16, scale: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.factory_cd, t.supply_no] })],
)

export const trialDemands: LockedDocument = {
  table: trialDemand,
  key: ['demand_no', 'demand_line'],
  after: [],
}
export const trialSupplies: LockedDocument = {
  table: trialSupply,
  key: ['supply_no'],
  after: [trialDemands],
}

const change = (
  { tx, session }: Context,
  promises: readonly PromiseOf[],
  column: 'lost_qty' | 'arrived_qty',
) =>
  tx.execute(sql`UPDATE trial_demand d SET ${sql.identifier(column)} = d.${sql.identifier(column)} + p.qty,
      status = CASE WHEN ${column} = 'lost_qty' THEN '0' ELSE d.status END
    FROM (SELECT demand_no, demand_line, sum(qty) AS qty
      FROM ${sentRows(promises, 'r', { demand_no: 'text', demand_line: 'int', qty: 'numeric' })} GROUP BY 1, 2) p
    WHERE d.company_cd = ${session.company_cd} AND d.factory_cd = ${session.factory_cd}
      AND d.demand_no = p.demand_no AND d.demand_line = p.demand_line`)

const kind: DemandKind = {
  kind: 'trial',
  label: { ja: '試験受注', en: 'Trial order', zh: '试验订单' },
  link: ({ demand_no }) => `/trial/${demand_no}`,
  priority: 5,
  row: { document: trialDemands, keyOf: ({ demand_no, demand_line }) => [demand_no, demand_line] },
  lost: async (context, promises) => void (await change(context, promises, 'lost_qty')),
  arrived: async (context, promises) => void (await change(context, promises, 'arrived_qty')),
}

const trialPromises: Module = {
  name: 'trial promises',
  registers: [
    on(demandKinds, kind),
    on(supplyDemand, {
      kind: 'buy',
      label: { ja: '試験発注', en: 'Trial purchase', zh: '试验采购' },
      counts: 'order',
      rows: sql`SELECT company_cd, factory_cd, item_cd, due_dt AS date, supply_no AS no, 1 AS line, open_qty AS qty, true AS firm,
        '' AS owner_cd FROM trial_supply WHERE open_qty > 0`,
    }),
  ],
}

/** The product with a module to the right that has demands and supplies. */
export const withTrialPromises = compose([...modulesOf(), trialPromises])

export const createPromiseTables = (database: Database): Promise<void> =>
  createTables(database, { trialDemand, trialSupply })

interface TrialSupply {
  readonly supply_no: string
  readonly item_cd: string
  readonly open_qty: string
  readonly due_dt?: string
}

export async function fillPromises(
  { tx, session }: Context,
  demands: readonly string[],
  supplies: readonly TrialSupply[],
): Promise<void> {
  const { company_cd, factory_cd } = session
  await tx
    .insert(trialDemand)
    .values(demands.map((demand_no) => ({ company_cd, factory_cd, demand_no, demand_line: 1 })))
  await tx
    .insert(trialSupply)
    .values(supplies.map((one) => ({ company_cd, factory_cd, due_dt: '2026-04-10', ...one })))
}
