import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { item, placeOrder } from '../tables.ts'

interface Asked {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly items: readonly string[]
}

/** How much a supplier delivers at a time: by his own largest lot, else by that of the item; items without either are not in it. */
export async function largestLots(
  { tx, session: { company_cd, factory_cd } }: Context,
  { supplier_cd, branch_no, items }: Asked,
): Promise<ReadonlyMap<string, string>> {
  const found = await rows(
    tx,
    { item_cd: z.string(), largest: z.string() },
    sql`SELECT i.item_cd, trim_scale(coalesce(nullif(o.lot_max, 0), i.lot_max))::text AS largest FROM ${item} AS i
      LEFT JOIN ${placeOrder} AS o ON o.company_cd = i.company_cd AND o.factory_cd = ${factory_cd} AND o.item_cd = i.item_cd
        AND o.supplier_cd = ${supplier_cd} AND o.branch_no = ${branch_no} AND o.abort_div = '0'
      WHERE i.company_cd = ${company_cd} AND i.item_cd = ANY(${textArray(items)}) AND (i.lot_max > 0 OR o.lot_max > 0)`,
  )
  return new Map(found.map(({ item_cd, largest }) => [item_cd, largest]))
}
