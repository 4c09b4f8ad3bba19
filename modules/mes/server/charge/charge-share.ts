import { compare, decimal, divided, sum, times, written, zero } from '#platform/contract/decimal.ts'

interface InCharge {
  readonly plan_qty: string
  /** Of one piece; blank or 0: the item has none. */
  readonly weight: string
}

/** Time of a charge is divided by weight where all its items have one, else by quantity (decisions.md "Factory rules"); six places, together 1. */
export function chargeShares(jobs: readonly InCharge[]): readonly string[] {
  const byWeight = jobs.every(({ weight }) => weight !== '' && compare(decimal(weight), zero) > 0)
  const parts = jobs.map(({ plan_qty, weight }) =>
    byWeight ? times(decimal(plan_qty), decimal(weight)) : decimal(plan_qty),
  )
  const whole = sum(parts)
  if (compare(whole, zero) === 0)
    return jobs.map(() => written(divided(decimal('1'), decimal(String(jobs.length)), 6, 'half-up')))
  // Each begins where the one before it ends, so that rounding neither adds nor loses time.
  const ends = parts.map((_, at) => divided(sum(parts.slice(0, at + 1)), whole, 6, 'half-up'))
  return ends.map((end, at) => written(sum([end, times(ends[at - 1] ?? zero, decimal('-1'))]), 0))
}
