import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { carrierRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { ownRow, type OwnRow } from '#platform/contract/reconcile/account-calls.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { matchingRoutes } from '#platform/server/matching/matching-service.ts'
import { accountRoutes } from '#platform/server/reconcile/account-service.ts'
import type { AccountOf, AccountSource } from '#platform/server/reconcile/account-source.ts'
import { tryRows } from '#platform/server/reconcile/try-rows.ts'
import {
  carrierDifference,
  carrierInvoice,
  carrierInvoiceErrors,
  carrierInvoiceMatchings,
} from '../../contract/carrier-invoice/carrier-invoice-calls.ts'
import {
  billedRow,
  carrierInvoiceTarget,
  type BilledField,
} from '../../contract/carrier-invoice/carrier-invoice-target.ts'
import { transport } from '../tables.ts'

/** So many days around the period a carrier may mean with a row. */
const daysAround = 92

export const carrierInvoiceSource: AccountSource<BilledField> = {
  target: carrierInvoiceTarget,
  directory,
  kinds: carrierDifference.texts,
  stated: billedRow,
  begin: findCarrier,
  // By a number alone: that two of a day have as many packages says nothing.
  keys: [['slip_no', 'qty'], ['slip_no'], ['order_no', 'qty'], ['order_no']],
  ours: async (context, of) => ({
    ours: await arranged(context, of, sql`t.ship_dt BETWEEN ${of.from_dt}::date AND ${of.to_dt}::date`),
    around: await arranged(
      context,
      of,
      sql`(t.ship_dt BETWEEN ${of.from_dt}::date - ${daysAround}::int AND ${of.from_dt}::date - 1
        OR t.ship_dt BETWEEN ${of.to_dt}::date + 1 AND ${of.to_dt}::date + ${daysAround}::int)`,
    ),
  }),
  isPosted: isArranged,
}

async function findCarrier(
  { tx, session }: Context,
  { partner_cd, from_dt, to_dt }: Omit<AccountOf, 'about_no'>,
): Promise<AccountOf & { readonly partner_nm: string }> {
  if (from_dt === '' || to_dt === '' || to_dt < from_dt)
    throw carrierInvoiceErrors.BIZ_CARRIER_DAYS.with().at('from_dt')
  const [found] = await rows(
    tx,
    { partner_cd: z.string(), partner_nm: z.string() },
    sql`SELECT c.carrier_cd AS partner_cd, c.carrier_nm AS partner_nm FROM ${carrierRead.rows} AS c
      WHERE c.company_cd = ${session.company_cd} AND c.carrier_cd = upper(${partner_cd})`,
  )
  if (!found) throw carrierInvoiceErrors.BIZ_CARRIER_UNKNOWN.with({ code: partner_cd }).at('partner_cd')
  return { about_no: '', branch_no: '', ...found, from_dt, to_dt }
}

/** What the carrier was told to carry, from all factories; released ones are no longer owed. */
const arranged = (
  { tx, session }: Context,
  { partner_cd }: AccountOf,
  which: SQL,
): Promise<readonly OwnRow[]> =>
  rows(
    tx,
    ownRow.shape,
    sql`SELECT concat_ws(' ', t.factory_cd, t.transport_no) AS key, t.transport_no AS document_no,
        t.tracking_no AS slip_no, t.transport_no AS order_no,
        coalesce(nullif(t.destination_cd, ''), t.customer_cd) AS item_cd, t.ship_dt::text AS date,
        t.package_cnt::text AS qty, '' AS unit_price, trim_scale(t.fare)::text AS amount
      FROM ${transport} AS t
      WHERE t.company_cd = ${session.company_cd} AND t.carrier_cd = ${partner_cd} AND t.transport_status = '1' AND ${which}
      ORDER BY t.ship_dt, t.factory_cd, t.transport_no`,
  )

/** A fare that was agreed anew stands on a transport of its own. */
async function isArranged(
  { tx, session }: Context,
  { partner_cd }: AccountOf,
  transport_no: string,
): Promise<boolean> {
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM ${transport} AS t WHERE t.company_cd = ${session.company_cd} AND t.transport_no = ${transport_no}
      AND t.carrier_cd = ${partner_cd} AND t.transport_status = '1'`,
  )
  return found.length > 0
}

export const carrierInvoiceRoutes: readonly Route[] = [
  ...accountRoutes(carrierInvoice, 'account of a carrier', carrierInvoiceSource),
  ...matchingRoutes(carrierInvoiceMatchings, carrierInvoiceSource),
  route(carrierInvoiceMatchings.tryAll, (context, sent) =>
    tryRows(context, { ...carrierInvoiceSource, today: context.now.toISOString().slice(0, 10) }, sent),
  ),
]
