import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { planErrors } from '../plan/plan-errors.ts'

/** on 0, off 1, running 3, error 9. */
export const planJobStatus = fixedCodes.plan_status
export type PlanJobStatus = (typeof planJobStatus)['codes'][number]

/** What the two background works of a factory do. */
export interface PlanState {
  readonly create: PlanJobStatus
  readonly fix: PlanJobStatus
}

export type PlanAction = 'plan' | 'confirm' | 'cancel' | 'change'

/**
 * What stands against an action while the plan is worked on (domain-reference.md §2.7). Cancelling and planning anew follow a
 * failed creation; a failed confirmation must have been looked at before anything else is planned, and may be tried again.
 */
export function refusalOf(action: PlanAction, { create, fix }: PlanState): BusinessError | undefined {
  if (create === '0' || create === '3') return planErrors[20126].with()
  if (fix === '0') return planErrors[20127].with()
  if (fix === '3') return planErrors[20124].with()
  if (action === 'plan' && fix === '9') return planErrors[20123].with()
  if (action === 'confirm' && create === '9') return planErrors[20125].with()
  return undefined
}
