import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { decimal, plus, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { isClosedLot } from './closed-lots.ts'
import { isAvailable, lotKey } from '../ledger/line.ts'
import type { PostingWork } from '../ledger/posting-work.ts'
import type { Asked } from './request.ts'

/** A lot that is asked for by its number, and why it is not available. */
export interface ClosedLot {
  readonly held: string | undefined
  readonly expired: string | undefined
}

export interface Free {
  /** By warehouse and kind, and by lot where one is asked for, or the item asks for lots. */
  readonly free: Map<string, Decimal>
  /** By warehouse and kind, where the item has a shelf life: its open lots, the first to expire first. */
  readonly lotsInTurn: ReadonlyMap<string, readonly string[]>
  /** By lot. */
  readonly closed: ReadonlyMap<string, ClosedLot>
}

/** What may still be promised: what is there, less what has been promised and what lies in lots that are closed. */
export async function readFree({ tx, session }: Context, asked: readonly Asked[]): Promise<Free> {
  const wanted = asked.map(({ availability, lot, request }) => ({
    availability,
    lot,
    warehouse_cd: request.warehouse_cd,
    item_cd: request.item_cd,
    ownership: request.ownership ?? '0',
    owner_cd: request.owner_cd ?? '',
    quality: request.quality ?? '0',
    lot_no: request.lot_no ?? '',
  }))
  const { company_cd, factory_cd } = session
  const here = (table: 'a' | 'b' | 'p') => sql`${sql.raw(table)}.company_cd = ${company_cd}
    AND ${sql.raw(table)}.factory_cd = ${factory_cd} AND ${sql.raw(table)}.warehouse_cd = w.warehouse_cd
    AND ${sql.raw(table)}.item_cd = w.item_cd AND ${sql.raw(table)}.ownership = w.ownership
    AND ${sql.raw(table)}.owner_cd = w.owner_cd AND ${sql.raw(table)}.quality = w.quality`
  const found = await rows(
    tx,
    {
      key: z.string(),
      free: z.string(),
      closed: z.boolean(),
      hold_reason: z.string().nullable(),
      expiry_dt: z.string().nullable(),
      in_turn: z.string().nullable(),
      turn: z.int(),
    },
    sql`WITH wanted AS (SELECT * FROM ${sentRows(wanted, 'w', { availability: 'text', lot: 'text', warehouse_cd: 'text', item_cd: 'text', ownership: 'text', owner_cd: 'text', quality: 'text', lot_no: 'text' })})
      SELECT w.availability AS key, (a.qty - a.allocated_qty - coalesce((SELECT sum(greatest(0, c.qty - c.allocated)) FROM (
          SELECT sum(b.qty) AS qty, (SELECT coalesce(sum(p.qty), 0) FROM allocation p WHERE ${here('p')} AND p.lot_no = b.lot_no) AS allocated
          FROM stock_balance b JOIN lot l ON l.company_cd = b.company_cd AND l.item_cd = b.item_cd AND l.lot_no = b.lot_no
          WHERE ${here('b')} AND b.process_no = '' AND b.qty > 0 AND ${isClosedLot(sql`l`, session)}
          GROUP BY b.lot_no) c), 0))::text AS free, false AS closed, NULL AS hold_reason, NULL AS expiry_dt, NULL AS in_turn, 0 AS turn
      FROM (SELECT DISTINCT availability, warehouse_cd, item_cd, ownership, owner_cd, quality FROM wanted) w
      JOIN stock_availability a ON ${here('a')}
      UNION ALL
      SELECT w.lot, ((SELECT coalesce(sum(b.qty), 0) FROM stock_balance b
          WHERE ${here('b')} AND b.lot_no = w.lot_no AND b.process_no = '')
        - (SELECT coalesce(sum(a.qty), 0) FROM allocation a WHERE ${here('a')} AND a.lot_no = w.lot_no))::text,
        ${isClosedLot(sql`l`, session)}, CASE WHEN l.hold_flg THEN l.hold_reason END, l.expiry_dt::text, NULL, 0
      FROM (SELECT DISTINCT lot, warehouse_cd, item_cd, ownership, owner_cd, quality, lot_no FROM wanted WHERE lot_no <> '') w
      LEFT JOIN lot l ON l.company_cd = ${company_cd} AND l.item_cd = w.item_cd AND l.lot_no = w.lot_no
      UNION ALL
      SELECT w.availability, (sum(b.qty) - coalesce((SELECT sum(a.qty) FROM allocation a WHERE ${here('a')} AND a.lot_no = b.lot_no), 0))::text,
        false, NULL, NULL, b.lot_no, row_number() OVER (ORDER BY l.expiry_dt NULLS LAST, l.received_dt NULLS LAST, b.lot_no)::int
      FROM (SELECT DISTINCT availability, warehouse_cd, item_cd, ownership, owner_cd, quality FROM wanted WHERE lot_no = '') w
      JOIN ${itemRead.rows} AS i ON i.company_cd = ${company_cd} AND i.item_cd = w.item_cd AND i.lot_control = '1' AND i.shelf_life_days > 0
      JOIN stock_balance b ON ${here('b')} AND b.lot_no <> '' AND b.process_no = '' AND b.qty > 0
      JOIN lot l ON l.company_cd = b.company_cd AND l.item_cd = b.item_cd AND l.lot_no = b.lot_no
      WHERE NOT ${isClosedLot(sql`l`, session)}
      GROUP BY w.availability, w.warehouse_cd, w.item_cd, w.ownership, w.owner_cd, w.quality, b.lot_no, l.expiry_dt, l.received_dt`,
  )
  const lotsInTurn = new Map<string, string[]>()
  for (const { key, in_turn } of found.toSorted((one, other) => one.turn - other.turn))
    if (in_turn !== null) lotsInTurn.set(key, [...(lotsInTurn.get(key) ?? []), in_turn])
  return {
    free: new Map(
      found.map(({ key, in_turn, free }) => [
        in_turn === null ? key : [key, in_turn].join('\u0001'),
        decimal(free),
      ]),
    ),
    lotsInTurn,
    closed: new Map(found.filter(({ closed }) => closed).map((row) => [row.key, closedOf(row)])),
  }
}

const closedOf = ({ hold_reason, expiry_dt }: { hold_reason: string | null; expiry_dt: string | null }) => ({
  held: hold_reason ?? undefined,
  expired: expiry_dt ?? undefined,
})

/** What a posting that is not yet written adds to what is free, and takes from it. */
export function changesOfPosting({
  effects,
  reductions,
}: NonNullable<PostingWork['judged']>): ReadonlyMap<string, Decimal> {
  const changes = new Map<string, Decimal>()
  const add = (key: string, qty: Decimal) => changes.set(key, plus(changes.get(key) ?? zero, qty))
  for (const [key, { delta }] of effects.availabilities) add(key, delta)
  for (const { end, delta } of effects.balances.values())
    if (isAvailable(end) && end.lot_no !== '') add(lotKey(end), delta)
  for (const { availability, lot, qty } of reductions.list()) {
    add(availability, qty)
    if (lot !== availability) add(lot, qty)
  }
  return changes
}
