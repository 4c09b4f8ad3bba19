import { amountAt, priceBase } from '#modules/master/contract/price-base.ts'
import { netAndTax, taxSums, type TaxedLine, type TaxRule } from '#modules/master/contract/tax-sums.ts'
import { decimal, divided, negated, sum, times, written } from '#platform/contract/decimal.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { TypedValues } from '#platform/contract/slip.ts'

/** Arithmetic of a purchase: pure, the same on screen, paper and server. */

type PricedLine = TypedValues<'stock_div' | 'qty' | 'unit_price' | 'price_base_qty' | 'given_amount'>

/**
 * In whole yen, cut down: quantity × price for as many as the price is for, or the amount that was given. A return counts
 * against the supplier; goods free of charge cost nothing.
 */
export function purchaseAmount(line: PricedLine): string {
  const { stock_div, qty, unit_price, given_amount } = line
  if (stock_div === '016') return '0'
  if (figureOf(given_amount)) return given_amount
  const base = priceBase.schema.safeParse(line.price_base_qty)
  if (!base.success || !figureOf(qty) || !figureOf(unit_price)) return ''
  const amount = amountAt({ price: unit_price, price_base_qty: base.data }, qty)
  return written(stock_div === '020' ? negated(amount) : amount)
}

/** What the line costs at another price. */
export const amountAtPrice = (line: PricedLine, unit_price: string): string =>
  purchaseAmount({ ...line, unit_price, given_amount: '' })

const hundred = decimal('100')

export interface DeductibleLine extends TaxedLine {
  /** How much of its tax may be deducted, in percent. */
  readonly deductible_rate: string
}

/** Tax that may be deducted: worked out once per tax code, rate and share, cut down to the yen. */
export function deductibleTax(lines: readonly DeductibleLine[], rule: TaxRule): string {
  const shares = [...new Set(lines.map(({ deductible_rate }) => deductible_rate))]
  const parts = shares.flatMap((share) =>
    taxSums(
      lines.filter(({ deductible_rate }) => deductible_rate === share),
      rule,
    ).map(({ tax }) => divided(times(tax, figureOf(share) ?? hundred), hundred, 0, 'down')),
  )
  return written(sum(parts))
}

export const purchaseSums = (lines: readonly DeductibleLine[], rule: TaxRule) => ({
  ...netAndTax(lines, rule),
  deductible_tax: deductibleTax(lines, rule),
})
