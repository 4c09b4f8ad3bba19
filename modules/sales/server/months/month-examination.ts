import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { figuresOfMonths, monthColumns } from './figures-of-months.ts'
import { businessMonth } from './tables.ts'

/** What was written down about a closed month is what its documents come to today. */
export const monthExamination: Examination = {
  name: 'months',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', async (tx) => {
      const kept = await rows(
        tx,
        { company_cd: z.string(), factory_cd: z.string(), ...monthColumns },
        sql`SELECT k.company_cd, k.factory_cd, k.month, k.order_amount::text, k.sales_amount::text, k.cost_amount::text,
            k.shipped_lines, k.in_time_lines, k.stock_amount::text
          FROM ${businessMonth} AS k WHERE NOT k.stale_flg ORDER BY 1, 2, 3`,
      )
      const places: string[] = []
      for (const { company_cd, factory_cd, ...figures } of kept) {
        const [now] = await figuresOfMonths({ tx, session: { company_cd, factory_cd } }, [figures.month])
        if (JSON.stringify(now) !== JSON.stringify(figures))
          places.push(`${company_cd} ${factory_cd} ${figures.month}`)
      }
      return places
    })
    if (wrong.length === 0) return ok('closed months are what their documents come to')
    return fail(`months differ from their documents: ${wrong.slice(0, 10).join(', ')}`)
  },
}
