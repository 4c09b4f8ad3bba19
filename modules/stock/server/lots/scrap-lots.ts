import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDateOf } from '#modules/system/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { lotErrors } from '../../contract/lot-errors.ts'
import { handSlipKind, ownership, quality } from '../../contract/stock-codes.ts'
import { postStock } from '../ledger/post-stock.ts'
import { Refusals } from '../ledger/refusals.ts'
import { slipNumberOn } from '../slip/enter-slip.ts'
import { lotKey, type Lot } from './lot-steps.ts'

interface Scrapping {
  readonly lots: readonly Lot[]
  readonly reason_cd: string
  readonly reason: string
}

/**
 * 廃棄: everything that lies on the factory's shelves of lots that are on hold, by one stock slip; all of it or nothing. What is in
 * work stays: it is reported as defective by its work order.
 */
export async function scrapLots(
  context: Context,
  { lots, reason_cd, reason }: Scrapping,
): Promise<{ readonly slip_no: string; readonly places: number }> {
  const biz_dt = await businessDateOf(context)
  return inOneUnit(context, async () => {
    const ends = await endsOf(context, lots)
    const slip_no = slipNumberOn(context, biz_dt)
    postStock(context, {
      ...{ poster: 'hand', document_kind: handSlipKind, document_no: slip_no, biz_dt },
      movements: ends.map(({ item_cd, qty, at: _lot, ...from }) => ({
        ...{ stock_div: '085', item_cd, qty, reason_cd, reason, from },
      })),
      cellOf: (path) =>
        path.replace(/^lines\.(\d+)\..*$/, (_all, line) => `lots.${ends[Number(line)]?.at ?? 0}.lot_no`),
    })
    return () => ({ slip_no: slip_no.value, places: ends.length })
  })
}

/** Where they lie; a lot that is not held, or of which nothing lies anywhere, is told. */
async function endsOf(context: Context, lots: readonly Lot[]) {
  const { tx, session } = context
  const wanted = sql`${sentRows(lots, 'w', { item_cd: 'text', lot_no: 'text' })}`
  const known = await rows(
    tx,
    { item_cd: z.string(), lot_no: z.string(), held: z.boolean() },
    sql`SELECT l.item_cd, l.lot_no, l.hold_flg AS held FROM lot AS l JOIN ${wanted} ON l.item_cd = w.item_cd AND l.lot_no = w.lot_no
      WHERE l.company_cd = ${session.company_cd}`,
  )
  const there = await rows(
    tx,
    {
      ...{ item_cd: z.string(), lot_no: z.string(), location_cd: z.string(), owner_cd: z.string() },
      ...{ ownership: ownership.schema, quality: quality.schema, qty: z.string() },
    },
    sql`SELECT b.item_cd, b.lot_no, b.location_cd, b.ownership, b.owner_cd, b.quality, trim_scale(b.qty)::text AS qty
      FROM stock_balance AS b JOIN ${wanted} ON b.item_cd = w.item_cd AND b.lot_no = w.lot_no
      WHERE b.company_cd = ${session.company_cd} AND b.factory_cd = ${session.factory_cd} AND b.process_no = '' AND b.qty > 0
      ORDER BY b.item_cd, b.lot_no, b.location_cd, b.quality`,
  )
  const held = new Map(known.map((lot) => [lotKey(lot), lot.held]))
  const refusals = new Refusals((path) => path.replace(/^lines/, 'lots'))
  for (const [at, lot] of lots.entries()) {
    const isHeld = held.get(lotKey(lot))
    if (isHeld === undefined) throw http[404].with()
    if (!isHeld) refusals.at(at, 'lot_no', lotErrors.BIZ_LOT_RELEASED_ALREADY.with({ lot: lot.lot_no }))
    else if (!there.some((one) => lotKey(one) === lotKey(lot)))
      refusals.at(at, 'lot_no', lotErrors.BIZ_LOT_NOTHING_THERE.with({ lot: lot.lot_no }))
  }
  refusals.throwIfAny()
  const place = new Map(lots.map((lot, at) => [lotKey(lot), at]))
  return there.map((one) => ({ ...one, at: place.get(lotKey(one)) ?? 0 }))
}
