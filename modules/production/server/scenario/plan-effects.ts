import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead } from '#modules/master/server/views.ts'
import { adviceCodes } from '#modules/place-order/contract/proposal/proposal-codes.ts'
import type { PlanOfFactory } from '#modules/place-order/server/index.ts'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { orderRead } from '#modules/receive-order/server/views.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { pooledProjection } from '#planning/mrp/projection.ts'
import { supplyMessages } from '#planning/mrp/proposal.ts'
import { source } from '#planning/mrp/snapshot.ts'
import {
  mostEffects,
  type DemandEffect,
  type ExcessEffect,
  type OrderEffect,
  type PlanEffects,
  type PurchaseEffect,
} from '../../contract/scenario/effects.ts'
import { countedForecasts, type CountedForecast } from './counted-forecasts.ts'
import { itemCosts } from './item-costs.ts'

type Named = ReadonlyMap<string, string>

/** The plan that stands, and the forecasts that it is made from. */
export interface PlanBasis {
  readonly plan: PlanOfFactory
  readonly forecasts: readonly CountedForecast[]
}

/** What a scenario changes around the plan: who wants more or less, what is bought earlier or later, what is left over. */
export async function planEffectsOf(
  context: Context,
  { plan: before, forecasts }: PlanBasis,
  now: PlanOfFactory,
): Promise<PlanEffects> {
  const names = await itemNames(context)
  const wanted = differing(demandsOf(before), demandsOf(now), (one, other) => one.qty === other.qty)
  const less = wanted.filter(({ was, is }) => (is?.qty ?? 0) < (was?.qty ?? 0)).map(({ key }) => key)
  const lessWanted = new Set(less.map(itemOf))
  const stillCounted = new Set((await countedForecasts(context)).map(versionOf))
  const lessAnnounced = forecasts.filter(
    (one) => less.includes(keyOf('forecast', one.no, one.item_cd)) && !stillCounted.has(versionOf(one)),
  )
  return {
    demands: [...(await demandEffects(context, wanted, names))],
    purchases: [...purchaseEffects(before, now, names)],
    orders: [...orderEffects(before, now, names)],
    excess: [...(await excessEffects(context, { before, now, names, lessWanted, lessAnnounced }))],
  }
}

async function itemNames({ tx, session }: Context): Promise<Named> {
  const found = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string() },
    sql`SELECT i.item_cd, i.item_nm FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd}`,
  )
  return new Map(found.map(({ item_cd, item_nm }) => [item_cd, item_nm]))
}

interface Differing<T> {
  readonly key: string
  readonly was: T | undefined
  readonly is: T | undefined
}

function differing<T>(
  before: ReadonlyMap<string, T>,
  now: ReadonlyMap<string, T>,
  isSame: (one: T, other: T) => boolean,
): readonly Differing<T>[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), now.get(key)]
    return was !== undefined && is !== undefined && isSame(was, is) ? [] : [{ key, was, is }]
  })
}

const thousandths = (qty: number): string => String(Math.round(qty) / 1000)

interface Demand {
  readonly kind: string
  readonly no: string
  readonly item_cd: string
  readonly qty: number
}
const versionOf = ({ no, item_cd, month, version_no }: CountedForecast): string =>
  [no, item_cd, month, version_no].join('\t')
const keyOf = (kind: string, no: string, item_cd: string): string => [kind, no, item_cd].join('\t')
const itemOf = (key: string): string => key.slice(key.lastIndexOf('\t') + 1)

/** By kind, document and item. */
function demandsOf({ snapshot: { demands } }: PlanOfFactory): ReadonlyMap<string, Demand> {
  const found = new Map<string, Demand>()
  for (const { kind, no, item_cd, qty } of demands) {
    const key = keyOf(kind, no, item_cd)
    found.set(key, { kind, no, item_cd, qty: (found.get(key)?.qty ?? 0) - qty })
  }
  return found
}

async function demandEffects(
  { tx, session }: Context,
  wanted: readonly Differing<Demand>[],
  names: Named,
): Promise<readonly DemandEffect[]> {
  const asked = wanted.map(({ was, is }) => ({ ...(is ?? was), before: was?.qty ?? 0, now: is?.qty ?? 0 }))
  const found = await rows(
    tx,
    { customer_nm: z.string(), item_cd: z.string(), before: z.number(), now: z.number() },
    sql`SELECT coalesce(c.customer_nm, '') AS customer_nm, d.item_cd, sum(d.before)::float8 AS before, sum(d.now)::float8 AS now
      FROM ${sentRows(asked, 'd', { kind: 'text', no: 'text', item_cd: 'text', before: 'numeric', now: 'numeric' })}
      LEFT JOIN ${orderRead.rows} AS r ON r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd}
        AND d.kind = ${orderDemandKind} AND r.order_no = d.no
      LEFT JOIN ${customerRead.rows} AS c ON c.company_cd = ${session.company_cd}
        AND c.customer_cd || '-' || c.branch_no = coalesce(r.customer_cd || '-' || r.branch_no, d.no)
      GROUP BY 1, 2 HAVING sum(d.before) <> sum(d.now)
      ORDER BY abs(sum(d.now) - sum(d.before)) DESC, 1, 2 LIMIT ${mostEffects}`,
  )
  return found.map(({ customer_nm, item_cd, before, now: qty }) => ({
    ...{ customer_nm, item_cd, item_nm: names.get(item_cd) ?? '' },
    ...{ before_qty: thousandths(before), qty: thousandths(qty) },
  }))
}

interface Bought {
  readonly qty: number
  readonly first_dt: string
}

