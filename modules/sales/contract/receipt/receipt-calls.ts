import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { differenceKind, receiptKind } from './receipt-codes.ts'
import { receiptErrors } from './receipt-errors.ts'

const base = '/api/receiveorder/receipt'
const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const
const audit = 'receipt'
const text = z.string()
const yen = z.string().regex(/^-?\d{1,12}$/, { error: 'V_NUMBER' })
const receipt_no = z.string().min(1).max(20)

/** 入金: money that has come, or what was deducted. Below zero is what was paid back. */
export const enterReceipt = endpoint({
  method: 'POST',
  path: `${base}/enter`,
  summary: { ja: '入金：登録', en: 'Receipts: enter', zh: '收款：登记' },
  ...{ guard, write, audit },
  input: z.object({
    ...{ receipt_dt: day, customer_cd: codeSchema(10), branch_no: branchNo().schema },
    ...{ receipt_kind: receiptKind.schema, amount: yen },
    payer_nm: z.string().trim().max(60).default(''),
    remarks: z.string().trim().max(100).default(''),
  }),
  output: z.object({ receipt_no: text }),
  errors: [
    receiptErrors.BIZ_RECEIPT_ZERO,
    receiptErrors.BIZ_RECEIPT_CUSTOMER,
    receiptErrors.BIZ_RECEIPT_FUTURE,
  ],
})

/** Not deleted: it stays, as cancelled, with the reason. */
export const cancelReceipt = endpoint({
  method: 'POST',
  path: `${base}/cancel`,
  summary: { ja: '入金：取消', en: 'Receipts: cancel', zh: '收款：取消' },
  ...{ guard, write, audit },
  input: z.object({ receipt_no, reason: z.string().trim().min(1).max(100) }),
  output: z.object({ receipt_no: text }),
  errors: [http[404], receiptErrors.BIZ_RECEIPT_STATED, receiptErrors.BIZ_RECEIPT_STATE],
})

const openStatement = z.object({
  ...{ statement_no: text, closing_dt: text, pay_dt: text, sales_amount: text, open_amount: text },
  /** What is proposed for it; 0 for none. */
  proposed: text,
})
export type OpenRow = z.output<typeof openStatement>

/** What a receipt could settle, with a proposal. */
export const openOfReceipt = endpoint({
  method: 'GET',
  path: `${base}/getOpen`,
  summary: { ja: '入金：消込候補', en: 'Receipts: what they may settle', zh: '收款：核销候选' },
  guard,
  input: z.object({ receipt_no }),
  output: z.object({
    ...{ customer_nm: text, rest_amount: text, fee: text },
    how: z.enum(['exact', 'fee', 'part', 'none']),
    list: z.array(openStatement),
  }),
  errors: [http[404]],
})

/** 消込: the receipt settles statements; what was not paid is settled for a reason. */
export const matchReceipt = endpoint({
  method: 'POST',
  path: `${base}/match`,
  summary: { ja: '入金：消込', en: 'Receipts: match', zh: '收款：核销' },
  ...{ guard, write, audit },
  input: z.object({
    receipt_no,
    matches: z
      .array(z.object({ statement_no: z.string().min(1).max(20), amount: yen }))
      .min(1)
      .max(200),
    difference: yen.default('0'),
    difference_kind: differenceKind.schema.default('6'),
  }),
  output: z.object({ receipt_no: text }),
  errors: [
    http[404],
    receiptErrors.BIZ_RECEIPT_STATE,
    receiptErrors.BIZ_RECEIPT_OTHER,
    receiptErrors.BIZ_RECEIPT_OVER,
    receiptErrors.BIZ_RECEIPT_MORE,
    receiptErrors.BIZ_RECEIPT_DIFFERENCE,
  ],
})

/** 消込解除: its statements are open again, and what was settled for a reason is cancelled with it. */
export const unmatchReceipt = endpoint({
  method: 'POST',
  path: `${base}/unmatch`,
  summary: { ja: '入金：消込解除', en: 'Receipts: take matching back', zh: '收款：解除核销' },
  ...{ guard, write, audit },
  input: z.object({ receipt_no, reason: z.string().trim().min(1).max(100) }),
  output: z.object({ receipt_no: text }),
  errors: [http[404], receiptErrors.BIZ_RECEIPT_STATED, receiptErrors.BIZ_RECEIPT_STATE],
})

/** 一括消込: receipts that settle one or several statements to the yen. */
export const matchExact = endpoint({
  method: 'POST',
  path: `${base}/matchExact`,
  summary: { ja: '入金：一括消込', en: 'Receipts: match what fits', zh: '收款：批量核销' },
  ...{ guard, write, audit },
  input: z.object({ receipt_no: z.array(receipt_no).min(1).max(1000) }),
  output: z.object({ matched: z.number().int() }),
  errors: [http[404]],
})
