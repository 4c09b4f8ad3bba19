import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { DivisionCode } from '../../contract/division.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { ask, refuse, type Line } from './line.ts'

const lotColumns = {
  item_cd: z.string(),
  lot_no: z.string(),
  expiry_dt: z.string().nullable(),
  held: z.boolean(),
  hold_reason: z.string(),
}

interface KnownLot {
  readonly expiry_dt: string | undefined
  readonly held: string | undefined
}

/** Goods that leave us for a customer. */
const shipments: readonly DivisionCode[] = ['500', '501', '505', '507']

/** A lot has one expiry, is not shipped while it is held, and is told of when it has expired. */
export async function checkLots(
  context: Context,
  lines: readonly Line[],
  business_dt: string | undefined,
): Promise<void> {
  const ofLots = lines.filter(({ ends, reverses }) => reverses === undefined && ends && ends.to.lot_no !== '')
  if (ofLots.length === 0) return
  const known = await readLots(context, ofLots)
  for (const line of ofLots) {
    const lot = line.ends?.from.lot_no || line.ends?.to.lot_no || ''
    const key = keyOf({ item_cd: line.item.item_cd, lot_no: lot })
    const { expiry_dt, held } = known.get(key) ?? { expiry_dt: undefined, held: undefined }
    const typed = line.movement.expiry_dt
    if (typed !== undefined && expiry_dt !== undefined && typed !== expiry_dt)
      refuse(line, 'expiry_dt', stockErrors.BIZ_STOCK_LOT_EXPIRY.with({ lot, date: expiry_dt }))
    // The next line of the slip may name the lot again.
    if (typed !== undefined) known.set(key, { held, expiry_dt: expiry_dt ?? typed })
    if (held !== undefined && shipments.includes(line.movement.stock_div))
      refuse(line, 'lot_no', stockErrors.BIZ_STOCK_LOT_HELD.with({ lot, reason: held }))
    const date = expiry_dt ?? typed
    if (date !== undefined && business_dt !== undefined && date < business_dt && line.ends?.to.location.ours)
      ask(line, 'lot_no', stockErrors.BIZ_STOCK_LOT_EXPIRED.with({ lot, date }))
  }
}

async function readLots({ tx, session }: Context, lines: readonly Line[]): Promise<Map<string, KnownLot>> {
  const wanted = lines.flatMap(({ ends, item: { item_cd } }) =>
    [ends?.from.lot_no, ends?.to.lot_no].flatMap((lot_no) => (lot_no ? [{ item_cd, lot_no }] : [])),
  )
  const found = await rows(
    tx,
    lotColumns,
    sql`SELECT item_cd, lot_no, expiry_dt::text, hold_flg AS held, hold_reason FROM lot
      WHERE company_cd = ${session.company_cd} AND (item_cd, lot_no) IN
        (SELECT item_cd, lot_no FROM jsonb_populate_recordset(NULL::lot, ${JSON.stringify(wanted)}::jsonb))`,
  )
  return new Map(
    found.map(({ expiry_dt, held, hold_reason, ...lot }) => [
      keyOf(lot),
      { expiry_dt: expiry_dt ?? undefined, held: held ? hold_reason : undefined },
    ]),
  )
}

const keyOf = ({ item_cd, lot_no }: { readonly item_cd: string; readonly lot_no: string }): string =>
  [item_cd, lot_no].join('\u0001')
