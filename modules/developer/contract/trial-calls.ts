import { z } from 'zod'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { trialErrors, trialSlip } from './trial-slip.ts'

const base = '/api/developer/trialSlip'
const guard = ['developer:yes'] as const
const slip_no = z.string().min(1).max(10)

export const stepTrial = endpoint({
  method: 'POST',
  path: `${base}/step`,
  summary: { ja: '伝票：確定・取消', en: 'Slip: confirm, cancel', zh: '单据：确认·取消' },
  guard,
  input: z.object({ slip_no, verb: z.enum(['confirm', 'reopen', 'cancel']) }),
  output: trialSlip.schema.record,
  errors: [http[404], trialErrors.TRIAL_STEP, trialErrors.TRIAL_CANCEL],
  audit: trialSlip.name,
})

export const shipTrial = endpoint({
  method: 'POST',
  path: `${base}/ship`,
  summary: { ja: '伝票：1行の出荷', en: 'Slip: ship a line', zh: '单据：出库一行' },
  guard,
  input: z.object({ slip_no, line_no: z.number().int().min(1) }),
  output: trialSlip.schema.record,
  errors: [http[404]],
  audit: trialSlip.name,
})

/** Prints them for the partner, who has these revisions from then on. */
export const printTrial = endpoint({
  method: 'GET',
  path: `${base}/print`,
  summary: { ja: '伝票：印刷', en: 'Slip: print', zh: '单据：打印' },
  guard,
  input: z.object({ slip_no: printedNumbers }),
  output: fileAnswer,
  file: 'application/pdf',
  errors: [http[404]],
})

/** A slip as long as one may be, with its first line shipped. */
export const longTrial = endpoint({
  method: 'POST',
  path: `${base}/makeLong`,
  summary: { ja: '伝票：200行の例', en: 'Slip: example of 200 lines', zh: '单据：200行示例' },
  guard,
  input: z.object({}),
  output: z.object({ slip_no: z.string() }),
  audit: trialSlip.name,
})
