import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { lastClosingOf } from '../../contract/statement/payment-terms.ts'
import { purchase } from '../tables.ts'
import { isOpen } from './read-account.ts'

/** Closing days of suppliers that have come and are not done, each with how many suppliers it is for; the oldest first. */
export async function dueClosings({ tx, session }: Context, business_dt: string) {
  const open = await rows(
    tx,
    { first_dt: z.string(), closing_day: z.int() },
    sql`SELECT min(h.account_dt)::text AS first_dt, min(${supplierRead.of('h', 'closing_day')})::int AS closing_day
      FROM ${purchase} AS h WHERE h.company_cd = ${session.company_cd} AND ${isOpen(business_dt)}
      GROUP BY h.supplier_cd, h.branch_no`,
  )
  const suppliers = new Map<string, number>()
  for (const { first_dt, closing_day } of open) {
    const closing_dt = lastClosingOf(business_dt, closing_day)
    if (first_dt <= closing_dt) suppliers.set(closing_dt, (suppliers.get(closing_dt) ?? 0) + 1)
  }
  return [...suppliers]
    .map(([closing_dt, count]) => ({ closing_dt, suppliers: count }))
    .toSorted((one, other) => (one.closing_dt < other.closing_dt ? -1 : 1))
}
