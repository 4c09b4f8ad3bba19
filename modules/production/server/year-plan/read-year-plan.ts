import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { monthAfter } from '#modules/receive-order/contract/forecast/forecast-periods.ts'
import { fiscalMonths } from '#modules/receive-order/server/index.ts'
import { stockByMonth, type MonthOfStock } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, minus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { countedOn, qtyOf, stockCourse, type Demand } from '../../contract/year-plan/year-figures.ts'
import { monthsBetween, monthsOfPart } from '../../contract/year-plan/year-months.ts'
import {
  mostItems,
  type readYearPlan as readCall,
  type YearPlanRow,
} from '../../contract/year-plan/year-plan-calls.ts'
import { stockPlan } from '../plan/tables.ts'
import { demandByMonth } from './year-demand.ts'
import { readYearItems, type YearItem } from './year-items.ts'

type Answer = OutputOf<typeof readCall>

/** What was sold, made and left in months that are over, and what is planned from the month of today on. */
export async function readYearPlan(context: Context, asked: InputOf<typeof readCall>): Promise<Answer> {
  const today = await businessDateOf(context)
  const { year, months: all, this_month: current } = await fiscalMonths(context, asked.year)
  const months = monthsOfPart(all, asked.part)
  const [first = '', end = ''] = [months[0], months.at(-1)]
  const last = monthAfter(end, 1)
  const found = await readYearItems(context, {
    ...{ item_from: normaliseCode(asked.item_from), item_to: normaliseCode(asked.item_to) },
    ...{ item_type_cd: normaliseCode(asked.item_type_cd), first, last },
  })
  const shown = found.slice(0, mostItems)
  const items = shown.map(({ item_cd }) => item_cd)
  const from = first < current ? first : current
  const stock = await stockByMonth(context, { items, from })
  const demand = await demandByMonth(context, { items, today, last })
  const plans = await readPlans(context, { items, from, last: end })
  const known = {
    ...{ months, current, from, last, demand },
    moved: new Map(stock.moved.map((one) => [`${one.item_cd} ${one.month}`, one])),
    plans: new Map(plans.map((one) => [`${one.item_cd} ${one.month}`, one])),
  }
  return {
    ...{ year, months: [...months], current, more: found.length > mostItems },
    rows: shown.map((item) => rowOf(item, qtyOf(stock.onHand.get(item.item_cd)), known)),
  }
}

interface Known {
  readonly months: readonly string[]
  readonly current: string
  /** The first and the last month of which anything is known. */
  readonly from: string
  readonly last: string
  readonly demand: (key: string) => Demand
  readonly moved: ReadonlyMap<string, MonthOfStock>
  readonly plans: ReadonlyMap<string, Plan>
}

function rowOf(item: YearItem, onHand: Decimal, known: Known): YearPlanRow {
  const { months, current, from, last, moved, plans } = known
  const at = (month: string) => `${item.item_cd} ${month}`
  const row: YearPlanRow = {
    ...{ ...item, begin: '0', sales: {}, from: {}, made: {}, stock: {}, plan: {}, update_cnt: {} },
  }
  /** By month, the stock at its beginning: of months that are over as it was. */
  const begins = new Map<string, Decimal>()
  let balance = onHand
  for (const month of monthsBetween(from, current).toReversed()) {
    balance = minus(balance, qtyOf(moved.get(at(month))?.change))
    begins.set(month, balance)
  }
  const asSold = (month: string) => {
    const sold = qtyOf(moved.get(at(month))?.sold)
    if (month < current) return { qty: sold, from: compare(sold, zero) === 0 ? undefined : 'actual' } as const
    return countedOn({ ...known.demand(at(month)), sold })
  }
  const first = months[0] ?? current
  if (first > current) {
    const before = monthsBetween(current, monthAfter(first, -1))
    const course = stockCourse(
      begins.get(current) ?? onHand,
      before.map((month) => ({
        sales: asSold(month).qty,
        production: qtyOf(plans.get(at(month))?.qty),
      })),
    )
    row.begin = written(course.at(-1) ?? onHand, 0)
  } else row.begin = written(begins.get(first) ?? zero, 0)
  for (const month of monthsBetween(first, last)) {
    const sales = asSold(month)
    row.sales[month] = written(sales.qty, 0)
    if (sales.from) row.from[month] = sales.from
    if (month === last) continue
    if (month < current) {
      row.made[month] = written(qtyOf(moved.get(at(month))?.made), 0)
      row.stock[month] = written(begins.get(monthAfter(month, 1)) ?? zero, 0)
    }
    const plan = plans.get(at(month))
    if (!plan) continue
    row.plan[month] = plan.qty
    row.update_cnt[month] = plan.update_cnt
  }
  return row
}

interface Plan {
  readonly qty: string
  readonly update_cnt: number
}

const readPlans = (
  { tx, session }: Context,
  { items, from, last }: { readonly items: readonly string[]; readonly from: string; readonly last: string },
) =>
  rows(
    tx,
    { item_cd: z.string(), month: z.string(), qty: z.string(), update_cnt: z.int() },
    sql`SELECT p.item_cd, p.month, trim_scale(p.production_qty)::text AS qty, p.update_cnt FROM ${stockPlan} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.item_cd = ANY(${textArray(items)}) AND p.month BETWEEN ${from} AND ${last}`,
  )
