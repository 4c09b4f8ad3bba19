import { priceBase, amountAt } from '#modules/master/contract/price-base.ts'
import { netAndTax, taxTotals, type TaxRule } from '#modules/master/contract/tax-sums.ts'
import {
  compare,
  divided,
  minus,
  plus,
  times,
  written,
  zero,
  type Decimal,
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

type TaxedLine = TypedValues<'amount' | 'tax_cd' | 'tax_rate' | 'line_status'>

/** What was cancelled costs nothing. */
const counting = (lines: readonly TaxedLine[]) => lines.filter(({ line_status }) => line_status !== '9')

/** What the order is worth without tax, and its tax. */
export const orderSums = (lines: readonly TaxedLine[], header: TaxRule) => netAndTax(counting(lines), header)

export const orderTotals = (lines: readonly TaxedLine[], header: TaxRule): SlipTotals =>
  taxTotals(counting(lines), header)

type QuantityLine = TypedValues<'qty' | 'shipped_qty' | 'closed_qty'> & Partial<TypedValues<'line_status'>>

/** 受注残 = ordered − shipped − closed (flows.md "Order to cash"), of what was not cancelled; a return does not open it again. */
export const backlogOf = ({ qty, shipped_qty, closed_qty, line_status }: QuantityLine): Decimal =>
  line_status === '9'
    ? zero
    : minus(minus(figureOf(qty) ?? zero, figureOf(shipped_qty) ?? zero), figureOf(closed_qty) ?? zero)

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

/** 個口: what is left over travels in a box of its own. Blank where nobody knows how many go into one. */
export function packages(qty: string, pack_qty: string): string {
  const [all, pack] = [figureOf(qty), figureOf(pack_qty)]
  if (!all || !pack || pack.units <= 0n || all.units < 0n) return ''
  return written(divided(all, pack, 0, 'up'), 0)
}

/** The quantities of full boxes below and above one that leaves a box half full. */
export function fullBoxes({
  qty,
  pack_qty,
  odd_qty,
}: TypedValues<'qty' | 'pack_qty' | 'odd_qty'>): readonly string[] {
  const [all, pack, odd] = [figureOf(qty), figureOf(pack_qty), figureOf(odd_qty)]
  if (!all || !pack || !odd || odd.units === 0n) return []
  const fewer = minus(all, odd)
  return [...(fewer.units > 0n ? [fewer] : []), plus(fewer, pack)].map((one) => written(one, 0))
}
