import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { expectedRows } from './expected-rows.ts'
import { supplyDemand } from './sources.ts'

/** What supplies of our own will still bring, by item. */
export async function comingByItem(
  { tx, session, registered }: Context,
  items: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (items.length === 0) return new Map()
  const found = await rows(
    tx,
    { item_cd: z.string(), qty: z.string() },
    sql`SELECT item_cd, trim_scale(sum(qty))::text AS qty FROM (${expectedRows(registered(supplyDemand))}) AS expected
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND owner_cd = '' AND counts <> 'demand' AND qty > 0
        AND item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(items)}::jsonb))
      GROUP BY item_cd`,
  )
  return new Map(found.map(({ item_cd, qty }) => [item_cd, qty]))
}
