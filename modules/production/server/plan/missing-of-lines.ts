import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderDemandKind } from '#modules/receive-order/contract/order-number.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { pegRead } from '#modules/stock/server/views.ts'
import { decimal, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'

interface OfLine {
  readonly demand_no: string
  readonly demand_line: number
}

export const lineKey = ({ demand_no, demand_line }: OfLine): string => `${demand_no} ${demand_line}`

/** What open lines of orders still want, and nothing is tied to them for. */
export async function missingOfLines(
  { tx, session }: Context,
  lines: readonly OfLine[],
): Promise<Map<string, Decimal>> {
  const found = await rows(
    tx,
    { demand_no: z.string(), demand_line: z.int(), missing: z.string() },
    sql`SELECT l.order_no AS demand_no, l.line_no AS demand_line, trim_scale(l.qty - l.shipped_qty - l.closed_qty - l.allocated_qty
        - coalesce((SELECT sum(p.qty) FROM ${pegRead.rows} AS p WHERE p.company_cd = l.company_cd AND p.factory_cd = l.factory_cd
          AND p.demand_kind = ${orderDemandKind} AND p.demand_no = l.order_no AND p.demand_line = l.line_no), 0))::text AS missing
      FROM ${orderLineRead.rows} AS l
      JOIN (SELECT DISTINCT demand_no, demand_line FROM ${sentRows(lines, 'k', { demand_no: 'text', demand_line: 'int' })}) AS k ON k.demand_no = l.order_no AND k.demand_line = l.line_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.line_status = '0'`,
  )
  return new Map(found.map((line) => [lineKey(line), decimal(line.missing)]))
}
