import { compare, decimal } from '#platform/contract/decimal.ts'

export interface Limits {
  readonly lower_limit: string
  readonly upper_limit: string
}

/** A value on the limit is within it. */
export const isOutside = (value: string, { lower_limit, upper_limit }: Limits): boolean =>
  compare(decimal(value), decimal(lower_limit)) < 0 || compare(decimal(value), decimal(upper_limit)) > 0
