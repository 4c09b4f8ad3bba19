import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { periodRead } from '#modules/stock/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'

/** 計上日: not in the future, in a month that is open; refused at the cell where it is typed. */
export async function refuseAccountDate(context: Context, account_dt: string, cell: string): Promise<void> {
  const { tx, session } = context
  const business_dt = await businessDateOf(context)
  if (account_dt > business_dt) throw stockErrors.BIZ_STOCK_FUTURE.with({ date: business_dt }).at(cell)
  const [found] = await rows(
    tx,
    { month: z.string() },
    sql`SELECT coalesce(max(p.month), '') AS month FROM ${periodRead.rows} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.closed`,
  )
  const month = found?.month ?? ''
  if (account_dt.slice(0, 7) <= month)
    throw stockErrors.BIZ_STOCK_MONTH_CLOSED.with({ month, open: firstAfter(month) }).at(cell)
}

const firstAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}
