import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { OwnRow } from '#platform/contract/reconcile/account-calls.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { matchingRoutes } from '#platform/server/matching/matching-service.ts'
import { accountRoutes } from '#platform/server/reconcile/account-service.ts'
import type { AccountOf, AccountSource } from '#platform/server/reconcile/account-source.ts'
import { priceOfOne } from '#platform/contract/reconcile/stated-row.ts'
import { tryRows } from '#platform/server/reconcile/try-rows.ts'
import {
  supplierAccount,
  supplierDifference,
  supplierMatchings,
} from '../../contract/statement/account-calls.ts'
import { accountTarget, statedRow, type StatedField } from '../../contract/statement/account-target.ts'
import { statementStatus } from '../../contract/statement/statement-codes.ts'
import { statementErrors } from '../../contract/statement/statement-errors.ts'
import { purchase, purchaseLine } from '../tables.ts'
import { supplierStatement } from './tables.ts'

const text = z.string()

/** So many days around a statement its supplier may mean with a row. */
const daysAround = 92

export const supplierAccountSource: AccountSource<StatedField> = {
  target: accountTarget,
  directory,
  kinds: supplierDifference.texts,
  stated: statedRow,
  begin: findStatement,
  ours: async (context, of) => ({
    ours: await purchased(context, of, sql`h.statement_no = ${of.about_no}`),
    around: await purchased(
      context,
      of,
      sql`h.statement_no <> ${of.about_no}
        AND h.account_dt BETWEEN ${of.from_dt}::date - ${daysAround}::int AND ${of.to_dt}::date + ${daysAround}::int`,
    ),
  }),
  isPosted,
}

async function findStatement(
  { tx, session }: Context,
  { about_no }: Pick<AccountOf, 'about_no'>,
): Promise<AccountOf & { readonly partner_nm: string }> {
  const [found] = await rows(
    tx,
    {
      ...{ partner_cd: text, branch_no: text, partner_nm: text, from_dt: text, to_dt: text },
      state: statementStatus.schema,
    },
    sql`SELECT s.supplier_cd AS partner_cd, s.branch_no, ${supplierRead.of('s', 'supplier_nm')} AS partner_nm,
        coalesce((SELECT min(h.account_dt) FROM ${purchase} AS h WHERE h.company_cd = s.company_cd
          AND h.statement_no = s.statement_no), s.closing_dt)::text AS from_dt,
        s.closing_dt::text AS to_dt, s.statement_status AS state
      FROM ${supplierStatement} AS s WHERE s.company_cd = ${session.company_cd} AND s.statement_no = ${about_no}`,
  )
  if (!found) throw http[404].with()
  const { state, ...of } = found
  if (state === '9') throw statementErrors.BIZ_STATEMENT_STATE.with({ state: statementStatus.texts[state] })
  return { about_no, ...of }
}

/** Posted lines of the supplier, of all factories, as a statement says them: what went back is negative. */
async function purchased(
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
    sql`SELECT concat_ws(' ', h.factory_cd, h.purchase_no, l.line_no) AS key, h.purchase_no AS document_no,
        h.supplier_slip_no AS slip_no, coalesce(l.po_no, '') AS order_no, coalesce(l.item_cd, '') AS item_cd,
        coalesce(l.receipt_dt, h.account_dt)::text AS date,
        trim_scale(CASE WHEN l.stock_div = '020' THEN -l.qty ELSE l.qty END)::text AS qty,
        coalesce(trim_scale(l.unit_price)::text, '') AS unit_price, l.price_base_qty,
        trim_scale(l.amount)::text AS amount
      FROM ${purchase} AS h JOIN ${purchaseLine} AS l USING (company_cd, factory_cd, purchase_no)
      WHERE h.company_cd = ${session.company_cd} AND h.supplier_cd = ${partner_cd} AND h.branch_no = ${branch_no}
        AND h.purchase_status IN ('1', '2') AND ${which}
      ORDER BY h.account_dt, h.factory_cd, h.purchase_no, l.place_no`,
  )
  return found.map(({ unit_price, price_base_qty, ...row }) => ({
    ...{ ...row, unit_price: priceOfOne({ unit_price, price_base_qty }) },
  }))
}

/** What stands on the statement itself was compared, and has settled nothing. */
async function isPosted(
  { tx, session }: Context,
  { partner_cd, branch_no, about_no }: AccountOf,
  purchase_no: string,
): Promise<boolean> {
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM ${purchase} AS h WHERE h.company_cd = ${session.company_cd} AND h.purchase_no = ${purchase_no}
      AND h.supplier_cd = ${partner_cd} AND h.branch_no = ${branch_no} AND h.purchase_status IN ('1', '2')
      AND h.statement_no <> ${about_no}`,
  )
  return found.length > 0
}

export const supplierAccountRoutes: readonly Route[] = [
  ...accountRoutes(supplierAccount, 'account of a supplier', supplierAccountSource),
  ...matchingRoutes(supplierMatchings, supplierAccountSource),
  route(supplierMatchings.tryAll, (context, sent) =>
    tryRows(context, { ...supplierAccountSource, today: context.now.toISOString().slice(0, 10) }, sent),
  ),
]
