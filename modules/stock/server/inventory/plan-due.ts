import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { putIntoQueue } from '#platform/server/jobs/enqueue.ts'
import { handle } from '#platform/server/jobs/handler.ts'
import { planDueCounts } from '../../contract/due-counts.ts'
import { inventoryDivision, type planDue as planDueCall } from '../../contract/inventory.ts'
import { writePlanned } from './plan-inventory.ts'

/** 棚卸周期: the counts that have come due by the business date, each since it was last planned. */
export async function planDue(context: Context): Promise<OutputOf<typeof planDueCall>> {
  const count_dt = await businessDateOf(context)
  const due = await rows(
    context.tx,
    {
      cycle_cd: z.string(),
      location_cd: z.string(),
      item_type_cd: z.string(),
      item_rank: z.enum(['', 'A', 'B', 'C']),
      inventory_div: inventoryDivision.schema,
      spare_tags: z.int(),
    },
    sql`SELECT c.cycle_cd, c.location_cd, coalesce(c.item_type_cd, '') AS item_type_cd,
        CASE c.item_rank WHEN '-' THEN '' ELSE c.item_rank END AS item_rank, c.inventory_div, c.spare_tags
      ${dueOn(context, count_dt)} ORDER BY c.cycle_cd FOR UPDATE OF c`,
  )
  if (due.length === 0) return { planned: [] }
  return {
    planned: await writePlanned(
      context,
      count_dt,
      due.map((one) => ({ ...one, count_dt })),
    ),
  }
}

const dueOn = ({ session: { company_cd, factory_cd } }: Context, count_dt: string) => sql`
  FROM inventory_cycle c
  WHERE c.company_cd = ${company_cd} AND c.factory_cd = ${factory_cd} AND c.abort_div = '0'
    AND coalesce((SELECT max(n.count_dt) + c.interval_days FROM inventory n WHERE n.company_cd = c.company_cd
      AND n.factory_cd = c.factory_cd AND n.cycle_cd = c.cycle_cd), c.start_dt) <= ${count_dt}::date`

/** A date that cannot move because a count cannot be planned would stop the factory: so a job, and only where there is something due. */
export async function planOnNewDay(context: Context): Promise<void> {
  const due = await rows(context.tx, {}, sql`SELECT ${dueOn(context, await businessDateOf(context))} LIMIT 1`)
  if (due.length === 0) return
  const { company_cd, factory_cd, user_cd, username } = context.session
  const starter = { company_cd, factory_cd, user_cd, username, language: context.language }
  await putIntoQueue(context.tx, starter, planDueCounts, {}, { uniqueKey: factory_cd })
}

export const planDueHandler = handle(planDueCounts, (context) =>
  context.verb(async (own) => ({ count: (await planDue(own)).planned.length })),
)
