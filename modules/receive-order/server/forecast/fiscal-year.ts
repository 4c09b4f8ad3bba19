import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDateOf } from '#modules/system/server/index.ts'
import { companyRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { fiscalYearOf, monthsOfYear } from '../../contract/forecast/fiscal-year.ts'
import { monthOf } from '../../contract/forecast/forecast-periods.ts'

/** The months of a fiscal year of the company; without a year that of the business date. */
export async function fiscalMonths(context: Context, asked: string) {
  const { tx, session } = context
  const [found] = await rows(
    tx,
    { first: z.int() },
    sql`SELECT c.fiscal_start_month AS first FROM ${companyRead.rows} AS c WHERE c.company_cd = ${session.company_cd}`,
  )
  const first = found?.first ?? 4
  const today = await businessDateOf(context)
  const year = asked === '' ? fiscalYearOf(today, first) : asked
  return { year, months: monthsOfYear(year, first), this_month: monthOf(today) }
}
