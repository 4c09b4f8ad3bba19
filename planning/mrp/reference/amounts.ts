import { type ItemInput, type Quantity } from '../input.ts'

/** Thousandths, exactly. */
export const milli = (value: Quantity = 0) => scaled(value, 1000)
export const hundredths = (value: Quantity = 0) => scaled(value, 100)

export function upToUnit(above: bigint, below: bigint, item: ItemInput): bigint {
  const unit = unitOf(item)
  let units = above / (below * unit)
  while (units * below * unit < above) units++
  return units * unit
}

export function unitOf(item: ItemInput): bigint {
  return 10n ** BigInt(3 - (item.decimals ?? 0))
}

export interface Lot {
  readonly quantity: bigint
  readonly good: bigint
}

/** Nobody makes more orders for one need: the last is for all that is left. */
const mostLots = 200

/** What is started for a need, lot by lot, and what comes out with each: scrap is lost of all of it together. */
export function lotsFor(item: ItemInput, net: bigint): readonly Lot[] {
  const wanted = started(item, net)
  const lots: Lot[] = []
  let begun = 0n
  while (begun < wanted) {
    const quantity = oneLot(item, wanted - begun, lots.length + 1 === mostLots)
    lots.push({ quantity, good: comesOut(item, begun + quantity) - comesOut(item, begun) })
    begun += quantity
  }
  return lots
}

/** The least of which enough comes out. */
export function started(item: ItemInput, good: bigint): bigint {
  return item.phantom ? good : upToUnit(good * 10_000n, 10_000n - hundredths(item.scrapPercent), item)
}

export function comesOut(item: ItemInput, quantity: bigint): bigint {
  const unit = unitOf(item)
  const share = 10_000n - hundredths(item.phantom ? 0 : item.scrapPercent)
  return ((quantity * share) / 10_000n / unit) * unit
}

function oneLot(item: ItemInput, open: bigint, isLast: boolean): bigint {
  const { lot } = item
  if (item.phantom || !lot || lot.rule === 'lot-for-lot') return open
  const fixed = lot.rule === 'fixed' ? milli(lot.quantity) : 0n
  if (fixed) return isLast ? ((open + fixed - 1n) / fixed) * fixed : fixed
  const most = lot.rule === 'fixed' ? 0n : milli(lot.max)
  const allowed = allowedLot(item, open)
  if (!most || allowed <= most || isLast) return allowed
  let largest = most
  while (allowedLot(item, largest) !== largest) largest -= unitOf(item)
  return largest
}

/** The least quantity from `wanted` on that min, steps and packs allow, found by going up. */
export function allowedLot({ lot }: ItemInput, wanted: bigint): bigint {
  if (!lot || lot.rule === 'lot-for-lot' || lot.rule === 'fixed') return wanted
  const least = milli(lot.min)
  const pack = lot.rule === 'range' ? 0n : milli(lot.pack)
  const step = pack || (lot.rule === 'packs' ? 0n : milli(lot.step))
  const enough = wanted > least ? wanted : least
  if (!step) return enough
  let quantity = pack ? 0n : least
  while (quantity < enough) quantity += step
  return quantity
}

function scaled(value: Quantity, by: number): bigint {
  return BigInt(Math.round(Number(value) * by))
}
