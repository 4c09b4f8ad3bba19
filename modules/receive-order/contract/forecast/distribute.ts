import { decimal, rounded, written, zero, type Decimal } from '#platform/contract/decimal.ts'

/**
 * A figure shared out by weights, by the largest remainder: the shares add up to it exactly. Nothing where nothing weighs;
 * what is negative weighs nothing. Of equal remainders the first gets more.
 */
export function distributed(
  figure: string,
  weights: readonly string[],
  places: number,
): readonly string[] | undefined {
  const whole = rounded(decimal(figure), places, 'down').units
  const scale = Math.max(0, ...weights.map((weight) => decimal(weight).scale))
  const units = weights.map((weight) => unitsOf(decimal(weight), scale))
  const all = units.reduce((sum, one) => sum + one, 0n)
  if (all === 0n) return undefined
  const shares = units.map((one) => (whole * one) / all)
  const left = whole - shares.reduce((sum, one) => sum + one, 0n)
  const first = new Set(
    units
      .map((one, at) => ({ at, rest: (whole * one) % all }))
      .toSorted((one, other) =>
        one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1,
      )
      .slice(0, Number(left))
      .map(({ at }) => at),
  )
  return shares.map((share, at) => written({ units: share + (first.has(at) ? 1n : 0n), scale: places }, 0))
}

const unitsOf = (weight: Decimal, scale: number): bigint => {
  const { units } = rounded(weight, scale, 'down')
  return units > zero.units ? units : 0n
}
