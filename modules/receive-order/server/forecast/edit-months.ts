import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { decimal, placesOf } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { forecastErrors } from '../../contract/forecast/forecast-errors.ts'
import type { editMonths as editCall } from '../../contract/forecast/monthly-plan.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { readForecastMasters } from './judge-forecast.ts'
import { holdCustomers } from './net-customers.ts'
import { customerPlan } from './tables.ts'

type Sent = InputOf<typeof editCall>

/** Targets that were typed: all of them, or none when somebody was faster in one. */
export async function editMonths(context: Context, sent: Sent): Promise<OutputOf<typeof editCall>> {
  const { cells, ...key } = sent
  const masters = await readForecastMasters(context, key, [...new Set(cells.map(({ item_cd }) => item_cd))])
  if (!masters) throw forecastErrors.BIZ_FORECAST_CUSTOMER.with({ code: key.customer_cd })
  const wrong = new WrongCells()
  const seen = new Set<string>()
  for (const [at, { item_cd, month, qty }] of cells.entries()) {
    const item = masters.items.get(item_cd)
    if (!item) wrong.at(`cells.${at}.item_cd`, forecastErrors.BIZ_FORECAST_ITEM.with({ code: item_cd }))
    else if (placesOf(decimal(qty)) > item.places)
      wrong.at(`cells.${at}.qty`, stockErrors.BIZ_QTY_PLACES.with({ max: item.places }))
    if (seen.has(`${item_cd} ${month}`))
      wrong.at(`cells.${at}.item_cd`, forecastErrors.BIZ_FORECAST_TWICE.with({ code: item_cd, date: month }))
    seen.add(`${item_cd} ${month}`)
  }
  wrong.refuse()
  await holdCustomers(context, [key])
  await refuseStale(context, sent)
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  await tx.execute(sql`INSERT INTO ${customerPlan} AS p (company_cd, factory_cd, customer_cd, branch_no, order_sales_div, item_cd,
      month, qty, create_user, update_user)
    SELECT ${company_cd}, ${factory_cd}, ${key.customer_cd}, ${key.branch_no}, ${key.order_sales_div}, s.item_cd, s.month, s.qty,
      ${user_cd}, ${user_cd}
    FROM ${sentRows(cells, 's', { item_cd: 'text', month: 'text', qty: 'numeric' })}
    ON CONFLICT (company_cd, factory_cd, customer_cd, branch_no, order_sales_div, item_cd, month) DO UPDATE
      SET qty = excluded.qty, update_cnt = p.update_cnt + 1, update_user = excluded.update_user, update_dt = now()`)
  return { saved: cells.length }
}

/** A target that has been typed by somebody since it was read. */
async function refuseStale(
  context: Context,
  { cells, customer_cd, branch_no, order_sales_div }: Sent,
): Promise<void> {
  const { tx, session } = context
  const [changed] = await rows(
    tx,
    { update_user: z.string(), update_dt: z.string() },
    sql`SELECT p.update_user, p.update_dt::text FROM ${customerPlan} AS p
      JOIN ${sentRows(cells, 's', { item_cd: 'text', month: 'text', update_cnt: 'int' })}
        ON s.item_cd = p.item_cd AND s.month = p.month AND s.update_cnt <> p.update_cnt
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.customer_cd = ${customer_cd}
        AND p.branch_no = ${branch_no} AND p.order_sales_div = ${order_sales_div}
      ORDER BY p.update_dt DESC LIMIT 1`,
  )
  if (changed) throw await staleRecord(context, directory, changed)
}
