import { compare, decimal, minus, written, zero } from '#platform/contract/decimal.ts'
import type { Match } from './propose-match.ts'

/**
 * Statements are settled by the money, and the last of them in part by what was deducted; below zero is what was paid too much.
 * Nothing where the difference is more than the statements.
 */
export function shareDifference(
  matches: readonly Match[],
  difference: string,
): { readonly money: readonly Match[]; readonly deducted: readonly Match[] } | undefined {
  let left = decimal(difference)
  const shared = matches
    .toReversed()
    .map(({ statement_no, amount }) => {
      const whole = decimal(amount)
      const isOwed = compare(whole, zero) > 0
      const taken = !isOwed ? zero : compare(left, whole) > 0 ? whole : left
      left = minus(left, taken)
      return { statement_no, money: minus(whole, taken), deducted: taken }
    })
    .toReversed()
  if (compare(left, zero) !== 0) return undefined
  const of = (part: 'money' | 'deducted') =>
    shared
      .filter((one) => compare(one[part], zero) !== 0)
      .map((one) => ({ statement_no: one.statement_no, amount: written(one[part], 0) }))
  return { money: of('money'), deducted: of('deducted') }
}
