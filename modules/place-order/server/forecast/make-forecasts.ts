import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import { compare, decimal } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { monthAfter, monthsAhead } from '../../contract/forecast/months-ahead.ts'
import type { makeForecasts as makeCall } from '../../contract/forecast/supplier-forecast-calls.ts'
import { supplierForecastErrors } from '../../contract/forecast/supplier-forecast-errors.ts'
import { supplierForecastNumber } from '../../contract/forecast/supplier-forecast-number.ts'
import { plannedOrdersByMonth, type PlannedMonth } from '../proposal/orders-by-month.ts'
import { supplierForecast, supplierForecastLine } from './tables.ts'

type Months = [string, string, string]

interface Forecast {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly version_no: number
  readonly lines: readonly { readonly item_cd: string; readonly now: Months; readonly before: Months }[]
}

/** 内示作成: what the plan would order in the next months, as another version where a supplier has been told something else. */
export async function makeForecasts(context: Context): Promise<OutputOf<typeof makeCall>> {
  const today = await businessDateOf(context)
  const base_month = today.slice(0, 7)
  return inOneUnit(context, async () => {
    await alone(context)
    const planned = await plannedOrdersByMonth(context, {
      first: monthAfter(base_month, 1),
      last: monthAfter(base_month, monthsAhead),
    })
    const forecasts = changed(planned, await readLatest(context, base_month), base_month)
    if (forecasts.length === 0) throw supplierForecastErrors.BIZ_SUPPLIER_FORECAST_SAME.with()
    const numbers: LaterValue<string>[] = []
    for (const forecast of forecasts) {
      const number = slipNumberOf(context, { ...supplierForecastNumber, date: today })
      numbers.push(number)
      unitOf(context).write(() => write(context, { forecast, base_month, forecast_no: number.value }))
    }
    return () => ({ forecast_no: numbers.map(({ value }) => value) })
  })
}

/** Versions follow each other: whoever makes them at the same moment comes after, and finds nothing changed. */
async function alone({ tx, session: { company_cd, factory_cd } }: Context): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${[company_cd, factory_cd, 'supplier forecast'].join(' ')}, 0))`,
  )
}

type Told = Readonly<Record<'supplier_cd' | 'branch_no' | 'item_cd' | 'qty1' | 'qty2' | 'qty3', string>> & {
  readonly version_no: number
}
const text = z.string()
const told = {
  ...{ supplier_cd: text, branch_no: text, version_no: z.int(), item_cd: text },
  ...{ qty1: text, qty2: text, qty3: text },
}

const readLatest = (
  { tx, session: { company_cd, factory_cd } }: Context,
  base_month: string,
): Promise<readonly Told[]> =>
  rows(
    tx,
    told,
    sql`SELECT h.supplier_cd, h.branch_no, h.version_no, l.item_cd, l.qty1::text AS qty1, l.qty2::text AS qty2,
        l.qty3::text AS qty3
      FROM (SELECT DISTINCT ON (supplier_cd, branch_no) * FROM ${supplierForecast} WHERE company_cd = ${company_cd}
          AND factory_cd = ${factory_cd} AND base_month = ${base_month}
          ORDER BY supplier_cd, branch_no, version_no DESC) AS h
      JOIN ${supplierForecastLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd
        AND l.forecast_no = h.forecast_no
      ORDER BY h.supplier_cd, h.branch_no, l.item_cd`,
  )

interface Line {
  now: Months
  before: Months
}

interface OfSupplier extends Omit<Forecast, 'lines'> {
  readonly items: Map<string, Line>
}

const nothing = (): Months => ['0', '0', '0']

/** By supplier, those for whom anything is different; what is no longer planned is told with nothing. */
function changed(
  planned: readonly PlannedMonth[],
  latest: readonly Told[],
  base_month: string,
): readonly Forecast[] {
  const places = [1, 2, 3].map((count) => monthAfter(base_month, count))
  const suppliers = new Map<string, OfSupplier>()
  const lineOf = (
    { supplier_cd, branch_no, item_cd }: Pick<Told, 'supplier_cd' | 'branch_no' | 'item_cd'>,
    last: number,
  ) => {
    const key = `${supplier_cd} ${branch_no}`
    const of: OfSupplier = suppliers.get(key) ?? {
      ...{ supplier_cd, branch_no, version_no: last + 1, items: new Map() },
    }
    suppliers.set(key, of)
    const line = of.items.get(item_cd) ?? { now: nothing(), before: nothing() }
    of.items.set(item_cd, line)
    return line
  }
  for (const { version_no, qty1, qty2, qty3, ...of } of latest)
    lineOf(of, version_no).before = [qty1, qty2, qty3]
  for (const { month, qty, ...of } of planned) lineOf(of, 0).now[places.indexOf(month)] = qty
  return [...suppliers.values()]
    .filter(({ items }) => [...items.values()].some(isDifferent))
    .map(({ items, ...forecast }) => ({
      ...forecast,
      lines: [...items].map(([item_cd, line]) => ({ item_cd, ...line })),
    }))
}

const isDifferent = ({ now, before }: Line): boolean =>
  now.some((qty, at) => compare(decimal(qty), decimal(before[at] ?? '0')) !== 0)

interface Written {
  readonly forecast: Forecast
  readonly base_month: string
  readonly forecast_no: string
}

async function write(
  { tx, session: { company_cd, factory_cd, user_cd } }: Context,
  { forecast: { lines, ...of }, base_month, forecast_no }: Written,
): Promise<void> {
  const key = { company_cd, factory_cd, forecast_no }
  await tx
    .insert(supplierForecast)
    .values({ ...key, ...of, base_month, create_user: user_cd, update_user: user_cd })
  await tx.insert(supplierForecastLine).values(
    lines.map(({ item_cd, now: [qty1, qty2, qty3], before: [before1, before2, before3] }) => ({
      ...{ ...key, item_cd, qty1, qty2, qty3, before1, before2, before3 },
    })),
  )
}
