import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { shortest } from '#platform/contract/field-kinds.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { countKind, ownership, quality } from '../../contract/stock-codes.ts'
import { postStock } from '../ledger/post-stock.ts'
import type { Movement } from '../ledger/posting.ts'
import { isDocumented } from './documented-stock.ts'
import type { Inventory } from './read-inventory.ts'

export interface Adjusted {
  readonly adjusted: number
  /** So many stay as they are: documents of their own settle them. */
  readonly documented: number
  readonly released: readonly { readonly demand_no: string; readonly item_cd: string; readonly qty: string }[]
}

const difference = {
  location_cd: z.string(),
  item_cd: z.string(),
  lot_no: z.string(),
  ownership: ownership.schema,
  owner_cd: z.string(),
  quality: quality.schema,
  process_no: z.string(),
  reason_cd: z.string(),
  diff: z.string(),
  documented: z.boolean(),
}

/** 差異調整 (090): the truth is posted on the day of the count, whatever had been promised of what is not there. */
export async function adjustDifferences(
  context: Context,
  { inventory_no, count_dt }: Inventory,
): Promise<() => Adjusted> {
  const { company_cd, factory_cd } = context.session
  const different = await rows(
    context.tx,
    difference,
    sql`SELECT l.location_cd, l.item_cd, l.lot_no, l.ownership, l.owner_cd, l.quality, l.process_no, l.reason_cd,
        trim_scale(l.counted_qty - l.book_qty)::text AS diff, ${isDocumented(context.registered)} AS documented
      FROM inventory_line AS l WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}
        AND l.inventory_no = ${inventory_no} AND l.counted_qty <> l.book_qty
      ORDER BY l.line_no`,
  )
  const found = different.flatMap(({ documented: isLeft, ...one }) => (isLeft ? [] : [one]))
  const documented = different.length - found.length
  const without = found.filter(({ reason_cd }) => reason_cd === '').length
  if (without > 0) throw stockErrors.BIZ_INVENTORY_REASON.with({ count: without })
  if (found.length === 0) return () => ({ adjusted: 0, documented, released: [] })
  const movements = found.map(({ item_cd, reason_cd, diff, ...to }): Movement => {
    return { stock_div: '090', item_cd, qty: diff, to, reason_cd, reason: `棚卸 ${inventory_no}` }
  })
  const posted = postStock(context, {
    biz_dt: count_dt,
    poster: 'count',
    document_kind: countKind,
    document_no: inventory_no,
    movements,
  })
  return () => ({
    adjusted: movements.length,
    documented,
    released: posted.value.released.map(({ demand_no, item_cd, qty }) => ({
      demand_no,
      item_cd,
      qty: shortest(qty),
    })),
  })
}
