import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ordersChanged } from '#modules/receive-order/contract/order-facts.ts'
import { orderRead } from '#modules/receive-order/server/views.ts'
import { stockMonthsChanged } from '#modules/stock/contract/stock-facts.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { inside, type Listener } from '#platform/server/facts/listener.ts'
import { delivery, deliveryLine } from '../tables.ts'
import { figuresOfMonths } from './figures-of-months.ts'
import { businessMonth } from './tables.ts'

/** A month is written down when it is closed, taken away when it is opened again, and counts no more when one of its orders changes. */
export const keepMonths: readonly Listener[] = [
  inside(stockMonthsChanged, async (context, { closed, opened }) => {
    await forget(context, opened)
    if (closed.length > 0) await write(context, [...closed, ...(await staleMonths(context))])
  }),
  inside(ordersChanged, (context, { orders, months }) => makeStale(context, orders, months)),
]

const here = ({ session }: Context) =>
  sql`k.company_cd = ${session.company_cd} AND k.factory_cd = ${session.factory_cd}`

const forget = async (context: Context, months: readonly string[]) =>
  void (await context.tx.execute(
    sql`DELETE FROM ${businessMonth} AS k WHERE ${here(context)} AND k.month = ANY(${textArray(months)})`,
  ))

const staleMonths = async (context: Context) =>
  (
    await rows(
      context.tx,
      { month: z.string() },
      sql`SELECT k.month FROM ${businessMonth} AS k WHERE ${here(context)} AND k.stale_flg`,
    )
  ).map(({ month }) => month)

async function write(context: Context, months: readonly string[]): Promise<void> {
  const { company_cd, factory_cd } = context.session
  await forget(context, months)
  const figures = await figuresOfMonths(context, months)
  await context.tx.insert(businessMonth).values(figures.map((one) => ({ ...one, company_cd, factory_cd })))
}

/** The months of the orders, as they were and as they are, and those in which something of them has left. */
async function makeStale(
  context: Context,
  orders: readonly string[],
  months: readonly string[],
): Promise<void> {
  const { company_cd, factory_cd } = context.session
  const named = textArray(orders)
  await context.tx
    .execute(sql`UPDATE ${businessMonth} AS k SET stale_flg = true WHERE ${here(context)} AND NOT k.stale_flg
    AND k.month IN (SELECT unnest(${textArray(months)})
      UNION SELECT to_char(o.order_dt, 'YYYY-MM') FROM ${orderRead.rows} AS o
        WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.order_no = ANY(${named})
      UNION SELECT to_char(d.ship_dt, 'YYYY-MM') FROM ${deliveryLine} AS l
        JOIN ${delivery} AS d ON d.company_cd = l.company_cd AND d.factory_cd = l.factory_cd AND d.delivery_no = l.delivery_no
        WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.order_no = ANY(${named})
          AND d.delivery_status = '3')`)
}
