import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { OrderName } from '#planning/mrp/proposal.ts'
import { type PartWait, partWait } from '../../contract/plan/part-wait.ts'
import { productionPlan } from '../plan/tables.ts'
import type { WantedPlan } from './wanted-plans.ts'
import { nameOf } from './write-plans.ts'

/** Which plans the orders of the requirements have become, and which a planner has typed, changed or locked. */
export interface PlanNumbers {
  readonly ofOrder: (order: OrderName) => string | undefined
  readonly byHand: ReadonlySet<string>
  /** What each plan waits for, as the last run has left it. */
  readonly waits: ReadonlyMap<string, readonly PartWait[]>
}

const columns = {
  ...{ plan_no: z.string(), item_cd: z.string(), demand_no: z.string(), demand_line: z.int() },
  ...{ need_dt: z.string(), seq: z.int(), manual_flg: z.boolean() },
  waits: z.array(partWait),
}

export async function readPlanNumbers(
  { tx, session }: Context,
  wanted: readonly WantedPlan[],
): Promise<PlanNumbers> {
  const stored = await rows(
    tx,
    columns,
    sql`SELECT p.plan_no::text AS plan_no, p.item_cd, p.demand_no, p.demand_line, p.need_dt::text AS need_dt, p.seq, p.manual_flg, p.waits
      FROM ${productionPlan} AS p WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.plan_status = '1'`,
  )
  const ofRuns = new Map(
    stored.filter(({ manual_flg }) => !manual_flg).map((one) => [nameOf(one), one.plan_no]),
  )
  const keyOf = ({ item, ordinal }: OrderName) => `${item} ${ordinal}`
  const numbers = new Map(wanted.map((one) => [keyOf(one.order), ofRuns.get(nameOf(one))]))
  return {
    ofOrder: (order) => numbers.get(keyOf(order)),
    byHand: new Set(stored.filter(({ manual_flg }) => manual_flg).map(({ plan_no }) => plan_no)),
    waits: new Map(stored.map(({ plan_no, waits }) => [plan_no, waits])),
  }
}
