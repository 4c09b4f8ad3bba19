import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { compare, decimal, plus, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { refuse, type Line, type ResolvedEnd } from './line.ts'
import type { PostingEffects } from './posting-effects.ts'

const one = decimal('1')

/** A serial number is one piece, wherever it is. Pieces in work have none yet: they are counted under their work order's number. */
export async function checkSerials(
  { tx, session }: Context,
  lines: readonly Line[],
  effects: PostingEffects,
): Promise<void> {
  const serials = lines.filter((line) => line.item.lot_control === 'serial' && isNumbered(line))
  if (serials.length === 0) return
  const wanted = serials.map(({ ends }) => ({ item_cd: ends?.to.item_cd, lot_no: ends?.to.lot_no }))
  const found = await rows(
    tx,
    { item_cd: z.string(), lot_no: z.string(), qty: z.string() },
    sql`SELECT item_cd, lot_no, sum(qty)::text AS qty FROM stock_balance
      WHERE company_cd = ${session.company_cd} AND process_no = '' AND (item_cd, lot_no) IN
        (SELECT item_cd, lot_no FROM jsonb_populate_recordset(NULL::stock_balance, ${JSON.stringify(wanted)}::jsonb))
      GROUP BY 1, 2`,
  )
  const there = new Map(found.map((row) => [keyOf(row), decimal(row.qty)]))
  for (const { end, delta } of effects.balances.values())
    if (end.process_no === '') there.set(keyOf(end), plus(there.get(keyOf(end)) ?? zero, delta))
  for (const line of serials)
    if (line.ends && isTooMuch(there, line.ends.to, line.qty))
      refuse(line, 'qty', stockErrors.BIZ_STOCK_SERIAL_ONE.with({ lot: line.ends.to.lot_no }))
}

const isNumbered = ({ ends }: Line): boolean =>
  ends !== undefined && ends.to.process_no === '' && (ends.to.location.ours || ends.from.process_no === '')

const isTooMuch = (there: ReadonlyMap<string, Decimal>, end: ResolvedEnd, qty: Decimal): boolean =>
  compare(qty, one) > 0 || compare(there.get(keyOf(end)) ?? zero, one) > 0

const keyOf = ({ item_cd, lot_no }: { readonly item_cd: string; readonly lot_no: string }): string =>
  [item_cd, lot_no].join('\u0001')
