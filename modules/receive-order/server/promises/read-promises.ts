import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { allocationRead } from '#modules/stock/server/views.ts'
import type { Demand } from '#modules/stock/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'

/** Whether what lines of one order have been promised is firm, by line. */
export async function readPromises(
  { tx, session }: Context,
  demands: readonly Demand[],
): Promise<ReadonlyMap<number, { readonly firm: boolean }>> {
  const found = await rows(
    tx,
    { demand_line: z.int(), firm: z.boolean() },
    sql`SELECT a.demand_line, bool_and(a.firm_flg) AS firm
      FROM ${sentRows(demands, 'd', { demand_kind: 'text', demand_no: 'text', demand_line: 'int' })}
      JOIN ${allocationRead.rows} AS a ON a.company_cd = ${session.company_cd} AND a.factory_cd = ${session.factory_cd}
        AND a.demand_kind = d.demand_kind AND a.demand_no = d.demand_no AND a.demand_line = d.demand_line
      GROUP BY a.demand_line`,
  )
  return new Map(found.map(({ demand_line, firm }) => [demand_line, { firm }]))
}
