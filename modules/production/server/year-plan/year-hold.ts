import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import type { FirmPlans } from '#modules/place-order/server/index.ts'
import { monthAfter } from '#modules/receive-order/contract/forecast/forecast-periods.ts'
import { stockByMonth } from '#modules/stock/server/index.ts'
import { compare, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import { countedOn, qtyOf } from '../../contract/year-plan/year-figures.ts'
import { monthsBetween } from '../../contract/year-plan/year-months.ts'
import { yearPlanDemandKind } from '../../contract/year-plan/year-plan-calls.ts'
import { stockPlan } from '../plan/tables.ts'
import { demandByMonth } from './year-demand.ts'

/**
 * 年間生販在計画 as a demand of its own kind: at the end of a month for which something is to be made there must be what the grid shows
 * as its stock, and on the next day it is there for everybody. What orders and forecasts of the month want is taken off in that
 * stock already, and stock that is there is in it: nothing is wanted twice. Safety stock lies under everything anyhow. What is made
 * to order is planned for its orders.
 */
export async function heldByYearPlan(context: Context, today: string): Promise<FirmPlans> {
  const current = today.slice(0, 7)
  const plans = await readPlans(context, current)
  const last = plans.reduce((month, one) => (one.month > month ? one.month : month), current)
  const items = [...new Set(plans.map(({ item_cd }) => item_cd))]
  if (items.length === 0) return { supplies: [], demands: [] }
  const stock = await stockByMonth(context, { items, from: current })
  const moved = new Map(stock.moved.map((one) => [`${one.item_cd} ${one.month}`, one]))
  const demand = await demandByMonth(context, { items, today, last })
  const planned = new Map(plans.map((one) => [`${one.item_cd} ${one.month}`, one]))
  const held = items.flatMap((item_cd) => {
    const at = (month: string) => `${item_cd} ${month}`
    let balance = minus(qtyOf(stock.onHand.get(item_cd)), qtyOf(moved.get(at(current))?.change))
    return monthsBetween(current, last).flatMap((month) => {
      const plan = planned.get(at(month))
      const sold = month === current ? qtyOf(moved.get(at(month))?.sold) : zero
      const sales = countedOn({ ...demand(at(month)), sold }).qty
      balance = minus(plus(balance, qtyOf(plan?.qty)), sales)
      const hold = plan ? minus(balance, qtyOf(plan.safety_stock)) : zero
      return compare(hold, zero) > 0
        ? [{ item_cd, month, hold, day: dayOf(monthAfter(month, 1), today) }]
        : []
    })
  })
  return {
    demands: held.map(({ item_cd, month: no, hold, day }) => ({
      ...{ item_cd, day: day - 1, kind: yearPlanDemandKind, no, line: 0, counts: 'demand' as const },
      qty: -thousandths(hold),
    })),
    supplies: held.map(({ item_cd, hold, day }) => ({
      ...{ no: '', item_cd, day, qty: thousandths(hold), demand_no: '', demand_line: 0, beside: false },
    })),
  }
}

const thousandths = (qty: Decimal): number => Math.round(Number(written(qty)) * 1000)

/** Of the first day of a month, counted from today. */
const dayOf = (month: string, today: string): number =>
  (epochDay(`${month}-01`) ?? 0) - (epochDay(today) ?? 0)

const readPlans = ({ tx, session }: Context, current: string) =>
  rows(
    tx,
    { item_cd: z.string(), month: z.string(), qty: z.string(), safety_stock: z.string() },
    sql`SELECT p.item_cd, p.month, trim_scale(p.production_qty)::text AS qty, trim_scale(i.safety_stock)::text AS safety_stock
      FROM ${stockPlan} AS p JOIN ${itemRead.rows} AS i ON i.company_cd = p.company_cd AND i.item_cd = p.item_cd
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.month >= ${current}
        AND p.production_qty > 0 AND i.abort_div = '0' AND i.make_buy = '1' AND NOT i.phantom_flg AND NOT i.order_made_flg
      ORDER BY p.item_cd, p.month`,
  )
