import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityExceptionMaster } from '#modules/master/contract/facility-exception.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { placeOrderList } from '#modules/place-order/contract/order/place-order-list.ts'
import { forecastOrderScreen } from '#modules/receive-order/contract/forecast/forecast-order.ts'
import { orderList } from '#modules/receive-order/contract/order-list.ts'
import { correctingDivisions } from '#modules/stock/contract/division.ts'
import { movementList } from '#modules/stock/contract/movement-list.ts'
import { expectedRows, supplyDemand } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { servedMasters } from '#platform/server/master/served-master.ts'
import type { PlanChange, planStale as staleCall } from '../../contract/stale/stale-calls.ts'
import { planManageList } from '../../contract/plan/manage-list.ts'
import { yearPlanScreen } from '../../contract/year-plan/year-plan-calls.ts'
import { planRun } from '../plan/tables.ts'
import { ofMachines, ofWorkers } from './planned-masters.ts'
import { staleTexts } from './stale.text.ts'
import { planMark } from './tables.ts'

const found = { kind: z.string(), count: z.int() }

/** What is different since the last run, in words; what nobody did, the day that has passed, is found here. */
export async function planStale(context: Context): Promise<OutputOf<typeof staleCall>> {
  const run = await lastRun(context)
  if (!run) return { planned_at: '', planned_from: '', changes: [] }
  const today = await businessDateOf(context)
  const tell = tellIn(context, run.biz_dt)
  const changes = (await readMarks(context)).map((one) => tell(one.kind, one.count))
  const late = await latePurchases(context, { from: run.biz_dt, today })
  if (late > 0) changes.push(tell('latePurchases', late))
  if (run.biz_dt < today) changes.push(tell('day', 1, run.biz_dt.replaceAll('-', '/')))
  return { planned_at: run.planned_at, planned_from: run.biz_dt, changes }
}

/** By the words and the place of each kind; a master says them itself. */
function tellIn({ language, registered }: Context, biz_dt: string) {
  const corrections = new URLSearchParams({ stock_div: correctingDivisions.join(','), biz_dt: `${biz_dt}..` })
  const movements = `${movementList.screen.path}?${corrections.toString()}`
  const known: Readonly<Record<string, readonly [Text, string]>> = {
    day: [staleTexts.day, ''],
    orders: [staleTexts.orders, orderList.screen.path],
    forecasts: [staleTexts.forecasts, forecastOrderScreen.path],
    'year-plan': [staleTexts.yearPlan, yearPlanScreen.path],
    stock: [staleTexts.stock, movements],
    purchases: [staleTexts.purchases, placeOrderList.screen.path],
    latePurchases: [staleTexts.latePurchases, `${placeOrderList.screen.path}?late_flg=1`],
    plans: [staleTexts.plans, `${planManageList.screen.path}?target_div=1`],
    'plans-gone': [staleTexts.plansGone, `${planManageList.screen.path}?target_div=0`],
    machines: [staleTexts.machines, facilityExceptionMaster.screen.path],
    workers: [staleTexts.workers, workerMaster.screen.path],
  }
  return (kind: string, count: number, from = ''): PlanChange => {
    const [text, link] = known[kind] ?? []
    if (text) return { kind, words: say(text, language, { count, from }), link: link ?? '', count }
    const master = registered(servedMasters).find((one) => one.master.name === kind)?.master
    const title = master ? say(master.title, language) : kind
    const words = say(staleTexts.master, language, { title, count })
    return { kind, words, link: master?.screen.path ?? '', count }
  }
}

async function lastRun({ tx, session }: Context) {
  const [run] = await rows(
    tx,
    { planned_at: z.string(), biz_dt: z.string() },
    sql`SELECT r.create_dt::text AS planned_at, coalesce(r.biz_dt, r.create_dt::date)::text AS biz_dt FROM ${planRun} AS r
      WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd} ORDER BY r.run_no DESC LIMIT 1`,
  )
  return run
}

const namesIn = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )

/** A machine is one thing, whatever of it was changed: its key begins with its code. */
const readMarks = ({ tx, session }: Context) =>
  rows(
    tx,
    found,
    sql`SELECT kind, count(DISTINCT key)::int AS count FROM (
        SELECT CASE WHEN m.mark_kind IN (${namesIn(ofMachines)}) THEN 'machines' WHEN m.mark_kind IN (${namesIn(ofWorkers)}) THEN 'workers'
            ELSE m.mark_kind END AS kind,
          CASE WHEN m.mark_kind IN (${namesIn([...ofMachines, ...ofWorkers])}) THEN split_part(m.mark_key, ' ', 1) ELSE m.mark_key END AS key
        FROM ${planMark} AS m WHERE m.company_cd = ${session.company_cd} AND m.factory_cd = ${session.factory_cd}) AS marked
      GROUP BY kind ORDER BY min(CASE kind WHEN 'orders' THEN 1 WHEN 'forecasts' THEN 2 WHEN 'stock' THEN 3 WHEN 'purchases' THEN 4
        WHEN 'machines' THEN 5 WHEN 'workers' THEN 6 ELSE 7 END), kind`,
  )

/** Purchases that should have come since the plan was made, and have not. */
async function latePurchases(
  { tx, session, registered }: Context,
  { from, today }: { readonly from: string; readonly today: string },
): Promise<number> {
  if (from >= today) return 0
  const [late] = await rows(
    tx,
    { count: z.int() },
    sql`SELECT count(DISTINCT no)::int AS count FROM (${expectedRows(registered(supplyDemand))}) AS expected
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND counts = 'order' AND firm
        AND date >= ${from}::date AND date < ${today}::date AND qty > 0`,
  )
  return late?.count ?? 0
}
