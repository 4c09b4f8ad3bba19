import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readClosedDays, type IsClosed } from '#modules/master/server/index.ts'
import { setBizdate } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { epochDay, isoDay } from '#planning/mrp/input-reader.ts'
import { confirmTaken } from '../plan/confirm-plans.ts'
import { productionPlan } from '../plan/tables.ts'
import { runPlan } from '../run/run-plan.ts'

const calendar = 'FAC'
/** No holiday of the factory is longer. */
const longestHoliday = 14
/** So many working days ahead are work orders already. */
const confirmedDays = 2

/** What the planner left behind on the last working day: a place for everything that is wanted, and work orders for the next days. */
export const planLastEvening: Demo = async (context, today) => {
  const isClosed = await readClosedDays(context, [calendar], daysAfter(today, -longestHoliday))
  const evening = workedAfter(isClosed, today, -1)
  await setBizdate(context, { from: today, to: evening })
  await runPlan({ ...context })
  await confirmUntil({ ...context }, workedAfter(isClosed, today, confirmedDays))
  await setBizdate(context, { from: evening, to: today })
}

async function confirmUntil(context: Context, until_dt: string): Promise<void> {
  const { tx, session } = context
  const plans = await rows(
    tx,
    { plan_no: z.string(), update_cnt: z.int() },
    sql`SELECT p.plan_no::text AS plan_no, p.update_cnt FROM ${productionPlan} AS p WHERE p.company_cd = ${session.company_cd}
      AND p.factory_cd = ${session.factory_cd} AND p.plan_status = '1' AND p.start_dt <= ${until_dt}::date ORDER BY p.plan_no`,
  )
  if (plans.length > 0) await confirmTaken(context, plans)
}

const daysAfter = (date: string, days: number): string => isoDay((epochDay(date) ?? 0) + days)

function workedAfter(isClosed: IsClosed, date: string, days: number): string {
  const step = Math.sign(days)
  let found = date
  for (let left = Math.abs(days); left > 0;) {
    found = daysAfter(found, step)
    if (!isClosed(calendar, found)) left--
  }
  return found
}
