import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { closingsNotDone } from '#modules/place-order/contract/statement/payment-terms.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { lastClosing } from '../../contract/statement/closing-days.ts'
import { sales } from '../tables.ts'
import { isOpenSale } from './read-sales.ts'

/** Closing days of customers that have come and are not done, each with how many customers it is for; the oldest first. */
export async function dueClosings({ tx, session }: Context, business_dt: string) {
  const invoiced = {
    company_cd: sql`h.company_cd`,
    customer_cd: sql`h.invoice_to_cd`,
    branch_no: sql`h.invoice_to_branch_no`,
  }
  const day = (name: 'closing_day' | 'closing_day_2' | 'closing_day_3') =>
    sql`min(${customerRead.of(invoiced, name)})::int AS ${sql.identifier(name)}`
  const open = await rows(
    tx,
    { first_dt: z.string(), closing_day: z.int(), closing_day_2: z.int(), closing_day_3: z.int() },
    sql`SELECT min(h.account_dt)::text AS first_dt, ${day('closing_day')}, ${day('closing_day_2')}, ${day('closing_day_3')}
      FROM ${sales} AS h WHERE h.company_cd = ${session.company_cd} AND ${isOpenSale(business_dt)}
      GROUP BY h.invoice_to_cd, h.invoice_to_branch_no`,
  )
  return closingsNotDone(
    open.map(({ first_dt, ...days }) => ({ first_dt, closing_dt: lastClosing(business_dt, days) })),
  ).map(({ closing_dt, partners }) => ({ closing_dt, customers: partners }))
}
