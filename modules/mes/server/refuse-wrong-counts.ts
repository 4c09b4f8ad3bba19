import type { WorkInProgress } from '#modules/production/server/index.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { WorkToldKind } from '../contract/work-codes.ts'
import { tooFew, tooMany } from '../contract/tolerance.ts'
import { workErrors } from '../contract/work-errors.ts'

interface ToldCounts {
  readonly event_kind: WorkToldKind
  readonly good_qty: string
  readonly defective_qty: string
  readonly rework_qty: string
  readonly agreed: readonly string[]
}

/** 過不足: more than planned and tolerated is refused; a finish with less than there should be is asked about. */
export function refuseWrongCounts(
  { header, operation, operations }: WorkInProgress,
  told: ToldCounts,
  ask: (question: BusinessError) => void,
): void {
  const before = operations.find(({ process_no }) => process_no === operation.before_no)
  const { over_tolerance, under_tolerance, places } = header
  const process = {
    ...{ ...operation, over_tolerance, under_tolerance, places, is_first: !before },
    ready_qty: before
      ? written(sum([before.good_qty, operation.reworked_qty].map(decimal)), 0)
      : operation.plan_qty,
  }
  const over = tooMany(process, told)
  if (over) throw workErrors.BIZ_WORK_OVER.with(over).at('good_qty')
  if (told.event_kind !== '5') return
  const short = tooFew(process, told)
  const isLast = operations.at(-1)?.process_no === operation.process_no
  const question = isLast && before ? workErrors.BIZ_LAST_OPERATION_QTY : workErrors.BIZ_WORK_SHORT
  if (short && !told.agreed.includes(String(question.code))) ask(question.with(short).at('good_qty'))
}
