import { amountAt, priceBase } from '#modules/master/contract/price-base.ts'
import { netAndTax, taxTotals, type TaxRule } from '#modules/master/contract/tax-sums.ts'
import { compare, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { figureOf, type SlipTotals } from '#platform/contract/slip-totals.ts'
import type { TypedValues } from '#platform/contract/slip.ts'

/** Arithmetic of an order to a supplier: pure, the same on the screen and on the server. */

type PricedLine = TypedValues<'qty' | 'unit_price' | 'price_base_qty'>

/** Quantity × price, for as many as the price is for, in whole yen; nothing while one of them is missing. */
export function placeOrderAmount({ qty, unit_price, price_base_qty }: PricedLine): string {
  const base = priceBase.schema.safeParse(price_base_qty)
  if (!base.success || !figureOf(qty) || !figureOf(unit_price)) return ''
  return written(amountAt({ price: unit_price, price_base_qty: base.data }, qty))
}

type TaxedLine = TypedValues<'amount' | 'tax_cd' | 'tax_rate' | 'line_status'>

const counting = (lines: readonly TaxedLine[]) => lines.filter(({ line_status }) => line_status !== '9')

export const placeOrderSums = (lines: readonly TaxedLine[], header: TaxRule) =>
  netAndTax(counting(lines), header)

export const placeOrderTotals = (lines: readonly TaxedLine[], header: TaxRule): SlipTotals =>
  taxTotals(counting(lines), header)

type QuantityLine = TypedValues<'qty' | 'received_qty' | 'redelivery_qty' | 'closed_qty'>

/** 発注残 = ordered + re-delivery − received − closed (flows.md "Purchase to pay"), here and in the doctor. */
export const placeOrderBacklog = (line: QuantityLine): Decimal =>
  minus(
    minus(
      plus(figureOf(line.qty) ?? zero, figureOf(line.redelivery_qty) ?? zero),
      figureOf(line.received_qty) ?? zero,
    ),
    figureOf(line.closed_qty) ?? zero,
  )

/** For whoever waits for the line: what is to come, and what has come and awaits inspection. */
export function stillBrings(line: QuantityLine & TypedValues<'inspected_qty'>): string {
  const waiting = minus(figureOf(line.received_qty) ?? zero, figureOf(line.inspected_qty) ?? zero)
  const rest = placeOrderBacklog(line)
  return written(compare(rest, zero) > 0 ? plus(rest, waiting) : waiting)
}
