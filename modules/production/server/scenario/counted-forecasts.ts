import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { forecastRead, forecastVersionRead } from '#modules/receive-order/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'

export type CountedForecast = RowOf<typeof columns>
const columns = {
  /** As demands name their forecast: customer and branch. */
  ...{ no: z.string(), item_cd: z.string() },
  ...{ customer_nm: z.string(), month: z.string(), version_no: z.int() },
}

/** Which version of a customer's forecast is planned from, by item and month that is not over. */
export async function countedForecasts(context: Context): Promise<readonly CountedForecast[]> {
  const { company_cd, factory_cd } = context.session
  const month = (await businessDateOf(context)).slice(0, 7)
  return rows(
    context.tx,
    columns,
    sql`SELECT DISTINCT f.customer_cd || '-' || f.branch_no AS no, f.ship_item_cd AS item_cd,
        coalesce(${customerRead.of('f', 'customer_nm')}, '') AS customer_nm, f.month, f.version_no
      FROM ${forecastRead.rows} AS f
      JOIN ${forecastVersionRead.rows} AS v USING (company_cd, factory_cd, customer_cd, branch_no, month, version_no)
      WHERE f.company_cd = ${company_cd} AND f.factory_cd = ${factory_cd} AND v.counts AND f.month >= ${month} AND f.qty > 0
      ORDER BY f.month, no, item_cd`,
  )
}
