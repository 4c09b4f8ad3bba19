import {
  decimal,
  divided,
  minus,
  plus,
  rounded,
  sum,
  times,
  written,
  zero,
  type Decimal,
  type Rounding,
} from '#platform/contract/decimal.ts'
import { figureOf, type SlipTotals } from '#platform/contract/slip-totals.ts'
import type { TypedValues } from '#platform/contract/slip.ts'
import { taxCode } from './tax.ts'

/** Arithmetic of consumption tax, for customers and suppliers: pure, the same on screen, paper and server. */

const roundings: Readonly<Record<string, Rounding>> = { 1: 'down', 2: 'up', 3: 'half-up' }
const hundred = decimal('100')
/** 税込価格, and no tax at all: divisions of the partner. */
const taxIncluded = '2'
const untaxed = '3'

export interface TaxSum {
  readonly tax_cd: string
  readonly rate: string
  readonly base: Decimal
  readonly tax: Decimal
}

export type TaxedLine = TypedValues<'amount' | 'tax_cd' | 'tax_rate'>
/** The partner's rule: added, included or none, and how it is rounded. */
export type TaxRule = TypedValues<'tax_div' | 'tax_fraction'>

/** Tax is rounded once per tax code and rate, never per line (decisions.md "Sales, purchasing, tax"). */
export function taxSums(lines: readonly TaxedLine[], rule: TaxRule): readonly TaxSum[] {
  const bases = new Map<string, { tax_cd: string; rate: string; base: Decimal }>()
  for (const { amount, tax_cd, tax_rate } of lines) {
    const figure = figureOf(amount)
    if (!figure) continue
    const rate = rule.tax_div === untaxed ? '0' : tax_rate
    const key = `${tax_cd} ${rate}`
    bases.set(key, { tax_cd, rate, base: plus(bases.get(key)?.base ?? zero, figure) })
  }
  const rounding = roundings[rule.tax_fraction] ?? 'down'
  return [...bases.values()]
    .toSorted((one, other) => (one.tax_cd + one.rate < other.tax_cd + other.rate ? -1 : 1))
    .map((one) => ({ ...one, tax: taxOf(one, rule.tax_div === taxIncluded, rounding) }))
}

function taxOf(
  { base, rate }: { readonly base: Decimal; readonly rate: string },
  isIncluded: boolean,
  rounding: Rounding,
): Decimal {
  const percent = figureOf(rate)
  if (!percent) return zero
  const parts = times(base, percent)
  return isIncluded
    ? divided(parts, plus(hundred, percent), 0, rounding)
    : rounded(divided(parts, hundred, parts.scale + 2, 'down'), 0, rounding)
}

/** What the lines are worth without tax, and their tax. */
export function netAndTax(lines: readonly TaxedLine[], rule: TaxRule) {
  const sums = taxSums(lines, rule)
  const tax = sum(sums.map((one) => one.tax))
  const bases = sum(sums.map(({ base }) => base))
  const net = rule.tax_div === taxIncluded ? minus(bases, tax) : bases
  return { net_amount: written(net), tax_amount: written(tax) }
}

/** A row for each tax code and rate, and what is owed in the end. */
export function taxTotals(lines: readonly TaxedLine[], rule: TaxRule): SlipTotals {
  const { net_amount, tax_amount } = netAndTax(lines, rule)
  return {
    columns: [
      { ja: '対象額', en: 'Amount', zh: '对象额' },
      { ja: '消費税', en: 'Consumption tax', zh: '消费税' },
    ],
    rows: taxSums(lines, rule).map(({ tax_cd, rate, base, tax }) => ({
      label: taxLabel(tax_cd, rate),
      figures: [written(base), written(tax)],
    })),
    grand: {
      label: { ja: '合計（税込）', en: 'Total with tax', zh: '合计（含税）' },
      figure: written(plus(decimal(net_amount), decimal(tax_amount))),
      unit: { ja: '円', en: 'yen', zh: '日元' },
    },
  }
}

/** The category with its rate, in words. */
export function taxLabel(tax_cd: string, rate: string) {
  const code = taxCode.schema.safeParse(tax_cd)
  const name = code.success
    ? taxCode.texts[code.data]
    : { ja: '税区分なし', en: 'No category', zh: '无税区分' }
  return {
    ja: `${name.ja} ${rate}％`,
    en: `${name.en} ${rate}%`,
    zh: `${name.zh} ${rate}％`,
  }
}
