import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDayRead } from '#modules/system/server/views.ts'
import { decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { Pool } from '../../contract/valuation.ts'
import { firstDays } from '../closing/first-month.ts'
import {
  availabilityKey,
  balanceKey,
  isAvailable,
  countKey,
  lotKey,
  type Line,
  type ResolvedEnd,
} from './line.ts'
import { demandKey, type Demand } from './demand.ts'
import type { PostingConditions, StockState } from './state.ts'

const stateColumns = {
  business_dt: z.string().nullable(),
  closed_month: z.string().nullable(),
  first_day: z.string().nullable(),
  locked: z.array(
    z.strictObject({
      factory_cd: z.string(),
      location_cd: z.string(),
      item_type_cd: z.string(),
      item_rank: z.string(),
    }),
  ),
  balances: z.array(
    z.strictObject({ key: z.string(), qty: z.string(), least: z.string(), least_dt: z.string() }),
  ),
  availabilities: z.array(z.strictObject({ key: z.string(), qty: z.string(), allocated: z.string() })),
  lots: z.array(z.strictObject({ key: z.string(), qty: z.string(), allocated: z.string() })),
  demand_allocations: z.array(
    z.strictObject({
      allocation_no: z.string(),
      demand: z.string(),
      availability: z.string(),
      lot_no: z.string(),
      qty: z.string(),
    }),
  ),
}
type Found = RowOf<typeof stateColumns>

/** One question for all lines: balances, promises, what is locked and what is closed. */
export async function readState(
  context: Context,
  biz_dt: string,
  lines: readonly Line[],
  pools: ReadonlyMap<string, Pool>,
): Promise<{ readonly conditions: PostingConditions; readonly state: StockState }> {
  const { company_cd, factory_cd } = context.session
  const ends = endsOf(lines)
  const [found] = await rows(
    context.tx,
    stateColumns,
    sql`WITH movement_end AS (SELECT * FROM ${sentRows(ends.map(asked), 's', { key: 'text', availability: 'text', lot: 'text', warehouse_cd: 'text', factory_cd: 'text', location_cd: 'text', item_cd: 'text', lot_no: 'text', ownership: 'text', owner_cd: 'text', quality: 'text', process_no: 'text' })}),
        asking AS (SELECT * FROM ${sentRows(demandsOf(lines), 'a', { demand: 'text', demand_kind: 'text', demand_no: 'text', demand_line: 'int' })})
      SELECT
        ${businessDayRead.of(context.session, 'biz_dt')}::text AS business_dt,
        (SELECT max(month) FROM stock_period WHERE company_cd = ${company_cd} AND closed
           AND factory_cd IN (SELECT factory_cd FROM movement_end UNION SELECT ${factory_cd})) AS closed_month,
        (SELECT max(first_day)::text FROM (${firstDays(company_cd)}) AS began
           WHERE factory_cd IN (SELECT factory_cd FROM movement_end UNION SELECT ${factory_cd})) AS first_day,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('factory_cd', l.factory_cd, 'location_cd', l.location_cd,
             'item_type_cd', l.item_type_cd, 'item_rank', l.item_rank)), '[]')
           FROM stock_lock l JOIN (SELECT DISTINCT factory_cd, location_cd FROM movement_end) s USING (factory_cd, location_cd)
           WHERE l.company_cd = ${company_cd}) AS locked,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('key', s.key, 'qty', b.qty::text,
             'least', least(b.qty, later.least)::text, 'least_dt', coalesce(later.least_dt, ${biz_dt}::date)::text)), '[]')
           FROM movement_end s JOIN stock_balance b ON b.company_cd = ${company_cd} AND b.factory_cd = s.factory_cd
             AND b.location_cd = s.location_cd AND b.item_cd = s.item_cd AND b.lot_no = s.lot_no
             AND b.ownership = s.ownership AND b.owner_cd = s.owner_cd AND b.quality = s.quality AND b.process_no = s.process_no
           LEFT JOIN LATERAL (
             SELECT b.qty - d.since AS least, d.biz_dt - 1 AS least_dt
             FROM (SELECT e.biz_dt, sum(sum(e.qty)) OVER (ORDER BY e.biz_dt DESC) AS since FROM stock_entry e
               WHERE e.ours AND e.company_cd = ${company_cd} AND e.factory_cd = s.factory_cd AND e.item_cd = s.item_cd
                 AND e.biz_dt > ${biz_dt}::date AND e.location_cd = s.location_cd AND e.lot_no = s.lot_no
                 AND e.ownership = s.ownership AND e.owner_cd = s.owner_cd AND e.quality = s.quality
                 AND e.process_no = s.process_no
               GROUP BY e.biz_dt) d
             ORDER BY 1, 2 LIMIT 1) later ON true) AS balances,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('key', s.availability, 'qty', a.qty::text,
             'allocated', a.allocated_qty::text)), '[]')
           FROM (SELECT DISTINCT availability, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality FROM movement_end) s
           JOIN stock_availability a ON a.company_cd = ${company_cd} AND a.factory_cd = s.factory_cd
             AND a.warehouse_cd = s.warehouse_cd AND a.item_cd = s.item_cd AND a.ownership = s.ownership
             AND a.owner_cd = s.owner_cd AND a.quality = s.quality) AS availabilities,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('key', f.lot, 'allocated', f.allocated::text, 'qty', (
             SELECT coalesce(sum(b.qty), 0) FROM stock_balance b WHERE b.company_cd = ${company_cd}
               AND b.factory_cd = f.factory_cd AND b.item_cd = f.item_cd AND b.warehouse_cd = f.warehouse_cd
               AND b.lot_no = f.lot_no AND b.ownership = f.ownership AND b.owner_cd = f.owner_cd AND b.quality = f.quality
               AND b.process_no = '')::text)), '[]')
           FROM (SELECT s.lot, s.factory_cd, s.warehouse_cd, s.item_cd, s.ownership, s.owner_cd, s.quality, s.lot_no, sum(a.qty) AS allocated
             FROM (SELECT DISTINCT lot, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality, lot_no FROM movement_end
               WHERE lot_no <> '') s
             JOIN allocation a ON a.company_cd = ${company_cd} AND a.factory_cd = s.factory_cd AND a.item_cd = s.item_cd
               AND a.warehouse_cd = s.warehouse_cd AND a.ownership = s.ownership AND a.owner_cd = s.owner_cd AND a.quality = s.quality
               AND a.lot_no = s.lot_no
             GROUP BY 1, 2, 3, 4, 5, 6, 7, 8) f) AS lots,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('allocation_no', a.allocation_no::text, 'demand', q.demand,
             'availability', s.availability, 'lot_no', a.lot_no, 'qty', a.qty::text)
             ORDER BY a.lot_no = '', a.allocation_no), '[]')
           FROM asking q JOIN allocation a ON a.company_cd = ${company_cd} AND a.demand_kind = q.demand_kind
             AND a.demand_no = q.demand_no AND a.demand_line = q.demand_line
           JOIN (SELECT DISTINCT availability, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality FROM movement_end) s
             ON a.factory_cd = s.factory_cd AND a.warehouse_cd = s.warehouse_cd AND a.item_cd = s.item_cd
               AND a.ownership = s.ownership AND a.owner_cd = s.owner_cd AND a.quality = s.quality) AS demand_allocations`,
  )
  if (!found) throw new Error('The state of the stock was not answered')
  return { conditions: conditionsOf(found), state: { ...stateOf(found), pools } }
}

function endsOf(lines: readonly Line[]): readonly ResolvedEnd[] {
  const found = new Map<string, ResolvedEnd>()
  for (const { ends } of lines)
    for (const end of ends ? [ends.from, ends.to] : []) if (end.location.ours) found.set(balanceKey(end), end)
  return [...found.values()]
}

const asked = (end: ResolvedEnd) => {
  const { location, ...rest } = end
  return {
    ...rest,
    location_cd: location.location_cd,
    warehouse_cd: location.warehouse_cd,
    key: balanceKey(end),
    availability: isAvailable(end) ? availabilityKey(end) : '',
    lot: isAvailable(end) ? lotKey(end) : '',
  }
}

function demandsOf(lines: readonly Line[]) {
  const demands = new Map<string, Demand>()
  for (const { demand } of lines.map(({ movement }) => movement))
    if (demand) demands.set(demandKey(demand), demand)
  return [...demands].map(([key, demand]) => ({ ...demand, demand: key }))
}

const conditionsOf = ({ business_dt, first_day, closed_month, locked }: Found): PostingConditions => ({
  business_dt: business_dt ?? undefined,
  first_day: first_day ?? undefined,
  closed_month: closed_month ?? undefined,
  locked: new Set(locked.map((each) => countKey(each, each.item_type_cd, each.item_rank))),
})

const stateOf = ({
  balances,
  availabilities,
  lots,
  demand_allocations,
}: Found): Omit<StockState, 'pools'> => ({
  balances: new Map(
    balances.map(({ key, qty, least, least_dt }) => [
      key,
      { qty: decimal(qty), least: decimal(least), least_dt },
    ]),
  ),
  promises: new Map(
    [...availabilities, ...lots].map(({ key, qty, allocated }) => [
      key,
      { qty: decimal(qty), allocated: decimal(allocated) },
    ]),
  ),
  demandAllocations: demand_allocations.map((each) => ({ ...each, qty: decimal(each.qty) })),
})
