import { createHash, type Hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRoutings, readShop, type ShopOfFactory } from '#modules/master/server/index.ts'
import { planOfFactory, type PlanOfFactory } from '#modules/place-order/server/index.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { productVersion, projectRoot } from '#platform/server/settings.ts'
import { source } from '#planning/mrp/snapshot.ts'
import type { PlanAim } from '../../contract/scenario/scenario-codes.ts'
import { planOperation, productionPlan } from '../plan/tables.ts'
import { planUrgent } from '../scenario/tables.ts'
import { readAim } from './plan-aim.ts'
import { longestDays } from './make-schedule.ts'
import { type KnownWork, readRunningWork } from './shop-snapshot.ts'

/** Everything that a run plans from, beside the plans that stand. */
export interface RunInputs extends KnownWork {
  readonly biz_dt: string
  /** The day at whose midnight the schedule begins. */
  readonly from_dt: string
  /** Minutes of the schedule become moments by it. */
  readonly zone: string
  readonly aim: PlanAim
  readonly plan: PlanOfFactory
  readonly shop: ShopOfFactory
}

export async function readRunInputs(context: Context): Promise<RunInputs> {
  const biz_dt = await businessDateOf(context)
  const from_dt = dayAfter(biz_dt, 1)
  const plan = await planOfFactory(context)
  const shop = await readShop(context, { from_dt, days: longestDays })
  return {
    ...{ biz_dt, from_dt, plan, shop, aim: await readAim(context) },
    zone: await directory.timeZoneOf(context.tx, context.session),
    routings: await readRoutings(context, { items: madeItems(plan), on_dt: from_dt }),
    running: await readRunningWork(context, shop, from_dt),
  }
}

/** Of these alone there are plans. */
const madeItems = ({ state, snapshot }: PlanOfFactory): readonly string[] =>
  snapshot.items.flatMap(({ item_cd }, at) => (state.items.source[at] === source.make ? [item_cd] : []))

/**
 * One word for what a run plans from, and one for the plan that stands, the processes at their places among it: who finds the words of
 * the last run has nothing to plan. It is taken of what was read, so that nothing which is read can be forgotten. Another program may
 * plan otherwise.
 */
export function wordOfInputs({ plan, ...others }: RunInputs): string {
  const hash = createHash('sha256')
  hash.update(productVersion(projectRoot()))
  feed(hash, plan.snapshot)
  feed(hash, others)
  return half(hash)
}

/** A plan in which places were kept has another word: placing all of it anew may find better ones. */
export async function wordsOfPlans(
  context: Context,
): Promise<{ readonly anew: string; readonly kept: string }> {
  const digest = await digestOfPlans(context)
  const word = (of: string) => half(createHash('sha256').update(of))
  return { anew: word(digest), kept: word(`${digest} kept`) }
}

/** Of the two words of a run. */
const half = (hash: Hash): string => hash.digest('hex').slice(0, 32)

/** Columns of numbers as they lie in memory, rows as text; what only answers questions follows from them. */
function feed(hash: Hash, value: unknown): void {
  if (typeof value === 'function') return
  if (ArrayBuffer.isView(value)) {
    hash.update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
    return
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    hash.update(JSON.stringify(value) ?? '')
    return
  }
  for (const [name, part] of value instanceof Map ? value : Object.entries(value)) {
    hash.update(` ${name}:`)
    feed(hash, part)
  }
}

/** The rows themselves, whoever wrote them last: they are read by nobody but the database. */
async function digestOfPlans({ tx, session }: Context): Promise<string> {
  const here = (row: 'p' | 'o' | 'u') =>
    sql`${sql.identifier(row)}.company_cd = ${session.company_cd} AND ${sql.identifier(row)}.factory_cd = ${session.factory_cd}`
  const [found] = await rows(
    tx,
    { digest: z.string() },
    sql`SELECT coalesce(sum(hashtextextended(r.row, 0)), 0) || ' ' || count(*) AS digest FROM (
      SELECT (p.*)::text AS row FROM ${productionPlan} AS p WHERE ${here('p')} AND p.plan_status = '1'
      UNION ALL SELECT (o.*)::text FROM ${planOperation} AS o JOIN ${productionPlan} AS p ON p.company_cd = o.company_cd
        AND p.plan_no = o.plan_no WHERE ${here('o')} AND p.plan_status = '1'
      UNION ALL SELECT u.order_no || ' ' || u.line_no FROM ${planUrgent} AS u WHERE ${here('u')}) AS r`,
  )
  return found?.digest ?? ''
}
