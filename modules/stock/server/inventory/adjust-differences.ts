import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { shortest } from '#platform/contract/field-kinds.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { countKind, ownership, quality } from '../../contract/stock-codes.ts'
import { postStock } from '../ledger/post-stock.ts'
import type { Movement } from '../ledger/posting.ts'
import type { Inventory } from './read-inventory.ts'

export interface Adjusted {
  readonly adjusted: number
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
}

/** 差異調整 (090): the truth is posted on the day of the count, whatever had been promised of what is not there. */
export async function adjustDifferences(
  context: Context,
  { inventory_no, count_dt }: Inventory,
): Promise<() => Adjusted> {
  const { company_cd, factory_cd } = context.session
  const found = await rows(
    context.tx,
    difference,
    sql`SELECT location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no, reason_cd,
        trim_scale(counted_qty - book_qty)::text AS diff
      FROM inventory_line WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND inventory_no = ${inventory_no}
        AND counted_qty <> book_qty
      ORDER BY line_no`,
  )
  const without = found.filter(({ reason_cd }) => reason_cd === '').length
  if (without > 0) throw stockErrors.BIZ_INVENTORY_REASON.with({ count: without })
  if (found.length === 0) return () => ({ adjusted: 0, released: [] })
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
    released: posted.value.released.map(({ demand_no, item_cd, qty }) => ({
      demand_no,
      item_cd,
      qty: shortest(qty),
    })),
  })
}
