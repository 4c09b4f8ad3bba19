import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { costsOfDocuments } from '#modules/stock/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { salesKind } from '../../contract/sale/sales-number.ts'
import { deliveryKind } from '../../contract/shipping/delivery-number.ts'
import { deliveryLine, deliveryPackage, sales, salesLine } from '../tables.ts'
import type { MovedLine } from './goods-of-sale.ts'

interface LineCost {
  readonly sales_no: string
  readonly line_no: number
  readonly cost: bigint
}

/** What goods cost that have moved with these slips, as the ledger has it. */
export async function writeOwnCosts(
  context: Context,
  slips: readonly { readonly sales_no: string; readonly goods: readonly MovedLine[] }[],
): Promise<void> {
  const costs = await costsOfDocuments(context, {
    ...{ document_kind: salesKind, numbers: slips.map(({ sales_no }) => sales_no) },
  })
  await write(
    context,
    slips.flatMap(({ sales_no, goods }) => summed(sales_no, goods, costs.get(sales_no) ?? [])),
  )
}

/** What goods cost that left with a delivery; the slips that follow from it have one line for each of its lines. */
export async function writeDeliveredCosts(context: Context, delivery_no: string): Promise<void> {
  const { tx, session } = context
  const moved = await rows(
    tx,
    { line_no: z.int() },
    sql`SELECT p.line_no FROM ${deliveryPackage} AS p JOIN ${deliveryLine} AS l ON l.company_cd = p.company_cd
        AND l.factory_cd = p.factory_cd AND l.delivery_no = p.delivery_no AND l.line_no = p.line_no
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.delivery_no = ${delivery_no}
        AND ${itemRead.of('l', 'stock_flg', { item_cd: 'ship_item_cd' })} ORDER BY p.line_no, p.package_no`,
  )
  const costs = await costsOfDocuments(context, { document_kind: deliveryKind, numbers: [delivery_no] })
  const byLine = new Map(
    summed('', moved, costs.get(delivery_no) ?? []).map(({ line_no, cost }) => [line_no, cost]),
  )
  const lines = await rows(
    tx,
    { sales_no: z.string(), line_no: z.int(), source_line_no: z.int() },
    sql`SELECT l.sales_no, l.line_no, l.source_line_no::int AS source_line_no FROM ${sales} AS h JOIN ${salesLine} AS l
        ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.sales_no = h.sales_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.source = '1'
        AND h.source_no = ${delivery_no} AND h.sales_slip_status = '0' AND l.source_line_no > 0`,
  )
  await write(
    context,
    lines.map(({ source_line_no, ...line }) => ({ ...line, cost: byLine.get(source_line_no) ?? 0n })),
  )
}

function summed(
  sales_no: string,
  moved: readonly Pick<MovedLine, 'line_no'>[],
  costs: readonly string[],
): readonly LineCost[] {
  const sums = new Map<number, bigint>()
  for (const [at, { line_no }] of moved.entries())
    sums.set(line_no, (sums.get(line_no) ?? 0n) + BigInt(costs[at] ?? '0'))
  return [...sums].map(([line_no, cost]) => ({ sales_no, line_no, cost }))
}

/** Margins and sums follow: by the same arithmetic as on the screen. */
async function write({ tx, session }: Context, costs: readonly LineCost[]): Promise<void> {
  if (costs.length === 0) return
  const { company_cd, factory_cd } = session
  const wanted = costs.map((one) => ({ ...one, cost: String(one.cost) }))
  await tx.execute(sql`UPDATE ${salesLine} AS l SET line_cost = w.cost, line_margin = l.line_margin + coalesce(l.line_cost, 0) - w.cost
    FROM ${sentRows(wanted, 'w', { sales_no: 'text', line_no: 'int', cost: 'numeric' })}
    WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.sales_no = w.sales_no AND l.line_no = w.line_no`)
  await tx.execute(sql`UPDATE ${sales} AS h SET cost_amount = s.cost, margin_amount = h.net_amount - s.cost
    FROM (SELECT l.sales_no, sum(l.line_cost) AS cost FROM ${salesLine} AS l WHERE l.company_cd = ${company_cd}
        AND l.factory_cd = ${factory_cd} AND l.sales_no = ANY(${textArray([...new Set(costs.map(({ sales_no }) => sales_no))])})
      GROUP BY l.sales_no) AS s
    WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.sales_no = s.sales_no`)
}
