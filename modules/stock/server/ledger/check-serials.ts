import { sql } from 'drizzle-orm'
import { compare, decimal, plus, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import type { Line, Spot } from './line.ts'
import type { Played } from './play.ts'
import type { Refusals } from './refusals.ts'

const one = decimal('1')

/** A serial number is one piece, wherever it is. */
export async function checkSerials(
  { tx, session }: Context,
  lines: readonly Line[],
  played: Played,
  refusals: Refusals,
): Promise<void> {
  const serials = lines.filter(({ item, ends }) => item.lot_control === 'serial' && ends)
  if (serials.length === 0) return
  const wanted = serials.map(({ ends }) => ({ item_cd: ends?.to.item_cd, lot_no: ends?.to.lot_no }))
  const found = await rows<{ item_cd: string; lot_no: string; qty: string }>(
    tx,
    sql`SELECT item_cd, lot_no, sum(qty)::text AS qty FROM stock_balance
      WHERE company_cd = ${session.company_cd} AND (item_cd, lot_no) IN
        (SELECT item_cd, lot_no FROM jsonb_populate_recordset(NULL::stock_balance, ${JSON.stringify(wanted)}::jsonb))
      GROUP BY 1, 2`,
  )
  const there = new Map(found.map((row) => [keyOf(row), decimal(row.qty)]))
  for (const { spot, delta } of played.balances.values())
    there.set(keyOf(spot), plus(there.get(keyOf(spot)) ?? zero, delta))
  for (const { at, ends, qty } of serials)
    if (ends && isTooMuch(there, ends.to, qty))
      refusals.at(at, 'qty', stockErrors.BIZ_STOCK_SERIAL_ONE.with({ lot: ends.to.lot_no }))
}

const isTooMuch = (there: ReadonlyMap<string, Decimal>, spot: Spot, qty: Decimal): boolean =>
  compare(qty, one) > 0 || compare(there.get(keyOf(spot)) ?? zero, one) > 0

const keyOf = ({ item_cd, lot_no }: { readonly item_cd: string; readonly lot_no: string }): string =>
  [item_cd, lot_no].join('\u0001')
