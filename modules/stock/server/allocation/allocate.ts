import { sql } from 'drizzle-orm'
import {
  compare,
  decimal,
  grouped,
  minus,
  placesOf,
  plus,
  rounded,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Ownership, Quality } from '../../contract/stock-codes.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { lockItems } from '../ledger/lock-pools.ts'
import type { Demand } from '../ledger/posting.ts'
import { Refusals } from '../ledger/refusals.ts'

/** 引当: so many pieces of what is on hand in a warehouse, for a line of an order or of production. */
export interface AllocationRequest extends Demand {
  readonly warehouse_cd: string
  readonly item_cd: string
  readonly ownership?: Ownership
  readonly quality?: Quality
  /** Only where the customer or the work needs this very lot. */
  readonly lot_no?: string
  readonly qty: string
  /** Takes what there is instead of refusing. */
  readonly partly?: boolean
  readonly firm?: boolean
  /** 1 is served first and released last. */
  readonly priority?: number
  readonly need_dt?: string
}

interface Asked {
  readonly at: number
  readonly key: string
  readonly lot: string
  readonly request: AllocationRequest
  readonly qty: Decimal
}

/**
 * Promises stock, in the order of the requests, all or nothing unless a request takes what there is; answers how much
 * each has got. What a demand has been promised already stays, and this comes on top.
 */
export async function allocate(
  context: Context,
  requests: readonly AllocationRequest[],
): Promise<readonly string[]> {
  const { factory_cd } = context.session
  await lockItems(
    context,
    requests.map(({ item_cd }) => ({ factory_cd, item_cd })),
  )
  const asked = requests.map(askedOf)
  const free = await readFree(context, asked)
  const refusals = new Refusals()
  const given = asked.map((one) => serve(one, free, refusals))
  refusals.throwIfAny()
  await write(context, asked, given)
  return given.map((qty) => written(qty))
}

function askedOf(request: AllocationRequest, at: number): Asked {
  const { warehouse_cd, item_cd, ownership = '0', quality = '0', lot_no = '' } = request
  const key = [warehouse_cd, item_cd, ownership, quality].join('\u0001')
  return {
    at,
    key,
    lot: [key, lot_no].join('\u0001'),
    request,
    qty: rounded(decimal(request.qty), 3, 'down'),
  }
}

/** What may still be promised, by warehouse and kind, and by lot where one is asked for. */
async function readFree({ tx, session }: Context, asked: readonly Asked[]): Promise<Map<string, Decimal>> {
  const wanted = asked.map(({ key, lot, request }) => ({
    key,
    lot,
    warehouse_cd: request.warehouse_cd,
    item_cd: request.item_cd,
    ownership: request.ownership ?? '0',
    quality: request.quality ?? '0',
    lot_no: request.lot_no ?? '',
  }))
  const { company_cd, factory_cd } = session
  const here = (table: 'a' | 'b') => sql`${sql.raw(table)}.company_cd = ${company_cd}
    AND ${sql.raw(table)}.factory_cd = ${factory_cd} AND ${sql.raw(table)}.warehouse_cd = w.warehouse_cd
    AND ${sql.raw(table)}.item_cd = w.item_cd AND ${sql.raw(table)}.ownership = w.ownership
    AND ${sql.raw(table)}.quality = w.quality`
  const found = await rows<{ key: string; free: string }>(
    tx,
    sql`WITH wanted AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w(key text, lot text,
        warehouse_cd text, item_cd text, ownership text, quality text, lot_no text))
      SELECT w.key, (a.qty - a.allocated_qty)::text AS free
      FROM (SELECT DISTINCT key, warehouse_cd, item_cd, ownership, quality FROM wanted) w
      JOIN stock_availability a ON ${here('a')}
      UNION ALL
      SELECT w.lot, ((SELECT coalesce(sum(b.qty), 0) FROM stock_balance b
          WHERE ${here('b')} AND b.lot_no = w.lot_no AND b.process_no = '')
        - (SELECT coalesce(sum(a.qty), 0) FROM allocation a WHERE ${here('a')} AND a.lot_no = w.lot_no))::text
      FROM (SELECT DISTINCT lot, warehouse_cd, item_cd, ownership, quality, lot_no FROM wanted WHERE lot_no <> '') w`,
  )
  return new Map(found.map(({ key, free }) => [key, decimal(free)]))
}

