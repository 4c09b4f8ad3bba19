import { sql } from 'drizzle-orm'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, divided, minus, plus, times, written, zero } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { monthsBack, type businessMonths as monthsCall } from '../../contract/months/month-calls.ts'
import { figuresOfMonths, monthColumns, type FiguresOfMonth } from './figures-of-months.ts'
import { businessMonth } from './tables.ts'

/** Closed months as they were written down, the others from the documents. */
export async function readMonths(context: Context): Promise<OutputOf<typeof monthsCall>> {
  const today = await businessDateOf(context)
  const months = monthsBack(today)
  const kept = await keptMonths(context, months[0] ?? '')
  const live = await figuresOfMonths(
    context,
    months.filter((month) => !kept.some((one) => one.month === month)),
  )
  const all = new Map([...kept, ...live].map((one) => [one.month, one]))
  const this_month = today.slice(0, 7)
  return {
    this_month,
    list: months.flatMap((month, at) => {
      const [before, one] = [all.get(months[at - 1] ?? ''), all.get(month)]
      if (!before || !one) return []
      return [{ ...told(one), turns: month === this_month ? '' : turnsOf(one, before) }]
    }),
  }
}

const told = ({
  month,
  order_amount,
  sales_amount,
  cost_amount,
  shipped_lines,
  in_time_lines,
}: FiguresOfMonth) => ({
  ...{ month, orders: order_amount, sales: sales_amount },
  margin: written(minus(decimal(sales_amount), decimal(cost_amount))),
  in_time:
    shipped_lines === 0
      ? ''
      : written(divided(decimal(String(100 * in_time_lines)), decimal(String(shipped_lines)), 1, 'half-up')),
})

/** 在庫回転率: the cost of a year like this month over the mean of the stock at its two ends. */
function turnsOf({ cost_amount, stock_amount }: FiguresOfMonth, before: FiguresOfMonth): string {
  const twice = plus(decimal(stock_amount), decimal(before.stock_amount))
  if (compare(twice, zero) <= 0) return ''
  return written(divided(times(decimal(cost_amount), decimal('24')), twice, 2, 'half-up'))
}

const keptMonths = ({ tx, session }: Context, from: string): Promise<readonly FiguresOfMonth[]> =>
  rows(
    tx,
    monthColumns,
    sql`SELECT k.month, k.order_amount::text, k.sales_amount::text, k.cost_amount::text, k.shipped_lines, k.in_time_lines,
        k.stock_amount::text
      FROM ${businessMonth} AS k WHERE k.company_cd = ${session.company_cd} AND k.factory_cd = ${session.factory_cd}
        AND k.month >= ${from} AND NOT k.stale_flg`,
  )
