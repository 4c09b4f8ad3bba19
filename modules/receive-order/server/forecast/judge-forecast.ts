import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readTradeTerms, type SoldItem } from '#modules/master/server/index.ts'
import { customerItemRead, customerRead, destinationRead, itemRead } from '#modules/master/server/views.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { decimal, placesOf } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { forecastErrors } from '../../contract/forecast/forecast-errors.ts'
import type { PeriodKind } from '../../contract/forecast/forecast-codes.ts'
import { monthOf, periodStart } from '../../contract/forecast/forecast-periods.ts'
import type { OfCustomer } from './net-customers.ts'

export interface ForecastCell {
  readonly item_cd: string
  readonly destination_cd: string
  readonly period_dt: string
  readonly qty: string
}

export interface Month extends OfCustomer {
  readonly month: string
  readonly period_kind: PeriodKind
}

/** What the masters say of a customer's cells. */
export interface ForecastMasters {
  readonly items: ReadonlyMap<string, SoldItem>
  readonly destinations: ReadonlySet<string>
  /** Our items by the customer's numbers. */
  readonly customerItems: ReadonlyMap<string, string>
}

/** The customer, in use, and the items and destinations that cells name; items by our number or by the customer's. */
export async function readForecastMasters(
  context: Context,
  { customer_cd, branch_no }: OfCustomer,
  items: readonly string[],
  customerItems: readonly string[] = [],
): Promise<ForecastMasters | undefined> {
  const { tx, session } = context
  const { company_cd } = session
  const [found] = await rows(
    tx,
    { in_use: z.array(z.string()), destinations: z.array(z.string()) },
    sql`SELECT
        coalesce((SELECT jsonb_agg(i.item_cd) FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd}
          AND i.abort_div = '0' AND (i.item_cd = ANY(${textArray(items)}) OR i.item_cd IN (SELECT k.item_cd
            FROM ${customerItemRead.rows} AS k WHERE k.company_cd = ${company_cd} AND k.customer_cd = ${customer_cd}
              AND k.branch_no = ${branch_no} AND k.abort_div = '0' AND k.customer_item_cd = ANY(${textArray(customerItems)})))), '[]') AS in_use,
        coalesce((SELECT jsonb_agg(d.destination_cd) FROM ${destinationRead.rows} AS d WHERE d.company_cd = ${company_cd}
          AND d.customer_cd = ${customer_cd} AND d.branch_no = ${branch_no} AND d.abort_div = '0'), '[]') AS destinations
      FROM ${customerRead.rows} AS c WHERE c.company_cd = ${company_cd} AND c.customer_cd = ${customer_cd}
        AND c.branch_no = ${branch_no} AND c.abort_div = '0'`,
  )
  if (!found) return undefined
  const terms = await readTradeTerms(context, {
    ...{ customer_cd, branch_no, destination_cd: '', employee_cd: '', on_dt: '9999-12-31' },
    ...{ items: found.in_use, customerItems },
  })
  const inUse = new Set(found.in_use)
  return {
    items: new Map(terms.items.filter((one) => inUse.has(one.item_cd)).map((one) => [one.item_cd, one])),
    destinations: new Set(found.destinations),
    customerItems: new Map(terms.customer_items.map((one) => [one.customer_item_cd, one.item_cd])),
  }
}

/** The first thing that is wrong with a cell, and the field in which it stands. */
export function judgeCell(
  { month, period_kind }: Pick<Month, 'month' | 'period_kind'>,
  { items, destinations }: ForecastMasters,
  cell: ForecastCell,
): readonly [field: keyof ForecastCell, refusal: BusinessError] | undefined {
  const { item_cd, destination_cd, period_dt, qty } = cell
  const item = items.get(item_cd)
  if (!item) return ['item_cd', forecastErrors.BIZ_FORECAST_ITEM.with({ code: item_cd })]
  if (destination_cd !== '' && !destinations.has(destination_cd))
    return ['destination_cd', forecastErrors.BIZ_FORECAST_DESTINATION.with({ code: destination_cd })]
  if (monthOf(period_dt) !== month || periodStart(period_kind, period_dt) !== period_dt)
    return ['period_dt', forecastErrors.BIZ_FORECAST_PERIOD.with({ date: period_dt, month })]
  if (placesOf(decimal(qty)) > item.places)
    return ['qty', stockErrors.BIZ_QTY_PLACES.with({ max: item.places })]
  return undefined
}
