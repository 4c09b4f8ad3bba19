import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { OwnRow } from '#platform/contract/reconcile/account-calls.ts'
import { priceOfOne } from '#platform/contract/reconcile/stated-row.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { AccountOf, AccountSource } from '#platform/server/reconcile/account-source.ts'
import { acceptanceDifference, acceptanceErrors } from '../../contract/acceptance-match/acceptance-calls.ts'
import {
  acceptanceTarget,
  acceptedRow,
  type AcceptedField,
} from '../../contract/acceptance-match/acceptance-target.ts'
import { sales, salesLine } from '../tables.ts'

const text = z.string()

/** So many days around the period a customer may mean with a row. */
const daysAround = 92

export const acceptanceSource: AccountSource<AcceptedField> = {
  target: acceptanceTarget,
  directory,
  kinds: acceptanceDifference.texts,
  stated: acceptedRow,
  begin: findCustomer,
  ours: async (context, of) => ({
    ours: await sold(context, of, sql`h.account_dt BETWEEN ${of.from_dt}::date AND ${of.to_dt}::date`),
    around: await sold(
      context,
      of,
      sql`(h.account_dt BETWEEN ${of.from_dt}::date - ${daysAround}::int AND ${of.from_dt}::date - 1
        OR h.account_dt BETWEEN ${of.to_dt}::date + 1 AND ${of.to_dt}::date + ${daysAround}::int)`,
    ),
  }),
  isPosted,
}

async function findCustomer(
  { tx, session }: Context,
  { partner_cd, branch_no, from_dt, to_dt }: Omit<AccountOf, 'about_no'>,
): Promise<AccountOf & { readonly partner_nm: string }> {
  if (from_dt === '' || to_dt === '' || to_dt < from_dt)
    throw acceptanceErrors.BIZ_ACCEPTED_DAYS.with().at('from_dt')
  const [found] = await rows(
    tx,
    { partner_cd: text, branch_no: text, partner_nm: text },
    sql`SELECT c.customer_cd AS partner_cd, c.branch_no, c.customer_nm AS partner_nm FROM ${customerRead.rows} AS c
      WHERE c.company_cd = ${session.company_cd} AND c.customer_cd = upper(${partner_cd})
        AND c.branch_no = ${branch_no}`,
  )
  if (!found) throw acceptanceErrors.BIZ_ACCEPTED_CUSTOMER.with({ code: partner_cd }).at('partner_cd')
  return { about_no: '', ...found, from_dt, to_dt }
}

/** Sales of the customer, of all factories, those that wait for acceptance too: what came back is negative. */
async function sold(
  { tx, session }: Context,
  { partner_cd, branch_no }: AccountOf,
  which: SQL,
): Promise<OwnRow[]> {
  const found = await rows(
    tx,
    {
      ...{
        key: text,
        document_no: text,
        slip_no: text,
        order_no: text,
        item_cd: text,
        date: text,
        qty: text,
      },
      ...{ unit_price: text, price_base_qty: text, amount: text },
    },
    sql`SELECT concat_ws(' ', h.factory_cd, h.sales_no, l.line_no) AS key, h.sales_no AS document_no,
        coalesce(h.source_no, '') AS slip_no, l.customer_po_no AS order_no,
        coalesce(nullif(l.customer_item_cd, ''), l.item_cd, '') AS item_cd,
        coalesce(h.slip_dt, h.account_dt)::text AS date,
        trim_scale(CASE WHEN l.sales_div = '520' THEN -l.qty ELSE l.qty END)::text AS qty,
        coalesce(trim_scale(l.unit_price)::text, '') AS unit_price, l.price_base_qty,
        trim_scale(l.amount)::text AS amount
      FROM ${sales} AS h JOIN ${salesLine} AS l USING (company_cd, factory_cd, sales_no)
      WHERE h.company_cd = ${session.company_cd} AND h.customer_cd = ${partner_cd} AND h.branch_no = ${branch_no}
        AND h.sales_slip_status <> '9' AND ${which}
      ORDER BY h.account_dt, h.factory_cd, h.sales_no, l.place_no`,
  )
  return found.map(({ unit_price, price_base_qty, ...row }) => ({
    ...{ ...row, unit_price: priceOfOne({ unit_price, price_base_qty }) },
  }))
}

async function isPosted(
  { tx, session }: Context,
  { partner_cd, branch_no }: AccountOf,
  sales_no: string,
): Promise<boolean> {
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM ${sales} AS h WHERE h.company_cd = ${session.company_cd} AND h.sales_no = ${sales_no}
      AND h.customer_cd = ${partner_cd} AND h.branch_no = ${branch_no} AND h.sales_slip_status IN ('1', '2')`,
  )
  return found.length > 0
}
