import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  readMakingTerms,
  readShop,
  termsByItem,
  type MachineTimes,
  type ShopOfFactory,
} from '#modules/master/server/index.ts'
import { facilityGroupRead, itemRead } from '#modules/master/server/views.ts'
import { monthAfter } from '#modules/receive-order/contract/forecast/forecast-periods.ts'
import { fiscalMonths } from '#modules/receive-order/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import { dayMinutes } from '../../contract/load/open-time.ts'
import { groupWorks, minutesOf, type LoadStep, type LoadTerms } from '../../contract/year-plan/year-load.ts'
import { monthsOfPart } from '../../contract/year-plan/year-months.ts'
import { mostItems, type readYearLoad as loadCall } from '../../contract/year-plan/year-plan-calls.ts'
import { openTimes } from '../gantt/lanes-of-gantt.ts'
import { stockPlan } from '../plan/tables.ts'
import { itemsBelow } from '../promise/explode-promise.ts'
import { readYearItems } from './year-items.ts'

type Answer = OutputOf<typeof loadCall>

/** What the items that are shown take of the machines for each piece, and what the plan of all others does with them. */
export async function readYearLoad(context: Context, asked: InputOf<typeof loadCall>): Promise<Answer> {
  const today = await businessDateOf(context)
  const { months: all, this_month: current } = await fiscalMonths(context, asked.year)
  const months = monthsOfPart(all, asked.part)
  const open = months.filter((month) => month >= current)
  const [first, end] = [open[0], open.at(-1)]
  if (first === undefined || end === undefined) return { groups: [], items: [] }
  const found = await readYearItems(context, {
    ...{ item_from: normaliseCode(asked.item_from), item_to: normaliseCode(asked.item_to) },
    ...{ item_type_cd: normaliseCode(asked.item_type_cd), first: months[0] ?? first },
    last: monthAfter(end, 1),
  })
  const shown = new Set(found.slice(0, mostItems).map(({ item_cd }) => item_cd))
  const plans = await readPlans(context, first, end)
  const tops = [...new Set([...shown, ...plans.map(({ item_cd }) => item_cd)])]
  const from_dt = `${first}-01`
  const days = dayOf(`${monthAfter(end, 1)}-01`, from_dt)
  const shop = await readShop(context, { from_dt, days })
  const worksOf = groupWorks(await termsFrom(context, shop, { tops, today }))
  const others = new Map<string, Record<string, number>>()
  for (const { item_cd, month, qty } of plans)
    if (!shown.has(item_cd))
      for (const { facility_group_cd, ...work } of worksOf(item_cd)) {
        const of = others.get(facility_group_cd) ?? {}
        of[month] = (of[month] ?? 0) + minutesOf(work, qty)
        others.set(facility_group_cd, of)
      }
  const capacity = capacityOf(shop, { from_dt, days, open })
  const items = [...shown].map((item_cd) => ({ item_cd, works: [...worksOf(item_cd)] }))
  const used = new Set([
    ...others.keys(),
    ...items.flatMap(({ works }) => works.map(({ facility_group_cd }) => facility_group_cd)),
  ])
  return {
    groups: (await readGroups(context, [...used])).map((group) => ({
      ...group,
      capacity: capacity.get(group.facility_group_cd) ?? {},
      others: others.get(group.facility_group_cd) ?? {},
    })),
    items,
  }
}

const dayOf = (day: string, from: string): number => (epochDay(day) ?? 0) - (epochDay(from) ?? 0)

/** A step counts for the group of the machine that would do it first. */
async function termsFrom(
  context: Context,
  shop: ShopOfFactory,
  { tops, today }: { readonly tops: readonly string[]; readonly today: string },
): Promise<(item_cd: string) => LoadTerms> {
  const below = await itemsBelow(context, { tops, today })
  const made = await madeAmong(context, below)
  const termsOf = termsByItem(await readMakingTerms(context, { items: [...below], on_dt: today }))
  const groupOf = new Map(shop.machines.map((one) => [one.facility_cd, one.facility_group_cd] as const))
  return (item_cd) => {
    const { steps, parts } = termsOf(item_cd)
    const loads = steps.map((step): LoadStep => {
      const [first] = step.outside_flg
        ? []
        : shop.candidatesFor(item_cd, step.work_cd, step.facility_group_cd)
      return {
        facility_group_cd: (first && groupOf.get(first.facility)) ?? '',
        setup_minutes: step.setup_seconds / 60,
        piece_minutes: Number(step.piece_seconds) / 60 / (first?.efficiency || 1),
        yield_rate: Number(step.yield_rate) / 100 || 1,
      }
    })
    return {
      steps: made.has(item_cd) ? loads : [],
      parts: parts
        .filter(({ per_lot, supply_div }) => !per_lot && supply_div !== '2' && supply_div !== '3')
        .map((part) => ({
          item_cd: part.item_cd,
          usage: Number(part.usage_qty) * (1 + Number(part.scrap_rate) / 100),
        })),
    }
  }
}

/** How long the machines of each group work in each month. */
function capacityOf(
  times: MachineTimes,
  {
    from_dt,
    days,
    open,
  }: { readonly from_dt: string; readonly days: number; readonly open: readonly string[] },
): ReadonlyMap<string, Record<string, number>> {
  const monthOf = open.flatMap((month) => {
    const first = dayOf(`${month}-01`, from_dt)
    return Array.from({ length: dayOf(`${monthAfter(month, 1)}-01`, from_dt) - first }, () => month)
  })
  const groupOf = new Map(times.machines.map((one) => [one.facility_cd, one.facility_group_cd] as const))
  const found = new Map<string, Record<string, number>>()
  for (const { facility_cd, capacity, open: spans } of openTimes(times, from_dt, days)) {
    const group = groupOf.get(facility_cd) ?? ''
    const of = found.get(group) ?? {}
    for (const span of spans)
      dayMinutes(span, (day, minutes) => {
        const month = monthOf[day]
        if (month !== undefined) of[month] = (of[month] ?? 0) + minutes * capacity
      })
    found.set(group, of)
  }
  return found
}

const readPlans = ({ tx, session }: Context, first: string, last: string) =>
  rows(
    tx,
    { item_cd: z.string(), month: z.string(), qty: z.number() },
    sql`SELECT p.item_cd, p.month, p.production_qty::float8 AS qty FROM ${stockPlan} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.production_qty > 0
        AND p.month BETWEEN ${first} AND ${last} ORDER BY p.item_cd, p.month`,
  )

async function madeAmong({ tx, session }: Context, items: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await rows(
    tx,
    { item_cd: z.string() },
    sql`SELECT i.item_cd FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd}
      AND i.item_cd = ANY(${textArray(items)}) AND i.make_buy = '1'`,
  )
  return new Set(found.map(({ item_cd }) => item_cd))
}

const readGroups = ({ tx, session }: Context, groups: readonly string[]) =>
  rows(
    tx,
    { facility_group_cd: z.string(), facility_group_nm: z.string() },
    sql`SELECT g.facility_group_cd, g.facility_group_nm FROM ${facilityGroupRead.rows} AS g WHERE g.company_cd = ${session.company_cd}
      AND g.factory_cd = ${session.factory_cd} AND g.facility_group_cd = ANY(${textArray(groups)}) ORDER BY g.facility_group_cd`,
  )
