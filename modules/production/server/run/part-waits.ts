import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { namedSupply, type PlanOfFactory } from '#modules/place-order/server/index.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { type AwaitedPart, awaitedParts } from '#planning/explain/awaited-parts.ts'
import { isoDay } from '#planning/mrp/input-reader.ts'
import type { OrderName } from '#planning/mrp/proposal.ts'
import { source } from '#planning/mrp/snapshot.ts'
import {
  partWait,
  type PartWait,
  waitsForInspection,
  waitsForPlan,
  waitsForProposal,
  waitsForPurchase,
} from '../../contract/plan/part-wait.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { productionPlan } from '../plan/tables.ts'
import { type FoundWait, withoutCircles } from './beside-waits.ts'
import type { PlanNumbers } from './plan-numbers.ts'

const orderKey = ({ item, ordinal }: OrderName): string => `o ${item} ${ordinal}`
const demandKey = (demand: number): string => `d ${demand}`
const keyOf = ({ demand }: AwaitedPart): string =>
  demand.kind === 'order' ? orderKey(demand) : demandKey(demand.demand)

/** What every plan waits for, by its number: through phantoms to what they are made of, through subcontractors to what they get. */
export function waitsOfPlans(
  { state, snapshot }: PlanOfFactory,
  { ofOrder, byHand }: PlanNumbers,
): ReadonlyMap<string, readonly PartWait[]> {
  const drawn = groupedBy([...awaitedParts(state)], keyOf)
  const known = new Map<string, readonly FoundWait[]>()
  const codeOf = (item: number) => snapshot.items[item]?.item_cd ?? ''
  const date = (day: number) => isoDay(state.snapshot.today + day)

  const waitsOf = (key: string): readonly FoundWait[] => {
    const found = known.get(key) ?? (drawn.get(key) ?? []).flatMap(waitsFor)
    known.set(key, found)
    return found
  }
  const waitsFor = (one: AwaitedPart): readonly FoundWait[] => {
    const { item, supply, demand, ready } = one
    const item_cd = codeOf(item)
    const part_cd =
      demand.kind === 'order' && demand.insteadOf !== undefined ? codeOf(demand.insteadOf) : item_cd
    const wait = (kind: string, no = '', line = 0): FoundWait => ({
      ...{ part_cd, item_cd, kind, no, line, date: date(ready), days: 0, beside: false },
    })
    if (supply.kind === 'supply') {
      const named = namedSupply(snapshot, supply.supply)
      switch (named?.of) {
        case undefined:
          return []
        case 'document':
          return [wait(named.kind, named.no, named.line)]
        case 'proposal':
          return [wait(waitsForProposal, named.no)]
        case 'inspection':
          return [wait(waitsForInspection)]
        case 'firm-plan':
          // What the year's plan has kept until then has no number: it is there.
          return named.no === '' ? [] : [{ ...wait(waitsForPlan, named.no), beside: named.beside }]
      }
    }
    if (supply.kind === 'output') {
      const plan_no = ofOrder({ item: supply.parent, ordinal: supply.ordinal })
      if (plan_no !== undefined) return [{ ...wait(waitsForPlan, plan_no), beside: true }]
      // What has to be ordered is what it comes out beside.
      return [{ ...wait(waitsForPurchase), item_cd: codeOf(supply.parent) }]
    }
    if (state.items.phantom[item]) return waitsOf(orderKey(supply))
    const plan_no = ofOrder(supply)
    if (plan_no !== undefined) return [wait(waitsForPlan, plan_no)]
    const bought = wait(waitsForPurchase)
    if (state.items.source[item] !== source.subcontract) return [bought]
    const order = (state.orders.from[item] ?? 0) + supply.ordinal
    const takes = (state.orders.due[order] ?? 0) - (state.orders.start[order] ?? 0)
    const supplied = waitsOf(orderKey(supply))
    return [bought, ...supplied.map((below) => ({ ...below, part_cd, days: below.days + takes }))]
  }

  const waits = new Map<string, FoundWait[]>()
  const add = (plan_no: string, more: readonly FoundWait[]) =>
    waits.set(plan_no, [...(waits.get(plan_no) ?? []), ...more])
  for (const [key, [{ demand }]] of drawn) {
    if (demand.kind === 'order') {
      const plan_no = ofOrder(demand)
      if (plan_no !== undefined) add(plan_no, waitsOf(key))
      continue
    }
    const row = snapshot.demands[demand.demand]
    if (row?.kind === workOrderKindOfStock && byHand.has(row.no)) add(row.no, waitsOf(key))
  }
  return withoutCircles(new Map([...waits].map(([plan_no, all]) => [plan_no, once(all)])))
}

/** The same supply once, the last day of it, in an order that does not depend on the run. */
function once(all: readonly FoundWait[]): readonly FoundWait[] {
  const last = new Map<string, FoundWait>()
  for (const one of all) {
    const { part_cd, item_cd, kind, no, line, days } = one
    const name = [part_cd, item_cd, kind, no, line, days].join(' ')
    if (one.date > (last.get(name)?.date ?? '')) last.set(name, one)
  }
  return [...last].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** By their difference: what a plan waits for is the schedule's affair, and makes nobody's view of it stale. */
export async function writeWaits(
  { tx, session }: Context,
  stored: ReadonlyMap<string, readonly PartWait[]>,
  waits: ReadonlyMap<string, readonly PartWait[]>,
): Promise<void> {
  const sent = [...stored].flatMap(([plan_no, before]) => {
    const now = waits.get(plan_no) ?? []
    return textOf(now) === textOf(before) ? [] : [{ plan_no, waits: now }]
  })
  if (sent.length === 0) return
  await tx.execute(sql`UPDATE ${productionPlan} AS p SET waits = s.waits
    FROM ${sentRows(sent, 's', { plan_no: 'bigint', waits: 'jsonb' })}
    WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_no = s.plan_no AND p.plan_status = '1'`)
}

/** The database keeps the fields of an object in an order of its own. */
const textOf = (waits: readonly PartWait[]): string => JSON.stringify(waits, Object.keys(partWait.shape))
