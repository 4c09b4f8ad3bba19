import { sql } from 'drizzle-orm'
import { shortest } from '#platform/contract/field-kinds.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { countKind, type Ownership, type Quality } from '../../contract/stock-codes.ts'
import { preparePosting } from '../ledger/post-stock.ts'
import type { Movement } from '../ledger/posting.ts'
import type { Inventory } from './read-inventory.ts'

export interface Adjusted {
  readonly adjusted: number
  readonly released: readonly { readonly demand_no: string; readonly item_cd: string; readonly qty: string }[]
}

interface Difference {
  readonly location_cd: string
  readonly item_cd: string
  readonly lot_no: string
  readonly ownership: Ownership
  readonly owner_cd: string
  readonly quality: Quality
  readonly process_no: string
  readonly reason_cd: string
  readonly diff: string
}

/** 差異調整 (090): the truth is posted on the day of the count, whatever had been promised of what is not there. */
export async function adjustDifferences(
  context: Context,
  { inventory_no, count_dt }: Inventory,
): Promise<Adjusted> {
  const { company_cd, factory_cd } = context.session
  const found = await rows<Difference>(
    context.tx,
    sql`SELECT location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no, reason_cd,
        trim_scale(counted_qty - book_qty)::text AS diff
      FROM inventory_line WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND inventory_no = ${inventory_no}
        AND counted_qty <> book_qty
      ORDER BY line_no`,
  )
  const without = found.filter(({ reason_cd }) => reason_cd === '').length
  if (without > 0) throw stockErrors.BIZ_INVENTORY_REASON.with({ count: without })
  if (found.length === 0) return { adjusted: 0, released: [] }
  const movements = found.map(({ item_cd, reason_cd, diff, ...to }): Movement => {
    return { stock_div: '090', item_cd, qty: diff, to, reason_cd, reason: `棚卸 ${inventory_no}` }
  })
  const prepared = await preparePosting(context, {
    biz_dt: count_dt,
    poster: 'count',
    document_kind: countKind,
    movements,
  })
  const { released } = await prepared.write(inventory_no)
  return {
    adjusted: movements.length,
    released: released.map(({ demand_no, item_cd, qty }) => ({ demand_no, item_cd, qty: shortest(qty) })),
  }
}
