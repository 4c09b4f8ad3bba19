import { plainNumber } from './plain-number.ts'

/**
 * Exact decimals: prices, quantities and amounts are text on the wire and whole numbers with a scale in between, never
 * binary floats (decisions.md "Language, numbers, dates"). Rounding happens here and nowhere else.
 */
export interface Decimal {
  readonly units: bigint
  /** Decimal places of `units`: 12.50 is 1250 with a scale of 2. */
  readonly scale: number
}

/** 切捨て, 切上げ, 四捨五入; towards and away from zero, so that a red slip cancels its black one. */
export type Rounding = 'down' | 'up' | 'half-up'

const canonical = /^(-?)(\d+)(?:\.(\d+))?$/

/** Of the text that travels and is stored (`-1234.50`). Anything else is a mistake of the program. */
export function decimal(text: string): Decimal {
  const read = parse(text)
  if (!read) throw new Error(`Not a decimal: ${text}`)
  return read
}

export const zero: Decimal = { units: 0n, scale: 0 }

function parse(text: string): Decimal | undefined {
  const [, sign, whole = '', places = ''] = canonical.exec(text) ?? []
  if (sign === undefined) return undefined
  const units = BigInt(whole + places)
  return { units: sign ? -units : units, scale: places.length }
}

/** Of what a person has typed or pasted; undefined when it is no number. */
export function readDecimal(typed: string): Decimal | undefined {
  const plain = plainNumber(typed)
  return plain === undefined ? undefined : parse(plain)
}

export function plus(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale)
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale }
}

export const minus = (one: Decimal, other: Decimal): Decimal => plus(one, negated(other))

export const times = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  scale: one.scale + other.scale,
})

/** A quotient has no end: it is rounded at once. */
export function divided(one: Decimal, other: Decimal, scale: number, rounding: Rounding): Decimal {
  if (other.units === 0n) throw new Error('Division by zero')
  const raised = one.units * 10n ** BigInt(scale + other.scale)
  return { units: quotient(raised, other.units * 10n ** BigInt(one.scale), rounding), scale }
}

export const negated = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale })

export const sum = (all: readonly Decimal[]): Decimal => all.reduce(plus, zero)

/** Below zero when the first is the smaller one. */
export function compare(one: Decimal, other: Decimal): number {
  const { units } = minus(one, other)
  return units < 0n ? -1 : units > 0n ? 1 : 0
}

export function rounded(value: Decimal, scale: number, rounding: Rounding): Decimal {
  if (scale >= value.scale) return { units: unitsAt(value, scale), scale }
  return { units: quotient(value.units, 10n ** BigInt(value.scale - scale), rounding), scale }
}

/** Decimal places that are in use: 12.50 has one. */
export function placesOf({ units, scale }: Decimal): number {
  let places = scale
  for (let rest = units; places > 0 && rest % 10n === 0n; rest /= 10n) places--
  return places
}

/** As it travels and is stored, with at least `scale` places. */
export function written(value: Decimal, scale = value.scale): string {
  const places = Math.max(scale, placesOf(value))
  const { units } = rounded(value, places, 'down')
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${units < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`
}

/** As people read it: 1,234.50. */
export function grouped(value: Decimal, scale = value.scale): string {
  const [whole = '', places] = written(value, scale).split('.')
  const separated = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return places === undefined ? separated : `${separated}.${places}`
}

function unitsAt({ units, scale }: Decimal, wanted: number): bigint {
  return wanted >= scale ? units * 10n ** BigInt(wanted - scale) : units / 10n ** BigInt(scale - wanted)
}

function quotient(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const [above, below] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor]
  const whole = above / below
  const rest = above % below
  if (rest === 0n || rounding === 'down') return whole
  const away = above < 0n ? -1n : 1n
  const raised = rounding === 'up' || 2n * (rest < 0n ? -rest : rest) >= below
  return raised ? whole + away : whole
}
