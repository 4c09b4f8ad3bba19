import { toleranceOf } from '#modules/master/contract/tolerance.ts'
import { compare, decimal, minus, plus, sum, written } from '#platform/contract/decimal.ts'

/** What a process was to make, what it has made, and how far the item's factory settings let it differ. */
export interface CountedProcess {
  readonly plan_qty: string
  /** What the process before has passed on; of the first process what was planned. */
  readonly ready_qty: string
  readonly good_qty: string
  readonly defective_qty: string
  readonly over_tolerance: string
  readonly under_tolerance: string
  /** Decimal places of the item’s unit. */
  readonly places: number
  readonly is_first: boolean
}

interface Counts {
  readonly good_qty: string
  readonly defective_qty: string
  /** Mended pieces come beside what the process before has passed on. */
  readonly rework_qty?: string | undefined
}

/** The first process makes no more good pieces than were planned and the tolerance adds; all others have what it passes on. */
export function tooMany(process: CountedProcess, { good_qty }: Counts) {
  if (!process.is_first) return undefined
  const { plan_qty: plan, over_tolerance: percent, good_qty: done, places } = process
  const most = plus(decimal(plan), toleranceOf(plan, percent, places))
  if (compare(plus(decimal(done), decimal(good_qty)), most) <= 0) return undefined
  const left = minus(most, decimal(done))
  const left_now = left.units > 0n ? written(left, 0) : '0'
  return { plan, percent, done, qty: good_qty, most: written(most, 0), left: left_now }
}

/** A finish that leaves pieces without a word: fewer good and defective ones than the process had, less the tolerance. */
export function tooFew(process: CountedProcess, counts: Counts) {
  const { ready_qty, under_tolerance: percent, places } = process
  const wanted = written(plus(decimal(ready_qty), decimal(counts.rework_qty ?? '0')), 0)
  const least = minus(decimal(wanted), toleranceOf(wanted, percent, places))
  const told = sum(
    [process.good_qty, process.defective_qty, counts.good_qty, counts.defective_qty].map(decimal),
  )
  if (compare(told, least) >= 0) return undefined
  const missing = written(minus(decimal(wanted), told), 0)
  return { wanted, percent, least: written(least, 0), told: written(told, 0), missing }
}
