import { taxSums, type TaxRule, type TaxSum } from '#modules/master/contract/tax-sums.ts'
import {
  decimal,
  divided,
  plus,
  sum,
  times,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { DeductibleLine } from '../purchase/purchase-figures.ts'

/** A line of a purchase on a statement. */
export interface StatedLine extends DeductibleLine {
  readonly purchase_no: string
}

/** The supplier's rule: 1 tax of each slip, 2 once of the whole closing. */
export interface StatementRule extends TaxRule {
  readonly tax_calc_unit: string
}

export interface StatementTax {
  readonly tax_cd: string
  readonly tax_rate: string
  /** Without the tax. */
  readonly net_amount: string
  readonly tax_amount: string
  readonly deductible_tax: string
}

/**
 * A row for each tax code and rate. Where the closing is the invoice its tax is worked out and rounded once; where each slip
 * is, it is the sum of theirs. What may be deducted is reckoned of the tax by the share that holds for its lines.
 */
export function statementTaxes(lines: readonly StatedLine[], rule: StatementRule): readonly StatementTax[] {
  const groups = rule.tax_calc_unit === '1' ? bySlip(lines) : [lines]
  const found = new Map<string, { sum: TaxSum; deductible: Decimal }>()
  for (const group of groups) {
    for (const one of taxSums(group, rule)) {
      const key = `${one.tax_cd} ${one.rate}`
      const before = found.get(key)
      const deductible = deductibleOf(one, group, rule)
      found.set(key, {
        sum: before
          ? { ...one, base: plus(before.sum.base, one.base), tax: plus(before.sum.tax, one.tax) }
          : one,
        deductible: before ? plus(before.deductible, deductible) : deductible,
      })
    }
  }
  return [...found.values()].map(({ sum: { tax_cd, rate, base, tax }, deductible }) => ({
    ...{ tax_cd, tax_rate: rate },
    net_amount: written(rule.tax_div === '2' ? plus(base, { ...tax, units: -tax.units }) : base, 0),
    tax_amount: written(tax, 0),
    deductible_tax: written(deductible, 0),
  }))
}

const bySlip = (lines: readonly StatedLine[]): readonly (readonly StatedLine[])[] =>
  [...new Set(lines.map(({ purchase_no }) => purchase_no))].map((no) =>
    lines.filter(({ purchase_no }) => purchase_no === no),
  )

/** Lines of one share take the tax as it was rounded; a closing over a change of the share splits it. */
function deductibleOf({ tax_cd, rate, tax }: TaxSum, lines: readonly StatedLine[], rule: TaxRule): Decimal {
  const own = lines.filter((line) => line.tax_cd === tax_cd && (rate === '0' || line.tax_rate === rate))
  const shares = [...new Set(own.map(({ deductible_rate }) => deductible_rate))]
  const parts = shares.map((share) => {
    const ofShare = own.filter(({ deductible_rate }) => deductible_rate === share)
    const whole = shares.length === 1 ? tax : sum(taxSums(ofShare, rule).map((one) => one.tax))
    return divided(times(whole, figureOf(share) ?? zero), decimal('100'), 0, 'down')
  })
  return sum(parts)
}

/** What is owed in the end: the purchases with their tax, and what was owed before the first of them. */
export function statementSums(taxes: readonly StatementTax[], opening_amount = '0') {
  const total = (of: 'net_amount' | 'tax_amount' | 'deductible_tax') =>
    sum(taxes.map((one) => decimal(one[of])))
  const [net, tax, deductible] = [total('net_amount'), total('tax_amount'), total('deductible_tax')]
  return {
    opening_amount,
    net_amount: written(net, 0),
    tax_amount: written(tax, 0),
    deductible_tax: written(deductible, 0),
    pay_amount: written(plus(plus(net, tax), decimal(opening_amount)), 0),
  }
}
