import { taxSums, type TaxedLine, type TaxRule, type TaxSum } from '#modules/master/contract/tax-sums.ts'
import { decimal, minus, plus, sum, written } from '#platform/contract/decimal.ts'

/** What was sold on a slip at one tax, and the rule of that slip: 1 tax of each slip, 2 once of the whole closing. */
export interface StatedSale extends TaxedLine, TaxRule {
  readonly slip: string
  readonly tax_calc_unit: string
}

export interface StatementTax {
  readonly tax_cd: string
  readonly tax_rate: string
  /** Without the tax. */
  readonly net_amount: string
  readonly tax_amount: string
}

/**
 * A row for each tax code and rate. Where the closing is the invoice its tax is worked out and rounded once; where each slip
 * is, it is the sum of theirs.
 */
export function statementTaxes(sales: readonly StatedSale[]): readonly StatementTax[] {
  const found = new Map<string, TaxSum & { readonly net: TaxSum['base'] }>()
  for (const group of invoices(sales))
    for (const one of taxSums(group.sales, group.rule)) {
      const key = `${one.tax_cd} ${one.rate}`
      const before = found.get(key)
      const net = group.rule.tax_div === '2' ? minus(one.base, one.tax) : one.base
      found.set(
        key,
        before ? { ...one, net: plus(before.net, net), tax: plus(before.tax, one.tax) } : { ...one, net },
      )
    }
  return [...found.values()]
    .toSorted((one, other) => (one.tax_cd + one.rate < other.tax_cd + other.rate ? -1 : 1))
    .map(({ tax_cd, rate, net, tax }) => ({
      ...{ tax_cd, tax_rate: rate, net_amount: written(net, 0), tax_amount: written(tax, 0) },
    }))
}

interface Invoice {
  readonly rule: TaxRule
  readonly sales: StatedSale[]
}

/** What is rounded together. */
function invoices(sales: readonly StatedSale[]): Iterable<Invoice> {
  const found = new Map<string, Invoice>()
  for (const sale of sales) {
    const { tax_div, tax_fraction, tax_calc_unit, slip } = sale
    const key = [tax_div, tax_fraction, ...(tax_calc_unit === '1' ? [slip] : [])].join(' ')
    const invoice = found.get(key)
    if (invoice) invoice.sales.push(sale)
    else found.set(key, { rule: { tax_div, tax_fraction }, sales: [sale] })
  }
  return found.values()
}

interface Before {
  /** 前回請求額. */
  readonly previous_amount: string
  /** 入金額: money and what was deducted, since then. */
  readonly received_amount: string
}

/** 前回請求 − 入金 = 繰越; 繰越 + 今回買上 + 消費税 = 今回請求. */
export function statementSums(taxes: readonly StatementTax[], { previous_amount, received_amount }: Before) {
  const net = sum(taxes.map(({ net_amount }) => decimal(net_amount)))
  const tax = sum(taxes.map(({ tax_amount }) => decimal(tax_amount)))
  const carried = minus(decimal(previous_amount), decimal(received_amount))
  return {
    ...{ previous_amount, received_amount, carried_amount: written(carried, 0) },
    ...{ net_amount: written(net, 0), tax_amount: written(tax, 0) },
    sales_amount: written(plus(net, tax), 0),
    billed_amount: written(sum([carried, net, tax]), 0),
  }
}