/** What is still to be ordered of each item that is not made here. */
function boughtBy({ state, snapshot }: PlanOfFactory): ReadonlyMap<string, Bought> {
  const { orders } = state
  const found = new Map<string, Bought>()
  snapshot.items.forEach(({ item_cd }, item) => {
    const [from, size] = [orders.from[item] ?? 0, orders.size[item] ?? 0]
    if (state.items.source[item] === source.make || state.items.phantom[item] || size === 0) return
    let [qty, first] = [0, Number.POSITIVE_INFINITY]
    for (let order = from; order < from + size; order++) {
      qty += orders.quantity[order] ?? 0
      first = Math.min(first, orders.due[order] ?? 0)
    }
    found.set(item_cd, { qty, first_dt: dayAfter(snapshot.today, first) })
  })
  return found
}

function purchaseEffects(before: PlanOfFactory, now: PlanOfFactory, names: Named): readonly PurchaseEffect[] {
  const isSame = (one: Bought, other: Bought) => one.qty === other.qty && one.first_dt === other.first_dt
  const by = ({ was, is }: Differing<Bought>) => Math.abs((is?.qty ?? 0) - (was?.qty ?? 0))
  return differing(boughtBy(before), boughtBy(now), isSame)
    .toSorted((one, other) => by(other) - by(one) || (one.key < other.key ? -1 : 1))
    .slice(0, mostEffects)
    .map(({ key, was, is }) => ({
      ...{ item_cd: key, item_nm: names.get(key) ?? '' },
      ...{ before_qty: thousandths(was?.qty ?? 0), qty: thousandths(is?.qty ?? 0) },
      ...{ before_dt: was?.first_dt ?? '', first_dt: is?.first_dt ?? '' },
    }))
}

/** What a plan would do with what suppliers have on order. */
function advisedBy({ state, snapshot }: PlanOfFactory, names: Named): ReadonlyMap<string, OrderEffect> {
  const found = new Map<string, OrderEffect>()
  for (const { supply, date, move, change } of supplyMessages(state)) {
    const order = snapshot.orders[supply]
    if (order?.counts !== 'order') continue
    found.set(`${order.kind} ${order.no} ${String(order.line)}`, {
      ...{ order_no: order.no, line_no: order.line, item_cd: order.item_cd },
      ...{ item_nm: names.get(order.item_cd) ?? '', qty: thousandths(order.qty), due_dt: date },
      advice: [move, change].flatMap((one) => (one ? [adviceCodes[one.advice]] : [])),
      wanted_dt: move?.to ?? '',
    })
  }
  return found
}

function orderEffects(before: PlanOfFactory, now: PlanOfFactory, names: Named): readonly OrderEffect[] {
  const isSame = (one: OrderEffect, other: OrderEffect) =>
    one.wanted_dt === other.wanted_dt && one.advice.join() === other.advice.join()
  return differing(advisedBy(before, names), advisedBy(now, names), isSame)
    .flatMap(({ was, is }) => is ?? (was ? [{ ...was, advice: [], wanted_dt: '' }] : []))
    .toSorted((one, other) => (one.due_dt < other.due_dt ? -1 : 1))
    .slice(0, mostEffects)
}

interface Excesses {
  readonly before: PlanOfFactory
  readonly now: PlanOfFactory
  readonly names: Named
  readonly lessWanted: ReadonlySet<string>
  readonly lessAnnounced: readonly CountedForecast[]
}

/** Where more is left over at the end of the horizon than before, at what one of it is worth now. */
async function excessEffects(
  context: Context,
  { before, now, names, lessWanted, lessAnnounced }: Excesses,
): Promise<readonly ExcessEffect[]> {
  const costs = await itemCosts(context)
  const leftBefore = leftOver(before)
  const grown = [...leftOver(now)].flatMap(([item_cd, qty]) => {
    const cost = costs.get(item_cd) ?? 0
    const [was, is] = [(leftBefore.get(item_cd) ?? 0) * cost, qty * cost].map((yen) => Math.round(yen / 1000))
    return was !== undefined && is !== undefined && is > was ? [{ item_cd, was, is }] : []
  })
  return grown
    .toSorted((one, other) => other.is - other.was - (one.is - one.was))
    .slice(0, mostEffects)
    .map(({ item_cd, was, is }) => {
      const because = usersOf(now, item_cd).filter((one) => lessWanted.has(one))
      return {
        ...{ item_cd, item_nm: names.get(item_cd) ?? '', before: String(was), value: String(is) },
        ...{ because, forecasts: versionsOf(lessAnnounced, because) },
      }
    })
}

/** Each version once, whatever items it is of. */
function versionsOf(announced: readonly CountedForecast[], items: readonly string[]) {
  const found = announced.filter(({ item_cd }) => items.includes(item_cd))
  return [...new Map(found.map((one) => [`${one.no} ${one.month}`, one])).values()].map(
    ({ customer_nm, month, version_no }) => ({ customer_nm, month, version_no }),
  )
}

/** By item, in thousandths. */
function leftOver({ state, snapshot }: PlanOfFactory): ReadonlyMap<string, number> {
  return new Map(
    snapshot.items.map(({ item_cd }, item) => {
      const last = pooledProjection(state, item).at(-1) ?? 0
      return [item_cd, Math.max(0, last - (state.items.safetyStock[item] ?? 0))]
    }),
  )
}

/** The item, and everything that it goes into. */
function usersOf({ state: { structure }, snapshot: { items } }: PlanOfFactory, item_cd: string): string[] {
  const met = new Set([items.findIndex((one) => one.item_cd === item_cd)])
  for (const item of met)
    for (let use = structure.usedFrom[item] ?? 0; use < (structure.usedFrom[item + 1] ?? 0); use++)
      met.add(structure.usedParent[use] ?? item)
  return [...met].flatMap((item) => items[item]?.item_cd ?? [])
}
