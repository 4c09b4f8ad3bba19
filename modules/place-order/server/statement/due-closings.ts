import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { closingsNotDone, lastClosingOf } from '../../contract/statement/payment-terms.ts'
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
  return closingsNotDone(
    open.map(({ first_dt, closing_day }) => ({
      first_dt,
      closing_dt: lastClosingOf(business_dt, closing_day),
    })),
  ).map(({ closing_dt, partners }) => ({ closing_dt, suppliers: partners }))
}
