import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { unknownCustomer } from '../../contract/forecast/forecast-errors.ts'
import type { planOfYear as planCall, PlannedYear } from '../../contract/forecast/annual-plan.ts'
import { monthAfter } from '../../contract/forecast/forecast-periods.ts'
import { fiscalMonths } from './fiscal-year.ts'
import { actualsOf, slipsOf } from './month-actuals.ts'
import { itemsOfCustomer } from './plan-of-days.ts'
import { readTargets } from './plan-of-months.ts'

type Plan = OutputOf<typeof planCall>

/** The targets of a fiscal year beside what was done in it, in the year before, and in the twelve months up to each month. */
export async function planOfYear(context: Context, asked: InputOf<typeof planCall>): Promise<Plan> {
  const item_cd = normaliseCode(asked.item_cd)
  const items = await itemsOfCustomer(context, asked, item_cd)
  if (!items) throw unknownCustomer(asked)
  const { year, months, this_month } = await fiscalMonths(context, asked.year)
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const { customer_cd, branch_no, order_sales_div } = asked
  const targets = await readTargets(context, asked, { first, last, item_cd })
  const actuals = await actualsOf(context, order_sales_div, {
    ...{ customer_cd, branch_no, item_cd, last },
    first: monthAfter(first, -12),
  })
  const done = byItem(actuals.map((one) => [one.item_cd, one.month, one.qty]))
  const meant = byItem(targets.map((one) => [one.item_cd, one.month, one.qty]))
  const seen = byItem(targets.map((one) => [one.item_cd, one.month, one.update_cnt]))
  const all = [...new Set([...items, ...done.keys(), ...meant.keys()])].toSorted()
  const about = await aboutItems(context, all)
  return {
    ...{ year, months: [...months], this_month, slips: slipsOf(context, order_sales_div) },
    rows: all.map((item): PlannedYear => {
      const own = done.get(item) ?? new Map<string, string>()
      const { item_nm = '', places = 0 } = about.get(item) ?? {}
      const past = months.filter((month) => month <= this_month)
      return {
        ...{ item_cd: item, item_nm, places, target: Object.fromEntries(meant.get(item) ?? []) },
        actual: figuresOf(months, (month) => own.get(month)),
        before: figuresOf(months, (month) => own.get(monthAfter(month, -12))),
        moving: figuresOf(past, (month) => movingTotal(own, month)),
        update_cnt: Object.fromEntries(seen.get(item) ?? []),
      }
    }),
  }
}

function byItem<Value>(
  found: readonly (readonly [item: string, month: string, value: Value])[],
): ReadonlyMap<string, ReadonlyMap<string, Value>> {
  const items = new Map<string, Map<string, Value>>()
  for (const [item, month, value] of found) {
    const own = items.get(item) ?? new Map<string, Value>()
    items.set(item, own.set(month, value))
  }
  return items
}

const figuresOf = (
  months: readonly string[],
  figureOf: (month: string) => string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    months.flatMap((month) => {
      const figure = figureOf(month) ?? '0'
      return figure === '0' ? [] : [[month, figure]]
    }),
  )

const movingTotal = (own: ReadonlyMap<string, string>, month: string): string =>
  written(sum(Array.from({ length: 12 }, (_, back) => decimal(own.get(monthAfter(month, -back)) ?? '0'))), 0)

async function aboutItems({ tx, session }: Context, items: readonly string[]) {
  const found = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string(), places: z.int() },
    sql`SELECT i.item_cd, i.item_nm, coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS places
      FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(items)})`,
  )
  return new Map(found.map((one) => [one.item_cd, one]))
}
