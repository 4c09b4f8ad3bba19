import { compare, decimal, readDecimal, written } from '#platform/contract/decimal.ts'

export interface Limits {
  readonly lower_limit: string
  readonly upper_limit: string
}

/** A value on the limit is within it. */
export const isOutside = (value: string, { lower_limit, upper_limit }: Limits): boolean =>
  compare(decimal(value), decimal(lower_limit)) < 0 || compare(decimal(value), decimal(upper_limit)) > 0

/** Values as a person types them, one after the other: `10.02 9.98、10`; what is no number stays as it was typed. */
export const typedValues = (typed: string): readonly string[] =>
  typed
    .normalize('NFKC')
    .split(/[\s,、]+/)
    .filter((one) => one !== '')
    .map((one) => {
      const value = readDecimal(one)
      return value ? written(value) : one
    })
