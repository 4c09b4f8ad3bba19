/**
 * Quantities are whole thousandths of a unit (the product keeps numeric(13,3)) in numbers below 2^53, so sums are exact.
 * Everything that divides rounds here, once, and up: to the smallest amount that the item's unit allows.
 */
export const thousandths = 1000
/** Percentages have two decimals: 100 % = 10,000. */
export const wholePercent = 10_000

const largest = Number.MAX_SAFE_INTEGER
/**
 * Up to here a division of whole numbers cannot be rounded across one: a quotient that is no whole number lies at least
 * 1 / divisor away from the next, which is more than half a unit in its last place.
 */
export const surelyExact = 2 ** 52

/** ⌊dividend / divisor⌋, exactly, for whole numbers from 0 to 2^52. */
export function floorDivide(dividend: number, divisor: number): number {
  return Math.floor(dividend / divisor)
}

/** ⌈dividend / divisor⌉, exactly, for whole numbers from 0 to 2^52. */
export function ceilDivide(dividend: number, divisor: number): number {
  return Math.ceil(dividend / divisor)
}

/** ⌈quantity × numerator / denominator⌉ to a multiple of `unit`. */
export function scaleUp(quantity: number, numerator: number, denominator: number, unit: number): number {
  const product = quantity * numerator
  if (product <= surelyExact) return Math.ceil(product / (denominator * unit)) * unit
  const divisor = BigInt(denominator) * BigInt(unit)
  return Number((BigInt(quantity) * BigInt(numerator) + divisor - 1n) / divisor) * unit
}

/** ⌊quantity × numerator / denominator⌋ to a multiple of `unit`. */
export function scaleDown(quantity: number, numerator: number, denominator: number, unit: number): number {
  const product = quantity * numerator
  if (product <= surelyExact) return Math.floor(product / (denominator * unit)) * unit
  const divisor = BigInt(denominator) * BigInt(unit)
  return Number((BigInt(quantity) * BigInt(numerator)) / divisor) * unit
}

/** A decimal as people and the database write it ("12.5"), in whole thousandths; undefined when it has more decimals. */
export function parseScaled(value: string | number, scale = thousandths): number | undefined {
  const text = typeof value === 'number' ? String(value) : value.trim()
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return undefined
  const [, sign, whole = '0', decimals = ''] = match
  const places = Math.round(Math.log10(scale))
  const digits = decimals.replace(/0+$/, '')
  if (digits.length > places) return undefined
  const scaled = Number(whole) * scale + Number(digits.padEnd(places, '0') || '0')
  if (scaled > largest) return undefined
  return sign && scaled ? -scaled : scaled
}
