import type { WorkInProgress } from '#modules/production/server/index.ts'
import { compare, decimal, minus, negated, plus, written, zero } from '#platform/contract/decimal.ts'
import { workErrors } from '../contract/work-errors.ts'
import type { StandingEvent } from './work-events.ts'

export const lessOf = (qty: string): string => written(negated(decimal(qty)))

/**
 * What is left of the good pieces must still be enough for what the next process has used, or what was inspected at the end; what is
 * left of the defective ones for what is mended elsewhere.
 */
export function refusePassedOn(
  { header, operation, operations }: WorkInProgress,
  { good_qty, defective_qty }: Pick<StandingEvent, 'good_qty' | 'defective_qty'>,
): void {
  const leftToMend = minus(decimal(operation.defective_qty), decimal(defective_qty))
  if (compare(decimal(defective_qty), zero) > 0 && compare(decimal(operation.claimed_qty), leftToMend) > 0)
    throw workErrors.BIZ_WORK_IN_REWORK.with({ qty: operation.claimed_qty })
  const next = operations.find(({ before_no }) => before_no === operation.process_no)
  if (!next) {
    if (header.final_flg && compare(decimal(header.awaiting_qty), decimal(good_qty)) < 0)
      throw workErrors.BIZ_WORK_INSPECTED.with()
    return
  }
  // What it mended was not among the good ones.
  const used = minus(plus(decimal(next.good_qty), decimal(next.defective_qty)), decimal(next.reworked_qty))
  const left = minus(decimal(operation.good_qty), decimal(good_qty))
  if (compare(used, zero) > 0 && compare(used, left) > 0)
    throw workErrors.BIZ_WORK_PASSED_ON.with({ name: next.operation_nm, qty: written(used) })
}
