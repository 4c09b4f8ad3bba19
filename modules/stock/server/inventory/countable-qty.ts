import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readGoods } from '#modules/master/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { compare, decimal, placesOf } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { saveCounts } from '../../contract/inventory.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { Refusals } from '../ledger/refusals.ts'

/** One count as it is sent; without a line's number it is of goods that the books do not know. */
export type SavedLine = InputOf<typeof saveCounts>['lines'][number]

/** Nobody counts half a piece, or a serial number twice, which pieces in work do not have yet: said where it is typed, not when it is to be posted. */
export async function refuseUncountable(
  context: Context,
  inventory_no: string,
  lines: readonly SavedLine[],
): Promise<void> {
  const counted = lines.flatMap((line, at) => (line.counted_qty === '' ? [] : [{ line, at }]))
  if (counted.length === 0) return
  const known = await goodsOfLines(context, inventory_no)
  const goodsOf = (line: SavedLine) =>
    line.line_no === 0 ? { ...line, process_no: '' } : known.get(line.line_no)
  const named = counted.flatMap(({ line }) => goodsOf(line)?.item_cd ?? [])
  const { items } = await readGoods(context, { biz_dt: '9999-12-31', items: named, locations: [] })
  const byCode = new Map(items.map((item) => [item.item_cd, item]))
  const refusals = new Refusals()
  for (const { line, at } of counted) {
    const goods = goodsOf(line)
    const item = goods && byCode.get(goods.item_cd)
    if (!item) continue
    const qty = decimal(line.counted_qty)
    const isSerial = item.lot_control === 'serial'
    const max = isSerial ? 0 : item.places
    if (placesOf(qty) > max) refusals.at(at, 'counted_qty', stockErrors.BIZ_QTY_PLACES.with({ max }))
    else if (isSerial && goods.process_no === '' && compare(qty, decimal('1')) > 0)
      refusals.at(at, 'counted_qty', stockErrors.BIZ_STOCK_SERIAL_ONE.with({ lot: goods.lot_no }))
  }
  refusals.throwIfAny()
}

async function goodsOfLines({ tx, session }: Context, inventory_no: string) {
  const found = await rows(
    tx,
    { line_no: z.int(), item_cd: z.string(), lot_no: z.string(), process_no: z.string() },
    sql`SELECT line_no, item_cd, lot_no, process_no FROM inventory_line WHERE company_cd = ${session.company_cd}
      AND factory_cd = ${session.factory_cd} AND inventory_no = ${inventory_no}`,
  )
  return new Map(found.map((line) => [line.line_no, line]))
}
