import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { shopOnGantt } from '../../contract/gantt/shop-calls.ts'
import { operationKey, planKey } from '#planning/moves/order-keys.ts'
import { productionPlan } from '../plan/tables.ts'
import { readShopNow } from './play-moves.ts'

/** What moves are tried with in the page; applying, the server plays them on the plan as it is then. */
export async function readShopOnGantt(context: Context): Promise<OutputOf<typeof shopOnGantt>> {
  const { tx, session } = context
  const { snapshot, places, plans, from_dt } = await readShopNow(context)
  const locked = await rows(
    tx,
    { plan_no: z.string() },
    sql`SELECT p.plan_no::text AS plan_no FROM ${productionPlan} AS p WHERE p.company_cd = ${session.company_cd}
      AND p.factory_cd = ${session.factory_cd} AND p.plan_status = '1' AND p.locked_flg ORDER BY p.plan_no`,
  )
  const named = [...places].map(([id, { facility, worker, qty, start, end }]) => ({
    ...{ id, facility, worker, qty, start, end },
  }))
  const setups = plans.flatMap(({ plan_no, operations }) =>
    operations
      .filter(({ outside_flg, setup_seconds }) => !outside_flg && setup_seconds > 0)
      .map(({ process_no, setup_seconds }) => ({
        id: operationKey(planKey(plan_no), process_no),
        minutes: Math.ceil(setup_seconds / 60),
      })),
  )
  return {
    ...{ snapshot, places: named, setups, from_dt },
    locked: locked.map(({ plan_no }) => plan_no),
  }
}
