import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemsRequiring } from '#modules/master/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { factoryRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import { planRequirements } from '#planning/mrp/plan.ts'
import type { PlanState } from '#planning/mrp/plan-state.ts'
import { readFirmPlans } from './firm-plans.ts'
import type { KeptProposal } from './snapshot/fill-expected.ts'
import { readSnapshot, type FactorySnapshot } from './snapshot/read-snapshot.ts'
import { orderProposal } from './tables.ts'

export interface PlanOfFactory {
  readonly state: PlanState
  readonly snapshot: FactorySnapshot
}

interface Planned {
  /** Only this item, and what tells how much of it is required. */
  readonly item?: string
  /** A day that the plan has to reach, whatever it looks ahead by itself. */
  readonly until?: string
}

/** The uncapacitated plan of today. */
export async function planOfFactory(context: Context, { item, until }: Planned = {}): Promise<PlanOfFactory> {
  const today = await businessDateOf(context)
  const kept = await readKept(context, today)
  const only = item === undefined ? undefined : await itemsRequiring(context, item)
  const { horizon_days, frozen_days, advice_days, expedite_days } = await readPeriods(context)
  const snapshot = await readSnapshot(context, {
    ...{ toleranceDays: advice_days, toleranceQuantity: 0, expediteWithin: expedite_days },
    ...{ today, kept, only, firm: await readFirmPlans(context, today), frozenDays: frozen_days },
    lookAheadDays: Math.max(horizon_days, until ? daysBetween(today, until) + 1 : 0),
  })
  return { state: planRequirements(snapshot.mrp), snapshot }
}

/** How far the factory's plan looks, for how many days nothing new begins, and when open orders are advised to move. */
async function readPeriods({ tx, session }: Context) {
  const [found] = await rows(
    tx,
    { horizon_days: z.int(), frozen_days: z.int(), advice_days: z.int(), expedite_days: z.int() },
    sql`SELECT ${factoryRead.of(session, 'horizon_days')} AS horizon_days, ${factoryRead.of(session, 'frozen_days')} AS frozen_days,
      ${factoryRead.of(session, 'advice_days')} AS advice_days, ${factoryRead.of(session, 'expedite_days')} AS expedite_days`,
  )
  if (!found) throw new Error(`There is no factory ${session.factory_cd}`)
  return found
}

const daysBetween = (from: string, to: string): number => (epochDay(to) ?? 0) - (epochDay(from) ?? 0)

const keptProposal = {
  ...{ proposal_no: z.string(), item_cd: z.string(), supplier_cd: z.string(), branch_no: z.string() },
  ...{ start: z.int(), day: z.int(), qty: z.number() },
}

const readKept = (
  { tx, session: { company_cd, factory_cd } }: Context,
  today: string,
): Promise<readonly KeptProposal[]> =>
  rows(
    tx,
    keptProposal,
    sql`SELECT proposal_no::text, item_cd, supplier_cd, branch_no, order_dt - ${today}::date AS start, due_dt - ${today}::date AS day, (qty * 1000)::float8 AS qty FROM ${orderProposal}
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND proposal_state = '0' AND edited_flg AND demand_no = ''
      ORDER BY proposal_no`,
  )
