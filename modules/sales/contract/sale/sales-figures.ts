import { amountAt, priceBase } from '#modules/master/contract/price-base.ts'
import { netAndTax, type TaxedLine, type TaxRule } from '#modules/master/contract/tax-sums.ts'
import {
  divided,
  minus,
  negated,
  plus,
  sum,
  times,
  decimal,
  written,
  zero,
} from '#platform/contract/decimal.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { TypedValues } from '#platform/contract/slip.ts'

/** Arithmetic of a sale: pure, the same on screen, paper and server. */

type PricedLine = TypedValues<
  'sales_div' | 'qty' | 'unit_price' | 'price_base_qty' | 'given_amount' | 'return_judgement'
>

/** Goods that are replaced, repaired or sent back to the customer are not credited. */
const uncredited = new Set(['2', '3', '4'])

/**
 * In whole yen, cut down: quantity × price for as many as the price is for, or the amount that was given. A return counts for
 * the customer; what was sold as deposit costs nothing again when it ships.
 */
export function salesAmount(line: PricedLine): string {
  const { sales_div, qty, unit_price, given_amount, return_judgement } = line
  if (sales_div === '505') return '0'
  if (sales_div === '520' && uncredited.has(return_judgement)) return '0'
  if (figureOf(given_amount)) return given_amount
  const base = priceBase.schema.safeParse(line.price_base_qty)
  if (!base.success || !figureOf(qty) || !figureOf(unit_price)) return ''
  const amount = amountAt({ price: unit_price, price_base_qty: base.data }, qty)
  return written(sales_div === '520' ? negated(amount) : amount)
}

export interface SoldLine extends TaxedLine {
  /** What the goods had cost us, by their entries in the ledger. */
  readonly line_cost: string
}

/** What the slip is worth, its tax, once per tax code, what it cost and what is left of it. */
export function salesSums(lines: readonly SoldLine[], rule: TaxRule) {
  const { net_amount, tax_amount } = netAndTax(lines, rule)
  const cost = sum(lines.map(({ line_cost }) => figureOf(line_cost) ?? zero))
  return {
    ...{ net_amount, tax_amount, cost_amount: written(cost) },
    margin_amount: written(minus(decimal(net_amount), cost)),
  }
}

const hundred = decimal('100')

/** 粗利 of a line: what it is worth without tax, less what it cost. */
export function lineMargin(
  { amount, tax_rate, line_cost }: Pick<SoldLine, 'amount' | 'tax_rate' | 'line_cost'>,
  { tax_div }: Pick<TaxRule, 'tax_div'>,
): string {
  const figure = figureOf(amount)
  if (!figure) return ''
  const rate = figureOf(tax_rate) ?? zero
  const net = tax_div === '2' ? divided(times(figure, hundred), plus(hundred, rate), 0, 'half-up') : figure
  return written(minus(net, figureOf(line_cost) ?? zero))
}
