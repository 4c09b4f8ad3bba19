import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { itemCost, stockEntry } from '../tables.ts'

/** The value of our stock at the end of months (yyyy-MM): that of now, without what was posted later. */
export async function worthAtEnds(
  {
    tx,
    session,
  }: { readonly tx: Tx; readonly session: Pick<Context['session'], 'company_cd' | 'factory_cd'> },
  months: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const here = sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}`
  const found = await rows(
    tx,
    { month: z.string(), amount: z.string() },
    sql`WITH wanted AS (SELECT m.month, ((m.month || '-01')::date + interval '1 month')::date AS next
        FROM unnest(${textArray(months)}) AS m(month)),
      changed AS MATERIALIZED (SELECT date_trunc('month', biz_dt) AS month, sum(amount) AS amount FROM ${stockEntry}
        WHERE ours AND ${here} AND biz_dt >= (SELECT min(next) FROM wanted) GROUP BY 1)
      SELECT w.month, ((SELECT coalesce(sum(amount), 0) FROM ${itemCost} WHERE ${here})
        - coalesce((SELECT sum(c.amount) FROM changed AS c WHERE c.month >= w.next), 0))::text AS amount
      FROM wanted AS w`,
  )
  return new Map(found.map(({ month, amount }) => [month, amount]))
}
