import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { planRequirements } from '#planning/mrp/plan.ts'
import type { PlanState } from '#planning/mrp/plan-state.ts'
import type { KeptProposal } from './snapshot/fill-expected.ts'
import { readSnapshot, type FactorySnapshot, type SnapshotSettings } from './snapshot/read-snapshot.ts'
import { orderProposal } from './tables.ts'

/** How far the plan looks, and what it leaves alone. */
const settings = {
  lookAheadDays: 90,
  toleranceDays: 2,
  toleranceQuantity: 0,
  expediteWithin: 30,
} satisfies Omit<SnapshotSettings, 'today' | 'kept'>

export interface PlanOfFactory {
  readonly state: PlanState
  readonly snapshot: FactorySnapshot
}

/** The uncapacitated plan of today; `without` a proposal that a person has edited, it shows what is short without it. */
export async function planOfFactory(context: Context, without?: string): Promise<PlanOfFactory> {
  const today = await businessDateOf(context)
  const kept = (await readKept(context, today)).filter(({ proposal_no }) => proposal_no !== without)
  const snapshot = await readSnapshot(context, { ...settings, today, kept })
  return { state: planRequirements(snapshot.mrp), snapshot }
}

const readKept = (
  { tx, session: { company_cd, factory_cd } }: Context,
  today: string,
): Promise<readonly KeptProposal[]> =>
  rows(
    tx,
    { proposal_no: z.string(), item_cd: z.string(), day: z.int(), qty: z.number() },
    sql`SELECT proposal_no::text, item_cd, due_dt - ${today}::date AS day, (qty * 1000)::float8 AS qty FROM ${orderProposal}
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND proposal_state = '0' AND edited_flg AND demand_no = ''
      ORDER BY proposal_no`,
  )
