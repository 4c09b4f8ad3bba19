import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemCostRead } from '#modules/stock/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'

/** What one of each item is worth in the factory now. */
export async function itemCosts({ tx, session }: Context): Promise<ReadonlyMap<string, number>> {
  const found = await rows(
    tx,
    { item_cd: z.string(), unit_cost: z.number() },
    sql`SELECT c.item_cd, c.unit_cost::float8 AS unit_cost FROM ${itemCostRead.rows} AS c
      WHERE c.company_cd = ${session.company_cd} AND c.factory_cd = ${session.factory_cd}`,
  )
  return new Map(found.map(({ item_cd, unit_cost }) => [item_cd, unit_cost]))
}
