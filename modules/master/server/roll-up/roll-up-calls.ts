import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { compare, decimal, minus, negated, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { masterErrors } from '../../contract/master-errors.ts'
import {
  cost as costShape,
  mostPreviewed,
  mostShown,
  rollUpJob,
  rollUpPreview,
  rollUpReasons,
  rollUpStart,
  structureCosts,
  type Cost,
  type RolledLine,
} from '../../contract/roll-up.ts'
import { readSources, type Wanted } from './cost-sources.ts'
import type { Where } from './cost-steps.ts'
import { shortestOf, totalOf } from './exact-cost.ts'
import { RollUp, type CostSources } from './roll-up.ts'
import { isBought, rolledPrices } from './rolled-prices.ts'

/** Standard costs are kept for what is made, inside or outside; what is bought has its price. */
export async function rolledUp(
  tx: Tx,
  where: Where,
  wanted: Wanted,
  sources: CostSources,
): Promise<readonly RolledLine[]> {
  const stored = await storedCosts(tx, where, wanted.from_dt)
  const work = new RollUp(sources)
  return [...sources.items.values()]
    .filter((item) => !isBought(item))
    .map(({ item_cd, item_nm }): RolledLine => {
      const { cost, gaps } = work.of(item_cd)
      const old = stored.get(item_cd)?.cost ?? null
      const old_total = old ? totalOf(old) : '0'
      return { item_cd, item_nm, old, old_total, new: cost, new_total: totalOf(cost), gaps: [...gaps] }
    })
}

/** What is in force on the day. */
async function storedCosts(
  tx: Tx,
  { company_cd, factory_cd }: Where,
  on: string,
): Promise<ReadonlyMap<string, { readonly from_dt: string; readonly cost: Cost }>> {
  const found = await rows(
    tx,
    { item_cd: z.string(), from_dt: z.string(), ...costShape.shape },
    sql`SELECT DISTINCT ON (item_cd) item_cd, from_dt::text AS from_dt, trim_scale(material_cost)::text AS material, trim_scale(labour_cost)::text AS labour,
        trim_scale(machine_cost)::text AS machine, trim_scale(outside_cost)::text AS outside
      FROM item_standard_cost
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND abort_div <> '2' AND from_dt <= ${on}::date
      ORDER BY item_cd, from_dt DESC`,
  )
  return new Map(found.map(({ item_cd, from_dt, ...cost }) => [item_cd, { from_dt, cost }]))
}

export const isChanged = ({ old, new: made }: Pick<RolledLine, 'old' | 'new'>): boolean =>
  old === null ||
  old.material !== made.material ||
  old.labour !== made.labour ||
  old.machine !== made.machine ||
  old.outside !== made.outside

async function preview(
  context: Context,
  wanted: InputOf<typeof rollUpPreview>,
): Promise<OutputOf<typeof rollUpPreview>> {
  const { tx, session } = context
  await refuseUnknown(context, wanted.item_cd)
  if (wanted.item_cd === '') await refuseTooMany(context)
  const lines = await rolledUp(tx, session, wanted, await readSources(tx, session, wanted))
  const byChange = lines.toSorted((one, other) => compare(changeOf(other), changeOf(one)))
  return { list: byChange.slice(0, mostShown), items: lines.length, ...counted(lines) }
}

export const counted = (lines: readonly RolledLine[]) => ({
  changed: lines.filter(isChanged).length,
  incomplete: lines.filter(({ gaps }) => gaps.length > 0).length,
})

function changeOf({ old_total, new_total }: RolledLine) {
  const change = minus(decimal(new_total), decimal(old_total))
  return compare(change, zero) < 0 ? negated(change) : change
}

async function refuseTooMany({ tx, session }: Context): Promise<void> {
  const [found] = await rows(
    tx,
    { count: z.int() },
    sql`SELECT count(*)::int AS count FROM item WHERE company_cd = ${session.company_cd} AND abort_div <> '2'`,
  )
  const count = found?.count ?? 0
  if (count > mostPreviewed) throw masterErrors.MST_ROLL_UP_LARGE.with({ count, max: mostPreviewed })
}

async function refuseUnknown({ tx, session }: Context, item_cd: string): Promise<void> {
  if (item_cd === '') return
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM item WHERE company_cd = ${session.company_cd} AND item_cd = ${item_cd} AND abort_div <> '2'`,
  )
  if (found.length === 0) throw http[404].with()
}

async function reasons(
  context: Context,
  wanted: InputOf<typeof rollUpReasons>,
): Promise<OutputOf<typeof rollUpReasons>> {
  const { tx, session } = context
  await refuseUnknown(context, wanted.item_cd)
  const sources = await readSources(tx, session, wanted)
  const { cost, parts, steps, outputs, lost } = new RollUp(sources).of(wanted.item_cd)
  const works = await rows(
    tx,
    { work_cd: z.string(), work_nm: z.string() },
    sql`SELECT work_cd, work_nm FROM work WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}`,
  )
  const names = new Map(works.map(({ work_cd, work_nm }) => [work_cd, work_nm]))
  const beside = new Map(
    sources.outputs.get(wanted.item_cd)?.map(({ item_cd, item_nm }) => [item_cd, item_nm]),
  )
  return {
    cost,
    lost,
    outputs: outputs.map((output) => ({ ...output, item_nm: beside.get(output.item_cd) ?? '' })),
    parts: parts.map((part) => ({ ...part, item_nm: sources.items.get(part.item_cd)?.item_nm ?? '' })),
    steps: steps.map((step) => ({ ...step, work_nm: names.get(step.work_cd) ?? '' })),
  }
}

async function overStructure(
  context: Context,
  wanted: InputOf<typeof structureCosts>,
): Promise<OutputOf<typeof structureCosts>> {
  await refuseUnknown(context, wanted.item_cd)
  const sources = await readSources(context.tx, context.session, wanted)
  const stored = await storedCosts(context.tx, context.session, wanted.from_dt)
  const paid = await rolledPrices(context.tx, context.session, wanted.from_dt)
  const work = new RollUp(sources)
  return {
    cost: work.of(wanted.item_cd).cost,
    items: [...sources.items.values()].map((item) => {
      const { item_cd, purchase_price } = item
      const { cost, parts } = work.of(item_cd)
      if (isBought(item)) return { item_cd, parts: [], since: since(paid.get(item_cd), purchase_price) }
      const before = stored.get(item_cd)
      const kept = before && { from_dt: before.from_dt, price: totalOf(before.cost) }
      return { item_cd, parts: [...parts], since: since(kept, totalOf(cost)) }
    }),
  }
}

const since = (before: { readonly from_dt: string; readonly price: string } | undefined, now: string) =>
  before ? { from_dt: before.from_dt, change: shortestOf(minus(decimal(now), decimal(before.price))) } : null

/** Two people who press the button wait for the same job. */
async function start(
  context: Context,
  wanted: InputOf<typeof rollUpStart>,
): Promise<OutputOf<typeof rollUpStart>> {
  await refuseUnknown(context, wanted.item_cd)
  const uniqueKey = `${context.session.factory_cd} ${wanted.from_dt} ${wanted.item_cd}`
  const { job_no } = await enqueue(context, rollUpJob, wanted, { uniqueKey })
  return { job_no }
}

export const rollUpRoutes: readonly Route[] = [
  route(rollUpPreview, preview),
  route(rollUpReasons, reasons),
  route(structureCosts, overStructure),
  route(rollUpStart, start),
]