function serve(
  { at, key, lot, request, qty }: Asked,
  free: Map<string, Decimal>,
  refusals: Refusals,
): Decimal {
  if (qty.units <= 0n) {
    refusals.at(at, 'qty', stockErrors[qty.units === 0n ? 'BIZ_QTY_ZERO' : 'BIZ_QTY_MINUS'].with())
    return zero
  }
  const inAll = free.get(key) ?? zero
  const ofLot = request.lot_no ? (free.get(lot) ?? zero) : inAll
  const least = compare(ofLot, inAll) < 0 ? ofLot : inAll
  const available = least.units < 0n ? zero : least
  if (compare(available, qty) < 0 && !request.partly) {
    const shown = grouped(available, placesOf(available))
    refusals.at(at, 'qty', stockErrors.BIZ_ALLOCATION_SHORT.with({ available: shown }))
    return zero
  }
  const given = compare(available, qty) < 0 ? available : qty
  free.set(key, minus(inAll, given))
  if (request.lot_no) free.set(lot, minus(ofLot, given))
  return given
}

async function write(
  { tx, session }: Context,
  asked: readonly Asked[],
  given: readonly Decimal[],
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  const own = new Map<string, Record<string, unknown> & { qty: Decimal }>()
  for (const [place, { lot, request }] of asked.entries()) {
    const qty = given[place] ?? zero
    if (qty.units === 0n) continue
    const { demand_kind, demand_no, demand_line, warehouse_cd, item_cd } = request
    const key = [demand_kind, demand_no, demand_line, lot].join('\u0001')
    own.set(key, {
      demand_kind,
      demand_no,
      demand_line,
      warehouse_cd,
      item_cd,
      ownership: request.ownership ?? '0',
      quality: request.quality ?? '0',
      lot_no: request.lot_no ?? '',
      firm_flg: request.firm ?? false,
      priority: request.priority ?? 5,
      need_dt: request.need_dt,
      qty: plus(own.get(key)?.qty ?? zero, qty),
    })
  }
  if (own.size === 0) return
  const records = [...own.values()].map((record) => ({ ...record, qty: written(record.qty) }))
  await tx.execute(sql`WITH wanted AS (SELECT * FROM jsonb_populate_recordset(NULL::allocation, ${JSON.stringify(records)}::jsonb)),
    promised AS (
      INSERT INTO allocation (company_cd, factory_cd, demand_kind, demand_no, demand_line, warehouse_cd, item_cd,
        ownership, quality, lot_no, qty, firm_flg, priority, need_dt, create_user, update_user)
      SELECT ${company_cd}, ${factory_cd}, demand_kind, demand_no, demand_line, warehouse_cd, item_cd, ownership, quality,
        lot_no, qty, firm_flg, priority, need_dt, ${user_cd}, ${user_cd} FROM wanted
      ON CONFLICT (company_cd, factory_cd, demand_kind, demand_no, demand_line, warehouse_cd, item_cd, ownership, quality, lot_no)
      DO UPDATE SET qty = allocation.qty + excluded.qty, firm_flg = excluded.firm_flg, priority = excluded.priority,
        need_dt = excluded.need_dt, update_user = excluded.update_user, update_dt = now(), update_cnt = allocation.update_cnt + 1)
    UPDATE stock_availability a SET allocated_qty = a.allocated_qty + w.qty
    FROM (SELECT warehouse_cd, item_cd, ownership, quality, sum(qty) AS qty FROM wanted GROUP BY 1, 2, 3, 4) w
    WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd} AND a.warehouse_cd = w.warehouse_cd
      AND a.item_cd = w.item_cd AND a.ownership = w.ownership AND a.quality = w.quality`)
}
