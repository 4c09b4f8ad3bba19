import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal, plus, written } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { point } from '#platform/server/module/point.ts'
import type { SlipsBehind } from '../../contract/forecast/annual-plan.ts'
import { backlogList } from '../../contract/backlog-list.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import type { OfCustomer } from './net-customers.ts'

/** What of a customer is asked for: one item, or all where it is blank, in the months from the first to the last. */
export interface MonthsAsked extends OfCustomer {
  readonly item_cd: string
  readonly first: string
  readonly last: string
}

export interface ActualOfMonth {
  readonly item_cd: string
  readonly month: string
  readonly qty: string
}

/** What a customer has bought: module sales knows what was posted. */
export interface SoldGoods {
  readonly read: (context: Context, asked: MonthsAsked) => Promise<readonly ActualOfMonth[]>
  readonly slips: SlipsBehind
}

export const soldGoods = point<SoldGoods>('sold goods')

/** Orders count by the month in which the customer wants them, sales by the one in which they were posted. */
export async function actualsOf(
  context: Context,
  orderOrSales: '1' | '2',
  asked: MonthsAsked,
): Promise<readonly ActualOfMonth[]> {
  if (orderOrSales === '1') return readOrdered(context, asked)
  const found = await Promise.all(context.registered(soldGoods).map(({ read }) => read(context, asked)))
  const sums = new Map<string, ActualOfMonth>()
  for (const one of found.flat()) {
    const key = `${one.item_cd} ${one.month}`
    const before = sums.get(key)?.qty ?? '0'
    sums.set(key, { ...one, qty: written(plus(decimal(before), decimal(one.qty)), 0) })
  }
  return [...sums.values()]
}

export function slipsOf({ registered }: Context, orderOrSales: '1' | '2'): SlipsBehind {
  const [sold] = orderOrSales === '1' ? [] : registered(soldGoods)
  return sold?.slips ?? ordered
}

/** Whatever their state: closed and shipped ones count, too. The order list takes seven days at a time, these are months. */
const ordered: SlipsBehind = {
  path: backlogList.screen.path,
  day: 'desired_dt',
  conditions: { line_status: '0,1,8' },
}

const readOrdered = (
  { tx, session }: Context,
  { customer_cd, branch_no, item_cd, first, last }: MonthsAsked,
) =>
  rows(
    tx,
    { item_cd: z.string(), month: z.string(), qty: z.string() },
    sql`SELECT l.item_cd, to_char(l.desired_dt, 'YYYY-MM') AS month, trim_scale(sum(l.qty - l.closed_qty))::text AS qty
      FROM ${receiveOrder} AS h JOIN ${receiveOrderLine} AS l ON l.company_cd = h.company_cd
        AND l.factory_cd = h.factory_cd AND l.order_no = h.order_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.customer_cd = ${customer_cd}
        AND h.branch_no = ${branch_no} AND l.line_status <> '9' AND l.item_cd IS NOT NULL
        AND l.desired_dt >= (${first} || '-01')::date AND l.desired_dt < (${last} || '-01')::date + interval '1 month'
        AND (${item_cd} = '' OR l.item_cd = ${item_cd})
      GROUP BY 1, 2`,
  )
