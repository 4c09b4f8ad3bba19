import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal, minus, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { forecastErrors } from '../../contract/forecast/forecast-errors.ts'
import type {
  expiringBy as expiringCall,
  firmReceived as firmCall,
} from '../../contract/forecast/forecast-order.ts'
import { readForecastMasters } from './judge-forecast.ts'
import { holdCustomers, netCustomers, nettedAnew } from './net-customers.ts'
import { forecastFirm, forecastOrder, forecastVersion } from './tables.ts'

type Sent = InputOf<typeof firmCall>

/** 確定受信: orders up to the day are all there, so what is left of the periods up to it is not wanted any more. */
export async function firmReceived(context: Context, sent: Sent): Promise<OutputOf<typeof firmCall>> {
  const { firm_to_dt, ...customer } = sent
  const masters = await readForecastMasters(context, customer, [])
  if (!masters) throw forecastErrors.BIZ_FORECAST_CUSTOMER.with({ code: customer.customer_cd })
  await holdCustomers(context, [customer])
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const [written] = await rows(
    tx,
    { firm_to_dt: z.string() },
    sql`INSERT INTO ${forecastFirm} AS f (company_cd, factory_cd, customer_cd, branch_no, firm_to_dt, create_user, update_user)
      VALUES (${company_cd}, ${factory_cd}, ${sent.customer_cd}, ${sent.branch_no}, ${firm_to_dt}::date, ${user_cd}, ${user_cd})
      ON CONFLICT (company_cd, factory_cd, customer_cd, branch_no) DO UPDATE SET
        firm_to_dt = greatest(f.firm_to_dt, excluded.firm_to_dt), update_user = excluded.update_user, update_dt = now(),
        update_cnt = f.update_cnt + 1
      RETURNING firm_to_dt::text`,
  )
  if (written && written.firm_to_dt !== firm_to_dt)
    throw forecastErrors.BIZ_FORECAST_FIRM_BACK.with({ date: written.firm_to_dt }).at('firm_to_dt')
  const before = await expiredOf(context, sent)
  await netCustomers(context, [customer])
  return { expired: (await expiredOf(context, sent)) - before }
}

/** What would expire besides, in periods, items and quantity. */
export async function expiringBy(
  context: Context,
  { firm_to_dt, ...customer }: Sent,
): Promise<OutputOf<typeof expiringCall>> {
  const changed = await nettedAnew(context, [customer], firm_to_dt)
  const expiring = changed
    .map(({ expired, at }) => ({ item_cd: at.item_cd, more: minus(decimal(expired), decimal(at.expired)) }))
    .filter(({ more }) => more.units > 0n)
  return {
    periods: expiring.length,
    items: new Set(expiring.map(({ item_cd }) => item_cd)).size,
    qty: written(sum(expiring.map(({ more }) => more)), 0),
  }
}

/** How many lines of the customer have expired. */
async function expiredOf({ tx, session }: Context, { customer_cd, branch_no }: Sent): Promise<number> {
  const [found] = await rows(
    tx,
    { lines: z.int() },
    sql`SELECT count(*)::int AS lines FROM ${forecastOrder} AS f
      JOIN ${forecastVersion} AS v USING (company_cd, factory_cd, customer_cd, branch_no, month, version_no)
      WHERE f.company_cd = ${session.company_cd} AND f.factory_cd = ${session.factory_cd} AND f.customer_cd = ${customer_cd}
        AND f.branch_no = ${branch_no} AND v.counts AND f.expired_qty > 0`,
  )
  return found?.lines ?? 0
}
