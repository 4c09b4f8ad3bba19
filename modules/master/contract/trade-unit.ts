import { decimal, divided, rounded, times, written } from '#platform/contract/decimal.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'

/** So many stock units in the unit in which they are traded, to a thousandth; blank where there is nothing to count. */
export function inTradeUnits(qty: string, unit_qty: string): string {
  const all = figureOf(qty)
  const one = figureOf(unit_qty)
  return all && one && one.units > 0n ? written(divided(all, one, 3, 'half-up'), 0) : ''
}

/** So many trade units in stock units, to a thousandth. */
export function inStockUnits(trade_qty: string, unit_qty: string): string {
  const all = figureOf(trade_qty)
  return all ? written(rounded(times(all, decimal(unit_qty)), 3, 'half-up'), 0) : ''
}

/** What a quantity is in the unit in which its item is bought; blank where that is the unit of the stock. */
export function boughtIn(
  item: { readonly purchase_unit_cd: string; readonly purchase_unit_qty: string } | undefined,
  qty: string,
): { readonly trade_qty: string; readonly trade_unit_cd: string } {
  const trade_qty = item && item.purchase_unit_cd !== '' ? inTradeUnits(qty, item.purchase_unit_qty) : ''
  return { trade_qty, trade_unit_cd: trade_qty === '' ? '' : (item?.purchase_unit_cd ?? '') }
}
