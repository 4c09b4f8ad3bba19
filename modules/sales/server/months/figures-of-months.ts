import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderLineRead, orderRead } from '#modules/receive-order/server/views.ts'
import { worthAtEnds } from '#modules/stock/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { delivery, deliveryLine, sales } from '../tables.ts'

const counted = {
  ...{ month: z.string(), order_amount: z.string(), sales_amount: z.string(), cost_amount: z.string() },
  ...{ shipped_lines: z.int(), in_time_lines: z.int() },
}
export const monthColumns = { ...counted, stock_amount: z.string() }
export type FiguresOfMonth = Readonly<RowOf<typeof monthColumns>>

/** A call, or the doctor, who looks at every factory. */
interface Looking {
  readonly tx: Tx
  readonly session: Pick<Context['session'], 'company_cd' | 'factory_cd'>
}

/**
 * What months came to, from the documents themselves: orders by their date without cancelled ones, posted slips by their account date,
 * shipped lines by their day against the day that was promised, the stock at the end.
 */
export async function figuresOfMonths(
  { tx, session }: Looking,
  months: readonly string[],
): Promise<readonly FiguresOfMonth[]> {
  if (months.length === 0) return []
  const here = (row: string) =>
    sql`${sql.identifier(row)}.company_cd = ${session.company_cd} AND ${sql.identifier(row)}.factory_cd = ${session.factory_cd}`
  const found = await rows(
    tx,
    counted,
    sql`SELECT m.month, o.amount::text AS order_amount, s.amount::text AS sales_amount, s.cost::text AS cost_amount,
        d.shipped_lines, d.in_time_lines
      FROM (SELECT month, (month || '-01')::date AS first, ((month || '-01')::date + interval '1 month')::date AS next
        FROM unnest(${textArray(months)}) AS asked(month)) AS m,
      LATERAL (SELECT coalesce(sum(h.net_amount), 0) AS amount FROM ${orderRead.rows} AS h
        WHERE ${here('h')} AND h.order_dt >= m.first AND h.order_dt < m.next AND h.order_status <> '9') AS o,
      LATERAL (SELECT coalesce(sum(h.net_amount), 0) AS amount, coalesce(sum(h.cost_amount), 0) AS cost FROM ${sales} AS h
        WHERE ${here('h')} AND h.account_dt >= m.first AND h.account_dt < m.next AND h.sales_slip_status IN ('1', '2')) AS s,
      LATERAL (SELECT count(*)::int AS shipped_lines, (count(*) FILTER (WHERE h.ship_dt <= o.ship_dt))::int AS in_time_lines
        FROM ${delivery} AS h
        JOIN ${deliveryLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.delivery_no = h.delivery_no
        JOIN ${orderLineRead.rows} AS o ON o.company_cd = l.company_cd AND o.factory_cd = l.factory_cd
          AND o.order_no = l.order_no AND o.line_no = l.order_line_no
        WHERE ${here('h')} AND h.ship_dt >= m.first AND h.ship_dt < m.next AND h.delivery_status = '3'
          AND l.shipped_qty > 0 AND o.ship_dt IS NOT NULL) AS d`,
  )
  const worth = await worthAtEnds({ tx, session }, months)
  return found.map((one) => ({ ...one, stock_amount: worth.get(one.month) ?? '0' }))
}
