import { compare, decimal, minus, sum, written, zero, type Decimal } from '#platform/contract/decimal.ts'

/** 消込 of money against statements: pure. */

export interface OpenStatement {
  readonly statement_no: string
  /** What is not settled of it; below zero where more came back than was sold. */
  readonly open_amount: string
}

export interface Match {
  readonly statement_no: string
  readonly amount: string
}

export interface Proposal {
  /** exact: one or several statements as they are; fee: with what the bank took; part: the oldest first, as far as it goes. */
  readonly how: 'exact' | 'fee' | 'part' | 'none'
  readonly matches: readonly Match[]
  /** What was not paid, and is settled as the bank's fee. */
  readonly fee: string
}

/** The bank's fee is never more than that. */
export const mostFee = '1000'

/**
 * What a payment is for: a statement of just that amount, all statements from the oldest up to one, two that add up to it; then
 * the same with a fee that was deducted; else the oldest first. Statements come oldest first.
 */
export function proposeMatch(received: string, open: readonly OpenStatement[]): Proposal {
  const amount = decimal(received)
  const owed = open.filter(({ open_amount }) => compare(decimal(open_amount), zero) !== 0)
  if (compare(amount, zero) <= 0 || owed.length === 0) return { how: 'none', matches: [], fee: '0' }
  const groups = [...owed.map((one) => [one]), ...runsOf(owed), ...pairsOf(owed)]
  const exact = groups.find((group) => compare(totalOf(group), amount) === 0)
  if (exact) return { how: 'exact', matches: whole(exact), fee: '0' }
  const less = groups.find((group) => {
    const fee = minus(totalOf(group), amount)
    return compare(fee, zero) > 0 && compare(fee, decimal(mostFee)) <= 0
  })
  if (less) return { how: 'fee', matches: whole(less), fee: written(minus(totalOf(less), amount), 0) }
  return { how: 'part', matches: oldestFirst(amount, owed), fee: '0' }
}

const totalOf = (group: readonly OpenStatement[]): Decimal =>
  sum(group.map(({ open_amount }) => decimal(open_amount)))

const whole = (group: readonly OpenStatement[]): readonly Match[] =>
  group.map(({ statement_no, open_amount }) => ({ statement_no, amount: open_amount }))

/** A customer pays what the last statement asks for in all: itself and whatever was carried forward. */
const runsOf = (owed: readonly OpenStatement[]) => owed.map((_, at) => owed.slice(0, at + 1))

const pairsOf = (owed: readonly OpenStatement[]) =>
  owed.flatMap((one, at) => owed.slice(at + 1).map((other) => [one, other]))

function oldestFirst(amount: Decimal, owed: readonly OpenStatement[]): readonly Match[] {
  let rest = amount
  const matches: Match[] = []
  for (const { statement_no, open_amount } of owed) {
    const open = decimal(open_amount)
    const taken = compare(open, rest) < 0 ? open : rest
    if (compare(taken, zero) === 0) break
    matches.push({ statement_no, amount: written(taken, 0) })
    rest = minus(rest, taken)
  }
  return matches
}
