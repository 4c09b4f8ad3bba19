import type { BusinessError } from '#platform/contract/errors.ts'
import { planErrors } from '../plan/plan-errors.ts'

/** Why a work order is not a plan again, as far as a list knows it: it is done, has begun, or its sheet is on the shop floor. */
export function withdrawRefusal({
  work_order_no: code,
  instruction_status,
  isIssued,
}: {
  readonly work_order_no: string
  readonly instruction_status: string
  readonly isIssued: boolean
}): BusinessError | undefined {
  if (instruction_status === '2') return planErrors[20060].with({ code })
  if (instruction_status !== '1') return planErrors[20061].with({ code })
  return isIssued ? planErrors.BIZ_SHEET_ISSUED.with({ no: code }) : undefined
}
