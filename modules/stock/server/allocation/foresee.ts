import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal, minus, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { Refusals } from '../ledger/refusals.ts'
import type { Demand } from '../ledger/demand.ts'
import { isClosedLot } from './closed-lots.ts'
import { ofDemands } from './held-by-demands.ts'
import { readFree } from './read-free.ts'
import type { AllocationRequest, Asked } from './request.ts'
import { addFree, askedOf, serveRequests } from './serve-requests.ts'

/** What a request would get now, and what there is of its goods in the warehouse before anybody is served. */
export interface Foreseen {
  readonly qty: Decimal
  readonly on_hand: Decimal
  /** To others, which keep it. */
  readonly promised: Decimal
  /** In lots that are held or have expired. */
  readonly closed: Decimal
  /** Of the same item there, which is not ours to promise or not good. */
  readonly others: Decimal
}

/** What `allocate` would do now, after these demands had given theirs back: the same arithmetic, nothing is locked or written. */
export async function foresee(
  context: Context,
  {
    givenBack,
    requests,
  }: { readonly givenBack: readonly Demand[]; readonly requests: readonly AllocationRequest[] },
): Promise<readonly Foreseen[]> {
  if (requests.length === 0) return []
  const { factory_cd } = context.session
  const asked = requests.map((request) => askedOf(factory_cd, request))
  const free = await readFree(context, asked)
  const pools = await readPools(context, asked)
  for (const { warehouse_cd, item_cd, ownership, owner_cd, quality, lot_no, qty } of await readHeld(
    context,
    givenBack,
  )) {
    const key = [factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality].join('\u0001')
    const pool = pools.get(key)
    addFree(free.free, key, decimal(qty))
    if (lot_no !== '') addFree(free.free, [key, lot_no].join('\u0001'), decimal(qty))
    if (pool) pools.set(key, { ...pool, promised: minus(pool.promised, decimal(qty)) })
  }
  const before = new Map(free.free)
  return serveRequests(asked, free, new Refusals()).map(({ qty }, at) => {
    const key = asked[at]?.availability ?? ''
    const { on_hand, promised, others } = pools.get(key) ?? nothing
    return {
      qty,
      on_hand,
      promised,
      others,
      closed: minus(minus(on_hand, promised), before.get(key) ?? zero),
    }
  })
}

const nothing = { on_hand: zero, promised: zero, others: zero }

async function readPools(
  { tx, session }: Context,
  asked: readonly Asked[],
): Promise<Map<string, typeof nothing>> {
  const wanted = [...new Map(asked.map(({ availability, request }) => [availability, request]))]
  const records = wanted.map(
    ([key, { warehouse_cd, item_cd, ownership = '0', owner_cd = '', quality = '0' }]) => ({
      ...{ key, warehouse_cd, item_cd, ownership, owner_cd, quality },
    }),
  )
  const isOwn = sql`(a.ownership = w.ownership AND a.owner_cd = w.owner_cd AND a.quality = w.quality)`
  const found = await rows(
    tx,
    { key: z.string(), on_hand: z.string(), promised: z.string(), others: z.string() },
    sql`SELECT w.key, coalesce(sum(a.qty) FILTER (WHERE ${isOwn}), 0)::text AS on_hand,
        coalesce(sum(a.allocated_qty) FILTER (WHERE ${isOwn}), 0)::text AS promised,
        coalesce(sum(a.qty) FILTER (WHERE NOT ${isOwn}), 0)::text AS others
      FROM ${sentRows(records, 'w', { key: 'text', warehouse_cd: 'text', item_cd: 'text', ownership: 'text', owner_cd: 'text', quality: 'text' })}
      JOIN stock_availability a ON a.company_cd = ${session.company_cd} AND a.factory_cd = ${session.factory_cd}
        AND a.warehouse_cd = w.warehouse_cd AND a.item_cd = w.item_cd
      GROUP BY w.key`,
  )
  return new Map(
    found.map(({ key, on_hand, promised, others }) => [
      key,
      { on_hand: decimal(on_hand), promised: decimal(promised), others: decimal(others) },
    ]),
  )
}

/** What demands hold of goods that could be promised again: a lot that was closed since is not. */
async function readHeld(context: Context, demands: readonly Demand[]) {
  if (demands.length === 0) return []
  return rows(
    context.tx,
    {
      ...{ warehouse_cd: z.string(), item_cd: z.string(), ownership: z.string(), owner_cd: z.string() },
      ...{ quality: z.string(), lot_no: z.string(), qty: z.string() },
    },
    sql`SELECT a.warehouse_cd, a.item_cd, a.ownership, a.owner_cd, a.quality, a.lot_no, sum(a.qty)::text AS qty
      FROM allocation a LEFT JOIN lot l ON l.company_cd = a.company_cd AND l.item_cd = a.item_cd AND l.lot_no = a.lot_no
      WHERE ${ofDemands(context, demands)} AND NOT ${isClosedLot(sql`l`, context.session)}
      GROUP BY 1, 2, 3, 4, 5, 6`,
  )
}
