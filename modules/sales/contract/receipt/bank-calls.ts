import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { csvBodyMegabytes, csvPreviewInput } from '#platform/contract/csv.ts'
import { csvErrors, unreadableCsv } from '#platform/contract/csv-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { receiptErrors } from './receipt-errors.ts'

const base = '/api/receiveorder/receipt'
const text = z.string()
const entering = {
  ...({ method: 'POST', guard: ['receiveorder:yes'], write: 'write:receiveorder' } as const),
  audit: 'receipt',
} as const

const bankReceipt = z.object({
  ...{ receipt_dt: text, amount: text, payer_nm: text },
  /** Who it is: whoever the same payer was before, or has this reading; blank where nobody is known. */
  ...{ customer_cd: text, branch_no: text, customer_nm: text },
  /** One of that day, payer and amount has been entered already. */
  known_flg: z.boolean(),
})
export type BankReceipt = z.output<typeof bankReceipt>

/** What the bank's file says has come in; nothing is written. */
export const previewBankFile = endpoint({
  ...entering,
  path: `${base}/csvPreview`,
  summary: {
    ja: '入金：銀行ファイルの確認',
    en: 'Receipts: preview the bank’s file',
    zh: '收款：预览银行文件',
  },
  bodyMegabytes: csvBodyMegabytes,
  input: csvPreviewInput,
  output: z.object({ list: z.array(bankReceipt) }),
  errors: [...unreadableCsv, csvErrors.IMP_NO_DATA, generic[3001], receiptErrors.BIZ_RECEIPT_FILE],
})

const entered = z.object({
  receipt_dt: day,
  amount: z.string().regex(/^[1-9]\d{0,11}$/, { error: 'V_NUMBER' }),
  payer_nm: z.string().trim().max(60),
  ...{ customer_cd: codeSchema(10), branch_no: branchNo().schema },
})

/** All of them, or none. */
export const enterBankRows = endpoint({
  ...entering,
  path: `${base}/csvUpload`,
  summary: {
    ja: '入金：銀行ファイルの取込',
    en: 'Receipts: enter the bank’s file',
    zh: '收款：导入银行文件',
  },
  input: z.object({ rows: z.array(entered).min(1).max(1000) }),
  output: z.object({ receipt_no: z.array(text) }),
  errors: [receiptErrors.BIZ_RECEIPT_CUSTOMER, receiptErrors.BIZ_RECEIPT_FUTURE],
})
