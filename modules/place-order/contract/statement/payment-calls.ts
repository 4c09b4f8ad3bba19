import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { payMethod } from '#modules/master/contract/partner-fields.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { paymentErrors } from './payment-errors.ts'
import { transferErrors } from './transfer-errors.ts'

const base = '/api/placeorder/supplierStatement'
const guard = ['placeorder:yes'] as const
const write = 'write:placeorder' as const
const audit = 'supplierPayment'

/** 支払登録: what was paid otherwise than by a transfer file, all of each statement on one day. */
export const recordPayment = endpoint({
  method: 'POST',
  path: `${base}/recordPayment`,
  summary: { ja: '支払通知：支払登録', en: 'Statements: record a payment', zh: '付款通知：登记付款' },
  ...{ guard, write, audit },
  input: z.object({
    statement_no: printedNumbers,
    paid_dt: day,
    paid_method: payMethod.schema,
    paid_note: z.string().trim().max(60).default(''),
  }),
  output: z.object({ paid: z.number().int() }),
  errors: [
    http[404],
    paymentErrors.BIZ_PAYMENT_DONE,
    paymentErrors.BIZ_PAYMENT_FUTURE,
    paymentErrors.BIZ_PAYMENT_NOTE,
    transferErrors.BIZ_TRANSFER_WITHDRAWN,
    transferErrors.BIZ_TRANSFER_AMOUNT,
  ],
})

/** 支払取消: the statement is owed again; the journal takes back what it has told. */
export const takeBackPayment = endpoint({
  method: 'POST',
  path: `${base}/takeBackPayment`,
  summary: { ja: '支払通知：支払取消', en: 'Statement: take back its payment', zh: '付款通知：取消付款' },
  ...{ guard, write, audit },
  input: z.object({
    statement_no: z.string().min(1).max(20),
    reason: z.string().trim().min(1).max(100),
  }),
  output: z.object({ statement_no: z.string() }),
  errors: [http[404], paymentErrors.BIZ_PAYMENT_NONE, paymentErrors.BIZ_PAYMENT_BY_FILE],
})
