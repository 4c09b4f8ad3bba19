import {
  compare,
  decimal,
  divided,
  minus,
  plus,
  rounded,
  times,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import { costParts, type Cost } from '../../contract/roll-up.ts'

/** A cost while it is worked out. */
export type ExactCost = Readonly<Record<keyof Cost, Decimal>>

/** Prices have two places. What goes into one is worked out to eight, so that a sum is not a sum of roundings. */
const priceScale = 2
export const workingScale = 8
export const nothing: ExactCost = { material: zero, labour: zero, machine: zero, outside: zero }

export const whole = (number: number): Decimal => ({ units: BigInt(number), scale: 0 })
export const one = whole(1)
export const hundred = whole(100)
export const hour = whole(3600)

export const mapped = (value: (part: keyof Cost) => Decimal): ExactCost => ({
  material: value('material'),
  labour: value('labour'),
  machine: value('machine'),
  outside: value('outside'),
})

export const added = (sum: ExactCost, other: ExactCost): ExactCost =>
  mapped((part) => plus(sum[part], other[part]))

export const shareOf = (exact: ExactCost, share: Decimal): ExactCost =>
  mapped((part) => divided(times(exact[part], share), hundred, workingScale, 'half-up'))

export const asWritten = (exact: ExactCost): Cost => ({
  material: atPrice(exact.material),
  labour: atPrice(exact.labour),
  machine: atPrice(exact.machine),
  outside: atPrice(exact.outside),
})

const atPrice = (value: Decimal): string => shortestOf(rounded(value, priceScale, 'half-up'))
export const shortestOf = (value: Decimal): string => (value.units === 0n ? '0' : written(value, 0))

export const isZero = (text: string): boolean => compare(decimal(text), zero) === 0

/** As the plan begins more than is wanted (`planning/mrp/lots.ts`), so that enough good ones come out. */
export const ofGoodOnes = (begun: ExactCost, lossRate: string): ExactCost => {
  const good = minus(hundred, decimal(lossRate))
  return isZero(lossRate)
    ? begun
    : mapped((part) => divided(times(begun[part], hundred), good, workingScale, 'half-up'))
}

export const totalOf = (cost: Cost): string =>
  shortestOf(costParts.map((part) => decimal(cost[part])).reduce(plus))
