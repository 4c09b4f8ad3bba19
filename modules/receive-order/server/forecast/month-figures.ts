import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { PeriodKind } from '../../contract/forecast/forecast-codes.ts'
import { periodEnd, periodsOf, periodStart } from '../../contract/forecast/forecast-periods.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { forecastOrder } from './tables.ts'
import { isMonth, type MonthOfCustomer, type VersionKey } from './write-version.ts'

/** What was announced of a month, and what has been ordered for it: both screens show these figures. */

export const readLines = ({ tx, session }: Context, key: VersionKey, item_cd: string) =>
  rows(
    tx,
    {
      ...{ item_cd: z.string(), destination_cd: z.string(), period_dt: z.string() },
      ...{ qty: z.string(), consumed: z.string(), expired: z.string(), open: z.string() },
    },
    sql`SELECT v.item_cd, v.destination_cd, v.period_dt::text, trim_scale(v.qty)::text AS qty,
        trim_scale(v.consumed_qty)::text AS consumed, trim_scale(v.expired_qty)::text AS expired,
        trim_scale(v.qty - v.consumed_qty - v.expired_qty)::text AS open
      FROM ${forecastOrder} AS v WHERE ${isMonth(session, key)} AND v.version_no = ${key.version_no}
        AND (${item_cd} = '' OR v.item_cd = ${item_cd})
      ORDER BY v.item_cd, v.destination_cd, v.period_dt`,
  )

export interface FirmOfPeriod {
  readonly item_cd: string
  readonly destination_cd: string
  readonly period_dt: string
  readonly qty: string
}

/** Ordered for the periods of a month, by the day on which the customer wants it. */
export async function readFirm(
  { tx, session }: Context,
  { customer_cd, branch_no, month }: MonthOfCustomer,
  kind: PeriodKind,
  item_cd: string,
): Promise<readonly FirmOfPeriod[]> {
  const periods = periodsOf(kind, month)
  const [first = '', last = ''] = [periods[0], periods.at(-1)]
  return (
    await rows(
      tx,
      { item_cd: z.string(), destination_cd: z.string(), date: z.string(), qty: z.string() },
      sql`SELECT l.item_cd, coalesce(h.destination_cd, '') AS destination_cd, l.desired_dt::text AS date,
          trim_scale(sum(l.qty - l.closed_qty))::text AS qty
        FROM ${receiveOrder} AS h JOIN ${receiveOrderLine} AS l ON l.company_cd = h.company_cd
          AND l.factory_cd = h.factory_cd AND l.order_no = h.order_no
        WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.customer_cd = ${customer_cd}
          AND h.branch_no = ${branch_no} AND l.line_status <> '9' AND l.item_cd IS NOT NULL
          AND l.desired_dt BETWEEN ${first}::date AND ${periodEnd(kind, last)}::date AND (${item_cd} = '' OR l.item_cd = ${item_cd})
        GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    )
  ).map(({ date, ...firm }) => ({ ...firm, period_dt: periodStart(kind, date) }))
}

export async function itemNames(
  { tx, session }: Context,
  items: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string() },
    sql`SELECT i.item_cd, i.item_nm FROM ${itemRead.rows} AS i
      WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(items)})`,
  )
  return new Map(found.map(({ item_cd, item_nm }) => [item_cd, item_nm]))
}
