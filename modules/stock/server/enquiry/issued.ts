import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { usingDivisions } from '../../contract/division.ts'
import { stockEntry, stockLedger } from '../tables.ts'

/**
 * How much of our own goods has been used from one day to before another: what was sold or went into production, without
 * returns, adjustments and disposals. What was taken back was not used. Thousandths.
 */
export async function issuedBetween(
  { tx, session: { company_cd, factory_cd } }: Context,
  {
    items,
    from,
    before,
  }: { readonly items: readonly string[]; readonly from: string; readonly before: string },
): Promise<ReadonlyMap<string, number>> {
  if (items.length === 0) return new Map()
  const found = await rows(
    tx,
    { item_cd: z.string(), issued: z.number() },
    sql`SELECT e.item_cd, (-sum(e.qty) * 1000)::float8 AS issued
      FROM ${stockEntry} AS e
      JOIN ${stockLedger} AS l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
      WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.ours AND e.item_cd = ANY(${textArray(items)})
        AND e.biz_dt >= ${from}::date AND e.biz_dt < ${before}::date AND e.ownership = '0' AND e.owner_cd = ''
        AND l.stock_div = ANY(${textArray(usingDivisions)})
      GROUP BY e.item_cd`,
  )
  return new Map(found.map(({ item_cd, issued }) => [item_cd, issued]))
}
