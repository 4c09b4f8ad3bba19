import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { customerPlanRead, forecastRead, forecastVersionRead } from '#modules/receive-order/server/views.ts'
import { expectedRows, supplyDemand } from '#modules/stock/server/index.ts'
import { zero } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { qtyOf, type Demand } from '../../contract/year-plan/year-figures.ts'

interface Asked {
  readonly items: readonly string[]
  readonly today: string
  /** The last month that is asked for. */
  readonly last: string
}

const nothing: Demand = { sold: zero, ordered: zero, forecast: zero, announced: false, planned: zero }

/** What is wanted of items by months from today on, by `item month`; what has left already is not in it. */
export async function demandByMonth(context: Context, asked: Asked): Promise<(key: string) => Demand> {
  const found = new Map<string, Demand>()
  const add = (rowsOf: readonly Found[], of: (row: Found, before: Demand) => Demand) => {
    for (const row of rowsOf) {
      const key = `${row.item_cd} ${row.month}`
      found.set(key, of(row, found.get(key) ?? nothing))
    }
  }
  add(await readOpen(context, asked, orderDemandKind), ({ qty }, now) => ({ ...now, ordered: qtyOf(qty) }))
  add(await readOpen(context, asked, 'forecast'), ({ qty }, now) => ({ ...now, forecast: qtyOf(qty) }))
  add(await readAnnounced(context, asked), (_row, now) => ({ ...now, announced: true }))
  add(await readPlanned(context, asked), ({ qty }, now) => ({ ...now, planned: qtyOf(qty) }))
  return (key) => found.get(key) ?? nothing
}

interface Found {
  readonly item_cd: string
  readonly month: string
  readonly qty: string
}
const foundRow = { item_cd: z.string(), month: z.string(), qty: z.string() }

/** As runs of the plan read it: what is overdue is wanted now. */
const readOpen = ({ tx, session, registered }: Context, { items, today, last }: Asked, kind: string) =>
  rows(
    tx,
    foundRow,
    sql`SELECT item_cd, to_char(greatest(coalesce(date, ${today}::date), ${today}::date), 'YYYY-MM') AS month,
        trim_scale(-sum(qty))::text AS qty
      FROM (${expectedRows(registered(supplyDemand))}) AS expected
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND owner_cd = '' AND kind = ${kind}
        AND item_cd = ANY(${textArray(items)}) AND coalesce(date, ${today}::date) < (${last} || '-01')::date + interval '1 month'
      GROUP BY 1, 2`,
  )

const readAnnounced = ({ tx, session }: Context, { items, today, last }: Asked) =>
  rows(
    tx,
    foundRow,
    sql`SELECT f.ship_item_cd AS item_cd, f.month, trim_scale(sum(f.qty))::text AS qty
      FROM ${forecastRead.rows} AS f
      JOIN ${forecastVersionRead.rows} AS v USING (company_cd, factory_cd, customer_cd, branch_no, month, version_no)
      WHERE f.company_cd = ${session.company_cd} AND f.factory_cd = ${session.factory_cd} AND v.counts
        AND f.month BETWEEN ${today.slice(0, 7)} AND ${last} AND f.ship_item_cd = ANY(${textArray(items)})
      GROUP BY 1, 2`,
  )

/** What each customer is meant to buy, else to order. */
const readPlanned = ({ tx, session }: Context, { items, today, last }: Asked) =>
  rows(
    tx,
    foundRow,
    sql`SELECT item_cd, month, trim_scale(sum(qty))::text AS qty
      FROM (SELECT p.item_cd, p.month, coalesce(max(p.qty) FILTER (WHERE p.order_sales_div = '2' AND p.qty > 0),
            max(p.qty) FILTER (WHERE p.order_sales_div = '1'), 0) AS qty
        FROM ${customerPlanRead.rows} AS p
        WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
          AND p.month BETWEEN ${today.slice(0, 7)} AND ${last} AND p.item_cd = ANY(${textArray(items)})
        GROUP BY p.customer_cd, p.branch_no, p.item_cd, p.month) AS of_customer
      GROUP BY 1, 2`,
  )
