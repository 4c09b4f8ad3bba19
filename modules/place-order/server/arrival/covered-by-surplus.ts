import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { acceptanceKept, type StoredAcceptance } from './acceptance-kept.ts'
import type { Judged } from './judge-acceptance.ts'
import { orderKey, type OrderedLine } from './order-lines.ts'
import { acceptanceLine } from './tables.ts'

interface Covered {
  readonly line_no: number
  readonly covered_qty: string
}

/**
 * Of what goes back and is to be delivered again, what had come beyond the order before: the supplier owes it no more. It is kept
 * with the acceptance, so that its 返品票 says the same whenever it is printed. `orders` as they stand before the acceptance.
 */
export function coveredBySurplus(
  judged: readonly Judged[],
  orders: ReadonlyMap<string, Pick<OrderedLine, 'rest'>>,
): readonly Covered[] {
  const left = new Map<string, Decimal>([...orders].map(([key, { rest }]) => [key, decimal(rest)]))
  const again = judged.filter(({ line, arrived }) => line.redeliver && left.has(orderKey(arrived)))
  const lacking = (key: string): Decimal => left.get(key) ?? zero
  for (const { line, arrived } of again) {
    const key = orderKey(arrived)
    left.set(key, plus(lacking(key), decimal(line.return_qty)))
  }
  return again.map(({ line: { line_no, return_qty }, arrived }) => {
    const key = orderKey(arrived)
    const wanted = within(lacking(key), decimal(return_qty))
    left.set(key, minus(lacking(key), wanted))
    return { line_no: line_no ?? 0, covered_qty: written(minus(decimal(return_qty), wanted), 0) }
  })
}

function within(lacking: Decimal, most: Decimal): Decimal {
  if (compare(lacking, zero) < 0) return zero
  return compare(lacking, most) < 0 ? lacking : most
}

export async function keepCovered(
  context: Context,
  { header: { acceptance_no } }: StoredAcceptance,
  covered: readonly Covered[],
): Promise<void> {
  await context.tx.execute(sql`UPDATE ${acceptanceLine} AS l SET covered_qty = w.covered_qty
    FROM ${sentRows(covered, 'w', { line_no: 'int', covered_qty: 'numeric' })}
    WHERE ${isSlip(acceptanceKept, context, { acceptance_no }, 'l')} AND l.line_no = w.line_no`)
}
