import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { nettedAnew } from './net-customers.ts'
import { forecastVersion } from './tables.ts'

const customers = {
  ...{ company_cd: z.string(), factory_cd: z.string(), customer_cd: z.string(), branch_no: z.string() },
  /** The months of which the newest version that was not taken back does not count. */
  wrong_months: z.array(z.string()),
}

/**
 * Of each month of a customer the newest version counts that was not taken back, and what orders have consumed of it is what they consume when it is
 * worked out anew: else the plan makes too much, or too little. What an older month was left with stands as it was.
 */
export const forecastExamination: Examination = {
  name: 'forecasts',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', async (tx) => {
      const found = await rows(
        tx,
        customers,
        sql`SELECT m.company_cd, m.factory_cd, m.customer_cd, m.branch_no,
            coalesce(jsonb_agg(m.month ORDER BY m.month) FILTER (WHERE m.counting IS DISTINCT FROM m.newest), '[]') AS wrong_months
          FROM (SELECT v.company_cd, v.factory_cd, v.customer_cd, v.branch_no, v.month, max(v.version_no) FILTER (WHERE v.withdrawn_dt IS NULL) AS newest,
              max(v.version_no) FILTER (WHERE v.counts) AS counting
            FROM ${forecastVersion} AS v GROUP BY 1, 2, 3, 4, 5) AS m
          GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
      )
      const places: string[] = found.flatMap((one) =>
        one.wrong_months.map((month) => named({ ...one, at: month })),
      )
      for (const here of groupedBy(found, (one) => `${one.company_cd} ${one.factory_cd}`).values()) {
        const changed = await nettedAnew({ tx, session: here[0] }, here)
        places.push(
          ...changed
            .filter(({ at }) => at.month >= at.biz_dt.slice(0, 7))
            .map(({ at }) => named({ ...here[0], ...at, at: `${at.item_cd} ${at.period_dt}` })),
        )
      }
      return places
    })
    if (wrong.length === 0) return ok('of each forecast the newest version counts, less what orders consume')
    return fail(`forecasts that do not agree with their orders: ${wrong.slice(0, 10).join(', ')}`)
  },
}

const named = (one: {
  readonly company_cd: string
  readonly factory_cd: string
  readonly customer_cd: string
  readonly branch_no: string
  readonly at: string
}): string => [one.company_cd, one.factory_cd, `${one.customer_cd}-${one.branch_no}`, one.at].join(' ')
