import { z } from 'zod'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { validation } from '#platform/contract/validation.ts'
import { guardedActKind } from './law-codes.ts'
import { passErrors } from './law-errors.ts'

const base = '/api/placeorder/guardedActs'
const words = z.string().trim().max(200)
const filled = (most: number) => z.string().trim().min(1, { error: 'V_REQUIRED' }).max(most)
const acting = {
  method: 'POST',
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  audit: 'guardedActs',
} as const

/** 承認依頼: for exactly this act, with what the supplier is to blame for. */
export const askForPass = endpoint({
  ...acting,
  path: `${base}/ask`,
  summary: { ja: '取適法ガード：承認依頼', en: 'Fair-trade guard: ask', zh: '取适法防护：申请批准' },
  input: z.object({
    kind: guardedActKind.schema,
    supplier_cd: codeSchema(10),
    branch_no: branchNo().schema.default('00'),
    /** As the refusal has named it. */
    subject: filled(60),
    figure: filled(20),
    reason: filled(200),
  }),
  output: z.object({ act_no: z.string() }),
  errors: [http[404], passErrors.BIZ_LAW_NOT_SUBJECT, passErrors.BIZ_LAW_ASKED],
})

/** 承認・却下: never by whoever has asked. */
export const decidePass = endpoint({
  ...acting,
  path: `${base}/decide`,
  summary: { ja: '取適法ガード：承認', en: 'Fair-trade guard: decide', zh: '取适法防护：批准' },
  input: z.object({
    act_no: z.string().regex(/^\d{1,18}$/),
    accept: z.enum(['1', '2']),
    reason: words.default(''),
  }),
  output: z.object({}),
  errors: [http[404], validation.V_REQUIRED, passErrors.BIZ_LAW_SAME_PERSON, passErrors.BIZ_LAW_DECIDED],
})

/** 取適法年次報告書: the records of a fiscal year on paper, by supplier and with all that needs a word of explanation. */
export const printFairTradeReport = endpoint({
  method: 'POST',
  path: '/api/placeorder/fairTradeRecords/printReport',
  summary: {
    ja: '取適法年次記録：報告書の印刷',
    en: 'Fair-trade records: print report',
    zh: '取适法年度记录：打印报告书',
  },
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  audit: 'fairTradeReport',
  /** Blank: the year of the business date. */
  input: z.object({ fiscal_year: z.string().regex(/^(20\d{2})?$/, { error: 'V_INVALID' }) }),
  output: fileAnswer,
  file: 'application/pdf',
})
