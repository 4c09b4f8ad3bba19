import { amountAt, priceBase } from '#modules/master/contract/price-base.ts'
import { sum, written } from '#platform/contract/decimal.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { TypedValues } from '#platform/contract/slip.ts'

/** Arithmetic of what is supplied: pure, the same on screen, paper and server. */

type PricedLine = TypedValues<'supply_kind' | 'qty' | 'unit_price' | 'price_base_qty'>

/** What the supplier owes for a line, in whole yen, cut down; nothing for what is free. */
export function supplyAmount({ supply_kind, qty, unit_price, price_base_qty }: PricedLine): string {
  if (supply_kind === '1') return '0'
  const base = priceBase.schema.safeParse(price_base_qty)
  if (!base.success || !figureOf(qty) || !figureOf(unit_price)) return ''
  return written(amountAt({ price: unit_price, price_base_qty: base.data }, qty))
}

export const supplySums = (lines: readonly TypedValues<'amount'>[]) => ({
  amount: written(sum(lines.flatMap((line) => figureOf(line.amount) ?? []))),
})
