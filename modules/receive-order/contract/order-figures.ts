import { priceBase, amountAt } from '#modules/master/contract/price-base.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import {
  compare,
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

/** Arithmetic of an order: pure, the same on the screen and on the server. */

type PricedLine = TypedValues<'qty' | 'unit_price' | 'price_base_qty'>

/** Quantity × price, for as many as the price is for, in whole yen; nothing while one of them is missing. */
export function amountOf({ qty, unit_price, price_base_qty }: PricedLine): string {
  const base = priceBase.schema.safeParse(price_base_qty)
  if (!base.success || !figureOf(qty) || !figureOf(unit_price)) return ''
  return written(amountAt({ price: unit_price, price_base_qty: base.data }, qty))
}

const roundings: Readonly<Record<string, Rounding>> = { 1: 'down', 2: 'up', 3: 'half-up' }
const hundred = decimal('100')
/** 税込価格, and no tax at all: divisions of the customer. */
const taxIncluded = '2'
const untaxed = '3'

interface TaxSum {
  readonly tax_cd: string
  readonly rate: string
  readonly base: Decimal
  readonly tax: Decimal
}

type TaxedLine = TypedValues<'amount' | 'tax_cd' | 'tax_rate' | 'line_status'>
type TaxedHeader = TypedValues<'tax_div' | 'tax_fraction'>

/** Tax is rounded once per tax code and rate, never per line (decisions.md); what was cancelled costs nothing. */
export function taxSums(lines: readonly TaxedLine[], header: TaxedHeader): readonly TaxSum[] {
  const bases = new Map<string, { tax_cd: string; rate: string; base: Decimal }>()
  for (const { amount, tax_cd, tax_rate, line_status } of lines) {
    const figure = figureOf(amount)
    if (!figure || line_status === '9') continue
    const rate = header.tax_div === untaxed ? '0' : tax_rate
    const key = `${tax_cd} ${rate}`
    bases.set(key, { tax_cd, rate, base: plus(bases.get(key)?.base ?? zero, figure) })
  }
  const rounding = roundings[header.tax_fraction] ?? 'down'
  return [...bases.values()]
    .toSorted((one, other) => (one.tax_cd + one.rate < other.tax_cd + other.rate ? -1 : 1))
    .map((one) => ({ ...one, tax: taxOf(one, header.tax_div === taxIncluded, rounding) }))
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

/** What the order is worth without tax, and its tax. */
export function orderSums(lines: readonly TaxedLine[], header: TaxedHeader) {
  const sums = taxSums(lines, header)
  const tax = sum(sums.map((one) => one.tax))
  const bases = sum(sums.map(({ base }) => base))
  const net = header.tax_div === taxIncluded ? minus(bases, tax) : bases
  return { net_amount: written(net), tax_amount: written(tax) }
}

export function orderTotals(lines: readonly TaxedLine[], header: TaxedHeader): SlipTotals {
  const { net_amount, tax_amount } = orderSums(lines, header)
  return {
    columns: [
      { ja: '対象額', en: 'Amount', zh: '对象额' },
      { ja: '消費税', en: 'Consumption tax', zh: '消费税' },
    ],
    rows: taxSums(lines, header).map(({ tax_cd, rate, base, tax }) => ({
      label: labelOf(tax_cd, rate),
      figures: [written(base), written(tax)],
    })),
    grand: {
      label: { ja: '合計（税込）', en: 'Total with tax', zh: '合计（含税）' },
      figure: written(plus(decimal(net_amount), decimal(tax_amount))),
      unit: { ja: '円', en: 'yen', zh: '日元' },
    },
  }
}

function labelOf(tax_cd: string, rate: string) {
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

type QuantityLine = TypedValues<'qty' | 'shipped_qty' | 'closed_qty'>

/** 受注残 = ordered − shipped − closed (flows.md "Order to cash"); a return does not open it again. */
export const backlogOf = ({ qty, shipped_qty, closed_qty }: QuantityLine): Decimal =>
  minus(minus(figureOf(qty) ?? zero, figureOf(shipped_qty) ?? zero), figureOf(closed_qty) ?? zero)

/** Not, partly, the whole rest. */
export function allocationOf(line: QuantityLine & TypedValues<'allocated_qty'>): '0' | '1' | '2' {
  const allocated = figureOf(line.allocated_qty) ?? zero
  if (allocated.units === 0n) return '0'
  return compare(allocated, backlogOf(line)) < 0 ? '1' : '2'
}

/** Full boxes, and what is left over. */
export function packing(qty: string, pack_qty: string) {
  const [all, pack] = [figureOf(qty), figureOf(pack_qty)]
  if (!all || !pack || pack.units <= 0n || all.units < 0n) return { box_count: '', odd_qty: '' }
  const boxes = divided(all, pack, 0, 'down')
  return { box_count: written(boxes, 0), odd_qty: written(minus(all, times(boxes, pack)), 0) }
}
