import { z } from 'zod'
import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { bankErrors } from '#modules/system/contract/bank-rules.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { paymentErrors } from './payment-errors.ts'
import { transferErrors } from './transfer-errors.ts'

/** 振込データ: what is paid is marked with the file, which is kept. */
export const makeTransfer = endpoint({
  method: 'POST',
  path: '/api/placeorder/supplierStatement/makeTransfer',
  summary: {
    ja: '支払通知：振込データの作成',
    en: 'Statements: transfer file',
    zh: '付款通知：生成转账数据',
  },
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  looksUp: [bankAccountMaster],
  input: z.object({ account_cd: codeSchema(10), statement_no: printedNumbers }),
  output: fileAnswer,
  file: 'text/plain',
  audit: 'makeTransfer',
  errors: [
    http[404],
    ...Object.values(transferErrors),
    paymentErrors.BIZ_PAYMENT_DONE,
    bankErrors.BIZ_BANK_LETTER,
  ],
})
